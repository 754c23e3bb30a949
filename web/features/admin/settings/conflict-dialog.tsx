import { Modal } from '@mantine/core'
import type { SettingKey } from '#shared/admin/settings.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConflictChoice, conflictTitle } from '../shared/conflict-choice.tsx'
import type { Saving } from './use-saving.ts'
import { labelOf, VALUE_KEYS, type Values, valueText } from './values.ts'

const t = textsOf('adminSettings')

/** The settings that somebody else saved first, each beside what the page holds. */
export function ConflictDialog({ saving, values }: { saving: Saving; values: Values }) {
  const { conflicts } = saving
  const latest = [...conflicts]
    .sort((one, other) => ((one.updatedAt ?? '') < (other.updatedAt ?? '') ? -1 : 1))
    .at(-1)
  return (
    <Modal
      opened={conflicts.length > 0}
      onClose={saving.goOnEditing}
      title={conflictTitle(t('conflict.what', { count: conflicts.length }), latest?.savedBy)}
      size={880}
      closeOnClickOutside={false}
    >
      <ConflictChoice
        savedBy={latest?.savedBy ?? null}
        savedAt={latest?.updatedAt ? formatMoment(latest.updatedAt) : t('conflict.elsewhere')}
        fields={conflicts.map(({ key, stored }) => ({
          label: labelOf(key),
          stored: valueText(stored),
          mine: mineOf(values, key),
        }))}
        onBack={saving.goOnEditing}
        onTakeStored={saving.takeStored}
        onSaveMine={saving.saveMine}
        pending={saving.pending}
      />
    </Modal>
  )
}

/** What is edited of a key; an API key is typed and never shown. */
function mineOf(values: Values, key: SettingKey): string {
  const edited = VALUE_KEYS.find((each) => each === key)
  return edited ? valueText(values[edited]) : ''
}
