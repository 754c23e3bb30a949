import { Modal } from '@mantine/core'
import type { SettingKey } from '#shared/admin/settings.ts'
import { formatMoment } from '#web/lib/format.ts'
import { ConflictChoice } from '../shared/conflict-choice.tsx'
import type { Saving } from './use-saving.ts'
import { LABELS, VALUE_KEYS, type Values, valueText } from './values.ts'

/** The settings that somebody else saved first, each beside what the page holds. */
export function ConflictDialog({ saving, values }: { saving: Saving; values: Values }) {
  const { conflicts } = saving
  const latest = conflicts
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1)
  return (
    <Modal
      opened={conflicts.length > 0}
      onClose={saving.goOnEditing}
      title="Somebody else saved these settings"
      size={880}
      closeOnClickOutside={false}
    >
      <ConflictChoice
        what={conflicts.length > 1 ? 'these settings' : 'this setting'}
        savedAt={latest ? formatMoment(latest) : 'another page'}
        fields={conflicts.map(({ key, stored }) => ({
          label: LABELS[key],
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
