import { lazy, Suspense } from 'react'
import { arrival } from '#web/lib/arrival.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { useStore } from '#web/lib/use-store.ts'

const Welcome = lazy(async () => {
  const [{ Welcome }] = await Promise.all([import('./welcome.tsx'), loadTexts(['home'])])
  return { default: Welcome }
})

/** Welcomes somebody who has just become a member, once. */
export function ArrivalCard() {
  const { status } = useSession()
  const how = useStore(arrival, () => null)
  if (!how || status !== 'in') return null
  return (
    <Suspense fallback={null}>
      <Welcome claimed={how === 'claimed'} />
    </Suspense>
  )
}
