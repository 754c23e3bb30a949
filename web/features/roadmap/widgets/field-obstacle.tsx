import { Modal } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { ChoicePrompt } from '#web/ui/choice-prompt.tsx'
import { ConflictChoice, type ConflictWords } from '#web/ui/conflict-choice.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import type { FieldDraft } from './field-draft.ts'

const t = textsOf('roadmap')

type FieldObstacleProps = {
  label: string
  draft: FieldDraft
  /** What stands in the field by now. */
  current: string
}

/** What stands between a typed text and the roadmap, with the ways on. */
export function FieldObstacle({ draft, label, current }: FieldObstacleProps) {
  const { obstacle, saving, discard } = draft
  switch (obstacle?.kind) {
    case undefined:
      return null
    case 'failed':
      return <StateLine state="failed" text={obstacle.text} />
    case 'conflict':
      return (
        <Modal
          opened
          onClose={draft.goOn}
          title={t('conflict.title', { label })}
          size={720}
          closeOnClickOutside={false}
        >
          <ConflictChoice
            fields={[{ label, stored: current, mine: draft.shown.text.trim() }]}
            words={conflictWords()}
            onBack={draft.goOn}
            onTakeStored={discard}
            onSaveMine={draft.saveAnyway}
            pending={saving}
          />
        </Modal>
      )
    case 'second':
      return (
        <ChoicePrompt
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

const conflictWords = (): ConflictWords => ({
  text: t('conflict.text'),
  stored: t('conflict.stored'),
  mine: t('conflict.mine'),
  equal: t('conflict.equal'),
  saveMine: t('conflict.saveMine'),
  takeStored: t('conflict.takeStored'),
  back: t('conflict.back'),
  diff: {
    equal: t('conflict.equal'),
    removed: t('conflict.removed'),
    added: t('conflict.added'),
    unchanged: (lines) => t('conflict.unchanged', { lines }),
  },
})
