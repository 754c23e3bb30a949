import { useHotkeys } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useStore } from '#web/lib/use-store.ts'
import { later } from '../keeping/later.ts'
import { paletteStore } from './palette-store.ts'

const Palette = later(() => import('./palette.tsx'), 'Palette')

/** Opens and closes the palette with Ctrl or Cmd plus K on every page; it is loaded when it is first opened. */
export function PaletteHost() {
  const opened = useStore(paletteStore)
  const [wanted, setWanted] = useState(false)
  if (opened && !wanted) setWanted(true)
  useHotkeys([['mod+K', paletteStore.toggle]], [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Palette opened={opened} />
    </Suspense>
  )
}
