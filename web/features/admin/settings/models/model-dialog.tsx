import { Modal } from '@mantine/core'
import type { Family, KnownModel } from '#shared/admin/model-entries.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConflictChoice } from '../../shared/conflict-choice.tsx'
import { ModelForm } from './model-form.tsx'
import { FIELD_KEYS, formOf, type ModelForm as Values } from './model-form-values.ts'
import { type ModelWork, useModelWork } from './use-model-work.ts'

const t = textsOf('adminSettings')

/** What the dialog was opened for: a model that is known, or a new one. */
export type Opened = { model: KnownModel | null }

type ModelDialogProps = {
  opened: Opened | null
  onClose: () => void
  models: readonly KnownModel[]
  families: readonly Family[]
}

/** Adds a model or changes what is known of one. */
export function ModelDialog({ opened, onClose, models, families }: ModelDialogProps) {
  return (
    <Modal
      opened={opened !== null}
      onClose={onClose}
      title={opened?.model ? t('models.editOf', { id: opened.model.entry.id }) : t('models.add')}
      size={720}
      // A click beside the dialog must not take away what is being entered.
      closeOnClickOutside={false}
    >
      {opened && <Workplace model={opened.model} onClose={onClose} models={models} families={families} />}
    </Modal>
  )
}

type WorkplaceProps = Omit<ModelDialogProps, 'opened'> & Opened

function Workplace({ model, onClose, models, families }: WorkplaceProps) {
  const work = useModelWork(model, families, onClose)
  return work.conflict ? (
    <Conflict work={work} stored={work.conflict} />
  ) : (
    <ModelForm work={work} names={models.map(({ entry }) => entry.id)} />
  )
}

function Conflict({ work, stored }: { work: ModelWork; stored: NonNullable<ModelWork['conflict']> }) {
  const theirs = formOf(stored.entry)
  const mine = work.form.getValues()
  const text = (values: Values, field: keyof Values) => String(values[field])
  return (
    <ConflictChoice
      savedBy={stored.savedBy}
      savedAt={stored.updatedAt ? formatMoment(stored.updatedAt) : t('models.anotherPage')}
      fields={FIELD_KEYS.map((field) => ({
        label: t(`models.field.${field}`),
        stored: text(theirs, field),
        mine: text(mine, field),
      }))}
      onBack={work.goOnEditing}
      onTakeStored={work.takeStored}
      onSaveMine={work.saveMine}
      pending={work.pending}
      failure={work.failure}
    />
  )
}
