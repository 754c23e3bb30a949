import { lazy, Suspense, useState } from 'react'

const Contents = lazy(async () => {
  const { SignUpDialog } = await import('./sign-up-dialog.tsx')
  return { default: SignUpDialog }
})

type SignUpModalProps = { opened: boolean; onClose: () => void }

/** The sign-up modal, loaded with its first opening. */
export function SignUpModal({ opened, onClose }: SignUpModalProps) {
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Contents opened={opened} onClose={onClose} />
    </Suspense>
  )
}
