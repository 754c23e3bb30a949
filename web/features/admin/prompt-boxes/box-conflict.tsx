import { Modal } from '@mantine/core'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConflictChoice, conflictTitle } from '../shared/conflict-choice.tsx'
import type { Applied } from './use-boxes.ts'

const t = textsOf('adminRules')

type BoxConflictProps = {
  outcome: Applied | null
  mine: string
  pending: boolean
  onClose: () => void
  onBack: (stored: PromptBox) => void
  onTakeStored: () => void
  onSaveMine: (stored: PromptBox) => void
}

/** Both versions of a box that somebody else saved first, and the choice between them. */
export function BoxConflict(props: BoxConflictProps) {
  const { outcome, mine, pending, onClose, onBack, onTakeStored, onSaveMine } = props
  const { stored, savedBy } = outcome?.status === 'conflict' ? outcome : { stored: null, savedBy: null }
  return (
    <Modal
      opened={stored !== null}
      onClose={onClose}
      title={conflictTitle(t('conflict.what'), savedBy)}
      size={880}
      closeOnClickOutside={false}
    >
      {stored && (
        <ConflictChoice
          savedBy={savedBy}
          savedAt={formatMoment(stored.updated_at)}
          fields={[{ label: t('conflict.rules'), stored: stored.prompt_text, mine }]}
          onBack={() => {
            onBack(stored)
            onClose()
          }}
          onTakeStored={() => {
            onTakeStored()
            onClose()
          }}
          onSaveMine={() => onSaveMine(stored)}
          pending={pending}
        />
      )}
    </Modal>
  )
}
