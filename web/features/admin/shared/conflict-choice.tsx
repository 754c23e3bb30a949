import { Button, Group, Stack, Text } from '@mantine/core'
import { DiffView } from '#web/ui/diff-view.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './conflict-choice.module.css'
import { DIFF_WORDS } from './diff-words.ts'

/** One part of what two people changed; text as it would be saved. */
export interface ConflictField {
  readonly label: string
  readonly stored: string
  readonly mine: string
}

type ConflictChoiceProps = {
  /** "this entry" */
  what: string
  /** "12 June at 14:05", when the stored version was saved. */
  savedAt: string
  fields: readonly ConflictField[]
  onBack: () => void
  onTakeStored: () => void
  onSaveMine: () => void
  pending: boolean
  failure?: string | null
}

/** Somebody else saved first: what is stored beside what was typed, and the choice between them. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { what, savedAt, onBack, onTakeStored, onSaveMine, pending, failure } = props
  const changed = props.fields.filter(({ stored, mine }) => stored !== mine)
  return (
    <Stack gap="md">
      <Text>
        Somebody else saved {what} on {savedAt}, after you opened it. Nothing has been overwritten. Struck
        lines are stored now; added lines are yours.
      </Text>
      {changed.map(({ label, stored, mine }) => (
        <div key={label} className={classes.field}>
          <h3 className={classes.label}>{label}</h3>
          <DiffView
            before={stored}
            after={mine}
            label={`${label}: from what is stored to yours`}
            words={DIFF_WORDS}
          />
        </div>
      ))}
      {changed.length === 0 && <Text>Both versions say the same.</Text>}
      {failure && <StateLine state="failed" text={failure} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={onBack} disabled={pending}>
          Back to editing
        </Button>
        <Button onClick={onTakeStored} disabled={pending}>
          Use the stored version
        </Button>
        <Button variant="filled" onClick={onSaveMine} loading={pending}>
          Save mine instead
        </Button>
      </Group>
    </Stack>
  )
}
