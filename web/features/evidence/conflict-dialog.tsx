import { Button, Group, Modal, Stack } from '@mantine/core'
import type { EvidenceRow } from '#shared/records.ts'
import { textsOf } from '#web/lib/texts.ts'
import { DiffColumns } from '#web/ui/diff-columns.tsx'
import { type FieldSpec, fieldsOf, type Values, valuesOf } from './record-fields.ts'
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

/** Somebody else saved first: what is stored beside what was typed, and the choice between them. */
export function ConflictDialog({
  stored,
  mine,
  busy,
  onBack,
  onTakeStored,
  onSaveMine,
}: ConflictDialogProps) {
  const theirs = valuesOf(stored)
  const differing = fieldsOf(stored.type).filter(
    ({ name }) => mine[name] !== undefined && mine[name] !== (theirs[name] ?? ''),
  )
  return (
    <Modal opened onClose={onBack} size="42rem" title={t('conflict.title', { name: nameOf(stored) })}>
      <Stack gap="md">
        <div>{t('conflict.text')}</div>
        {differing.map((spec) => (
          <Compared
            key={spec.name}
            spec={spec}
            stored={theirs[spec.name] ?? ''}
            mine={mine[spec.name] ?? ''}
          />
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="subtle" color="gray" disabled={busy} onClick={onSaveMine}>
            {t('conflict.saveMine')}
          </Button>
          <Button disabled={busy} onClick={onTakeStored}>
            {t('conflict.takeStored')}
          </Button>
          <Button variant="filled" disabled={busy} onClick={onBack} data-autofocus>
            {t('conflict.back')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Compared({ spec, stored, mine }: { spec: FieldSpec; stored: string; mine: string }) {
  const label = t(`field.${spec.label}`)
  return (
    <DiffColumns
      label={label}
      left={{ heading: t('conflict.stored', { label }), text: fieldWords(spec, stored) }}
      right={{ heading: t('conflict.mine', { label }), text: fieldWords(spec, mine) }}
      words={{
        equal: t('conflict.equal'),
        added: t('conflict.added'),
        removed: t('conflict.removed'),
        unchanged: (count) => t('conflict.unchanged', { count }),
      }}
    />
  )
}
