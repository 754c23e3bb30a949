import type { ReactNode } from 'react'
import { EvidencePage } from '#web/features/evidence/evidence-page.tsx'
import { Comments } from '#web/features/team/comments/comments.tsx'

/** The evidence with the comments of the venture's people. */
export function TeamEvidence({ header }: { header: ReactNode }) {
  return <EvidencePage header={header} Comments={Comments} />
}
