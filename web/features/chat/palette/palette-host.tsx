import { useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import { loadTexts } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useStore } from '#web/lib/use-store.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { later } from '../keeping/later.ts'
import { paletteStore } from './palette-store.ts'

const load = () => import('./palette.tsx')
const Palette = later(load, 'Palette')

/** Whoever presses the keys goes on typing at once. */
function preload(): void {
  Promise.all([load(), loadTexts(['keeping'])]).catch(() => {})
}

/**
 * Opens and closes the palette with Ctrl or Cmd plus K on every page. Members have it loaded once the browser is idle,
 * visitors when they first open it.
 */
export function PaletteHost() {
  const opened = useStore(paletteStore)
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  const isMember = useSession().status === 'in'
  useEffect(() => {
    if (isMember) whenIdle(preload)
  }, [isMember])
  useHotkeys([['mod+K', paletteStore.toggle]], [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Palette opened={opened} />
    </Suspense>
  )
}
