import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EvaluationCase, type EvaluationSet } from '#shared/admin/evaluation-cases.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictChoice } from '../shared/conflict-choice.tsx'
import { currentOf, savedByOf } from '../shared/saved-by.ts'
import { CaseFields } from './case-fields.tsx'
import classes from './evaluation.module.css'
import { useCases, useChangeCase, useRemoveCase } from './use-evaluation.ts'

const t = textsOf('adminEvaluation')

/** The cases of a set, each to be changed in its place or taken out. */
export function CaseList({ set, mayChange }: { set: EvaluationSet; mayChange: boolean }) {
  const { data, error, refetch } = useCases(set.id)
  return (
    <>
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text={t('failed')}
            action={{ label: t('again'), onClick: () => refetch() }}
          />
        </div>
      )}
      {data?.cases.length === 0 && <p className={classes.empty}>{t('sets.empty')}</p>}
      <ul className={classes.kept}>
        {data?.cases.map((kept) => (
          <CaseItem key={kept.id} kept={kept} mayChange={mayChange} />
        ))}
      </ul>
    </>
  )
}

function CaseItem({ kept, mayChange }: { kept: EvaluationCase; mayChange: boolean }) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const remove = useRemoveCase()
  const close = () => {
    // The form goes with what had the focus.
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  const { question, expectation, message_id, lang } = kept
  if (editing)
    return (
      <li>
        <EditCase kept={kept} onClose={close} />
      </li>
    )
  return (
    <li>
      <div className={classes.keptWords}>
        <p className={classes.question} lang={lang}>
          {question}
        </p>
        <p className={classes.quiet}>{message_id === null ? t('sets.byHand') : t('sets.fromChat')}</p>
        {expectation !== '' && <p className={classes.quiet}>{t('sets.expects', { text: expectation })}</p>}
        {remove.error && <StateLine state="failed" text={remove.error.message} />}
      </div>
      {mayChange && (
        <div className={classes.actions}>
          <Button
            ref={edit}
            variant="subtle"
            color="gray"
            aria-label={t('sets.editOf', { question })}
            onClick={() => setEditing(true)}
          >
            {t('sets.edit')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('sets.takeOutOf', { question })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(kept.id)}
          >
            {t('sets.takeOut')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What a case asks and expects; the question of one from a conversation is its founder's and stays. */
function EditCase({ kept, onClose }: { kept: EvaluationCase; onClose: () => void }) {
  const [question, setQuestion] = useState(kept.question)
  const [expectation, setExpectation] = useState(kept.expectation)
  // What somebody else saved and this admin has seen is not in the way again.
  const [base, setBase] = useState(kept.updated_at)
  const change = useChangeCase()
  const byHand = kept.message_id === null
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed is gone: the focus goes to what there is to change.
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea:not([readonly])')?.focus(), [])
  const save = (expectedUpdatedAt = base) =>
    change.mutate(
      { id: kept.id, expectation, ...(byHand && { question }), expectedUpdatedAt },
      { onSuccess: onClose },
    )
  const current = currentOf(change.error)
  const stored = EvaluationCase.safeParse(current).data
  const goOnFrom = (saved: EvaluationCase) => {
    setBase(saved.updated_at)
    change.reset()
  }
  if (stored)
    return (
      <div className={classes.write}>
        <ConflictChoice
          savedBy={savedByOf(current)}
          savedAt={formatMoment(stored.updated_at)}
          fields={[
            { label: t('sets.question'), stored: stored.question, mine: question.trim() },
            { label: t('sets.expectation'), stored: stored.expectation, mine: expectation.trim() },
          ]}
          onBack={() => goOnFrom(stored)}
          onTakeStored={() => {
            setQuestion(stored.question)
            setExpectation(stored.expectation)
            goOnFrom(stored)
          }}
          onSaveMine={() => save(stored.updated_at)}
          pending={change.isPending}
        />
      </div>
    )
  return (
    <form
      ref={form}
      className={classes.write}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <CaseFields {...{ question, expectation, setQuestion, setExpectation }} isAsked={!byHand} />
      <div className={classes.actions}>
        <Button type="submit" disabled={question.trim() === '' || change.isPending}>
          {t('sets.save')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('sets.cancel')}
        </Button>
      </div>
      {change.error && <StateLine state="failed" text={change.error.message} />}
    </form>
  )
}
