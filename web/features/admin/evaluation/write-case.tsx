import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CASE_LIMITS, FIRST_SET } from '#shared/admin/evaluation-cases.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { CaseFields } from './case-fields.tsx'
import classes from './evaluation.module.css'
import { useKeep, useRemoveCase } from './use-evaluation.ts'

const t = textsOf('adminEvaluation')

/** A case that nobody asked: its question, and what an excellent reply does. */
export function WriteCase({ set: present = FIRST_SET }: { set: string | undefined }) {
  const [question, setQuestion] = useState('')
  const [expectation, setExpectation] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const keep = useKeep()
  const undo = useRemoveCase()
  const set = typed ?? present
  const add = () =>
    keep.mutate(
      { question, expectation, set },
      {
        onSuccess() {
          undo.reset()
          setQuestion('')
          setExpectation('')
        },
      },
    )
  const kept = undo.isSuccess ? undefined : keep.data?.case
  return (
    <form
      className={classes.write}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3 className={classes.writeTitle}>{t('sets.write')}</h3>
      <CaseFields {...{ question, expectation, setQuestion, setExpectation }} />
      <div className={classes.rename}>
        <TextInput
          label={t('sets.into')}
          maxLength={CASE_LIMITS.name}
          value={set}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" disabled={question.trim() === '' || set.trim() === '' || keep.isPending}>
          {keep.isPending ? t('sets.adding') : t('sets.add')}
        </Button>
      </div>
      {keep.error && <StateLine state="failed" text={keep.error.message} />}
      {kept && (
        <StateLine
          state="info"
          text={t('sets.added', { set: kept.set, count: kept.in_set })}
          action={{ label: t('sets.undo'), onClick: () => undo.mutate(kept.id) }}
        />
      )}
    </form>
  )
}
