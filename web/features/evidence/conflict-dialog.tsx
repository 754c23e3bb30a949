import { Modal } from '@mantine/core'
import type { EvidenceRow } from '#shared/records.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConflictChoice, type ConflictWords } from '#web/ui/conflict-choice.tsx'
import { fieldsOf, type Values, valuesOf } from './record-fields.ts'
import { fieldWords, nameOf } from './record-words.ts'

const t = textsOf('evidence')

type ConflictDialogProps = {
  stored: EvidenceRow
  /** What was changed here, by field. */
  mine: Values
  busy: boolean
  onBack: () => void
  onTakeStored: () => void
  onSaveMine: () => void
}

/** Somebody else saved first: each field that was changed here, as it is stored beside as it was typed. */
export function ConflictDialog({ stored, mine, busy, ...ways }: ConflictDialogProps) {
  const theirs = valuesOf(stored)
  const fields = fieldsOf(stored.type).flatMap((spec) => {
    const typed = mine[spec.name]
    if (typed === undefined) return []
    return {
      label: t(`field.${spec.label}`),
      stored: fieldWords(spec, theirs[spec.name] ?? ''),
      mine: fieldWords(spec, typed),
    }
  })
  return (
    <Modal
      opened
      onClose={ways.onBack}
      size={720}
      closeOnClickOutside={false}
      title={t('conflict.title', { name: nameOf(stored) })}
    >
      <ConflictChoice fields={fields} words={conflictWords()} pending={busy} {...ways} />
    </Modal>
  )
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
