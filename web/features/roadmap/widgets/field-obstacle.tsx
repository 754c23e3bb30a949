import { ClosedQuestion } from '#web/ui/closed-question.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import type { FieldDraft } from './field-draft.ts'

/** What stands between a typed text and the roadmap, with the ways on. */
export function FieldObstacle({ draft }: { draft: FieldDraft }) {
  const { obstacle, saving, discard } = draft
  switch (obstacle?.kind) {
    case undefined:
      return null
    case 'failed':
      return <StateLine state="failed" text={obstacle.text} />
    case 'conflict':
      return (
        <ClosedQuestion
          tone="wait"
          question={obstacle.text}
          busy={saving}
          answers={[
            { label: 'Keep what is there', onClick: discard },
            { label: 'Use mine', onClick: draft.saveAnyway },
          ]}
        />
      )
    case 'second':
      return (
        <ClosedQuestion
          tone="wait"
          question={obstacle.text}
          busy={saving}
          answers={[
            { label: 'Yes, replace it', onClick: () => draft.saveInPlaceOf(obstacle.other) },
            { label: `Keep ${obstacle.other}`, onClick: discard },
          ]}
        />
      )
  }
}
