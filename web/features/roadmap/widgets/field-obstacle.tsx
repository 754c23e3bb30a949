import { textsOf } from '#web/lib/texts.ts'
import { ClosedQuestion } from '#web/ui/closed-question.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import type { FieldDraft } from './field-draft.ts'

const t = textsOf('roadmap')

type FieldObstacleProps = {
  draft: FieldDraft
  /** What stands in the field by now. */
  current: string
}

/** What stands between a typed text and the roadmap, with the ways on. */
export function FieldObstacle({ draft, current }: FieldObstacleProps) {
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
          question={current ? t('edit.changed', { current }) : t('edit.emptied')}
          busy={saving}
          answers={[
            { label: t('edit.keepTheirs'), onClick: discard },
            { label: t('edit.useMine'), onClick: draft.saveAnyway },
          ]}
        />
      )
    case 'second':
      return (
        <ClosedQuestion
          tone="wait"
          question={t('edit.replace', { other: obstacle.other })}
          busy={saving}
          answers={[
            { label: t('edit.yesReplace'), onClick: () => draft.saveInPlaceOf(obstacle.other) },
            { label: t('edit.keepOther', { other: obstacle.other }), onClick: discard },
          ]}
        />
      )
  }
}
