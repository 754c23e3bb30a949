import { Button, Group, Stack, Text } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { DiffColumns } from '#web/ui/diff-columns.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './conflict-choice.module.css'
import { DIFF_WORDS } from './diff-words.ts'

const t = textsOf('admin')

/** One part of what two people changed; text as it would be saved. */
export interface ConflictField {
  readonly label: string
  readonly stored: string
  readonly mine: string
}

type ConflictChoiceProps = {
  /** Who saved the stored version, where that is known. */
  savedBy?: string | null
  /** "12 June at 14:05", when that was. */
  savedAt: string
  fields: readonly ConflictField[]
  onBack: () => void
  onTakeStored: () => void
  onSaveMine: () => void
  pending: boolean
  failure?: string | null
}

/** What a dialog with such a choice is called: "Bo Quist saved this prompt while you were editing". */
export const conflictTitle = (what: string, savedBy?: string | null): string =>
  t('conflict.title', { who: savedBy ?? t('conflict.somebody'), what })

/** Somebody else saved first: what is stored beside what was typed, and the choice between them. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { savedBy, savedAt, onBack, onTakeStored, onSaveMine, pending, failure } = props
  const changed = props.fields.filter(({ stored, mine }) => stored !== mine)
  const who = savedBy ?? t('conflict.another')
  return (
    <Stack gap="md">
      <Text>{t('conflict.text')}</Text>
      {changed.map(({ label, stored, mine }) => (
        <div key={label} className={classes.field}>
          <h3 className={classes.label}>{label}</h3>
          <DiffColumns
            label={label}
            left={{ heading: t('conflict.stored', { who, at: savedAt }), text: stored }}
            right={{ heading: t('conflict.mine'), text: mine }}
            words={DIFF_WORDS}
          />
        </div>
      ))}
      {changed.length === 0 && <Text>{t('conflict.equal')}</Text>}
      {failure && <StateLine state="failed" text={failure} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={onSaveMine} loading={pending}>
          {t('conflict.saveMine')}
        </Button>
        <Button onClick={onTakeStored} disabled={pending}>
          {t('conflict.takeStored')}
        </Button>
        <Button variant="filled" onClick={onBack} disabled={pending} data-autofocus>
          {t('conflict.back')}
        </Button>
      </Group>
    </Stack>
  )
}
