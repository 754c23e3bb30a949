import { Button, Group, Stack, Text } from '@mantine/core'
import classes from './conflict-choice.module.css'
import { DiffColumns } from './diff-columns.tsx'
import type { DiffWords } from './diff-view.tsx'
import { StateLine } from './state-line.tsx'

/** One part of what two people changed; text as it would be saved. */
export interface ConflictField {
  readonly label: string
  readonly stored: string
  readonly mine: string
}

/** What the choice says. */
export interface ConflictWords {
  /** Which colour is whose, and that nothing was overwritten. */
  readonly text: string
  /** Heads of the two columns. */
  readonly stored: string
  readonly mine: string
  readonly equal: string
  readonly saveMine: string
  readonly takeStored: string
  readonly back: string
  readonly diff: DiffWords
}

type ConflictChoiceProps = {
  fields: readonly ConflictField[]
  words: ConflictWords
  onBack: () => void
  onTakeStored: () => void
  onSaveMine: () => void
  pending: boolean
  failure?: string | null
}

/** Somebody else saved first: what is stored beside what was typed, and the choice between them. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { words, onBack, onTakeStored, onSaveMine, pending, failure } = props
  const changed = props.fields.filter(({ stored, mine }) => stored !== mine)
  return (
    <Stack gap="md">
      <Text>{words.text}</Text>
      {changed.map(({ label, stored, mine }) => (
        <div key={label} className={classes.field}>
          <h3 className={classes.label}>{label}</h3>
          <DiffColumns
            label={label}
            left={{ heading: words.stored, text: stored }}
            right={{ heading: words.mine, text: mine }}
            words={words.diff}
          />
        </div>
      ))}
      {changed.length === 0 && <Text>{words.equal}</Text>}
      {failure && <StateLine state="failed" text={failure} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={onSaveMine} loading={pending}>
          {words.saveMine}
        </Button>
        <Button onClick={onTakeStored} disabled={pending}>
          {words.takeStored}
        </Button>
        <Button variant="filled" onClick={onBack} disabled={pending} data-autofocus>
          {words.back}
        </Button>
      </Group>
    </Stack>
  )
}
