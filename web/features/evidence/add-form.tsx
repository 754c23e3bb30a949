import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, Kbd, SegmentedControl } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { dayOf } from '#shared/records/same-record.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { EVIDENCE_TYPES, type EvidenceType } from '#shared/roadmap.ts'
import { calendarDay } from '#web/lib/calendar-day.ts'
import { formatDay } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { useKeptState } from '#web/lib/use-kept-state.ts'
import { ChoicePrompt } from '#web/ui/choice-prompt.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { segmentsOf } from './coverage.ts'
import { doubtOf } from './doubt.ts'
import { type FormStart, useEvidence } from './evidence-context.ts'
import { RecordField } from './record-field.tsx'
import { FIELDS, type FieldName, type FieldSpec, factsIn, switched, type Values } from './record-fields.ts'
import classes from './record-form.module.css'
import { nameOf } from './record-words.ts'
import { focusField, isForOpenList, missingObstacle, obstacleOf, useObstacle } from './use-record-form.ts'

const t = textsOf('evidence')

/** An empty form: its first day is today. */
function emptyValues(type: EvidenceType): Values {
  const day = FIELDS[type].main.find(({ fits }) => fits === 'day')
  return day ? { [day.name]: calendarDay() } : {}
}

/** The form that adds a record in a minute, and stays open for the next one. */
export function AddForm({ start }: { start: FormStart }) {
  const adding = useAdding(start)
  const { type, values, set, form, obstacle, doubt, send, busy, close, unnamed } = adding
  const { data } = useEvidence()
  const [more, setMore] = useKeptState('evidence-form-more', false)
  const segments = segmentsOf(data.segments, data.records)
  const { main, more: rest } = FIELDS[type]
  const draw = (spec: FieldSpec) => (
    <RecordField
      key={spec.name}
      spec={spec}
      segments={segments}
      value={values[spec.name] ?? ''}
      error={obstacle?.field === spec.name ? obstacle.text : undefined}
      onChange={(value) => set(spec.name, value)}
    />
  )
  const foot = (
    <div className={classes.foot}>
      <Button type="submit" variant="filled" disabled={busy || doubt !== null}>
        {t(busy ? 'form.adding' : `form.add.${type}`)}
      </Button>
      <Button variant="subtle" color="gray" px={8} onClick={close}>
        {t(start.naming ? 'naming.done' : 'form.cancel')}
      </Button>
      <Button variant="subtle" color="gray" px={8} aria-expanded={more} onClick={() => setMore(!more)}>
        {t(more ? 'form.less' : 'form.more')}
      </Button>
    </div>
  )
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label={t(`form.title.${type}`)}
      onSubmit={(event) => void send(event)}
      onKeyDown={adding.keys}
    >
      <div className={classes.head}>
        {start.naming ? (
          <p className={classes.naming}>
            <strong>{t('naming.ask', { count: unnamed?.count ?? 0 })}</strong>{' '}
            {unnamed?.source.quote && (
              <q className={classes.quote}>
                <Said>{unnamed.source.quote}</Said>
              </q>
            )}
          </p>
        ) : (
          <SegmentedControl
            className={classes.types}
            aria-label={t('form.type')}
            value={type}
            onChange={(value) => adding.switchTo(value as EvidenceType)}
            data={EVIDENCE_TYPES.map((value) => ({ value, label: t(`one.${value}`) }))}
          />
        )}
        <p className={classes.hint}>{t.rich('form.hint', { key: (chunks) => <Kbd>{chunks}</Kbd> })}</p>
      </div>
      <div className={classes.fields}>
        {main.map(draw)}
        {!more && foot}
      </div>
      {more && <div className={classes.fields}>{rest.map(draw)}</div>}
      {doubt && <Doubt record={doubt} busy={busy} onAnswer={(sameAs) => void send(null, { sameAs })} />}
      {obstacle?.field === null && <StateLine state="failed" text={obstacle.text} />}
      {more && foot}
    </form>
  )
}

type DoubtProps = { record: EvidenceRow; busy: boolean; onAnswer: (sameAs: string | null) => void }

/** Asks whether it is one that is there, before anything is sent. */
function Doubt({ record, busy, onAnswer }: DoubtProps) {
  const { type, id } = record
  const day = dayOf(type, record)
  const name = type === 'interview' ? record.who : record.organisation
  return (
    <div role="alert">
      <ChoicePrompt
        tone="wait"
        layout="row"
        busy={busy}
        question={t(type === 'interview' ? 'doubt.interview' : 'doubt.other', {
          name: name || nameOf(record),
          dated: day ? 'yes' : 'no',
          day: day ? formatDay(day) : '',
          type: t(`one.${type}`),
        })}
        answers={[
          { label: t('doubt.same'), look: 'filled', onClick: () => onAnswer(id) },
          {
            label: t(type === 'interview' ? 'doubt.anotherTalk' : 'doubt.another'),
            onClick: () => onAnswer(null),
          },
        ]}
      />
    </div>
  )
}

/** What is typed, and what becomes of it when it is sent. */
function useAdding(start: FormStart) {
  const { data, add, openForm } = useEvidence()
  const [typed, setTyped] = useKeptState<{ type: EvidenceType; values: Values }>('evidence-form-values', {
    type: start.type,
    values: emptyValues(start.type),
  })
  const [doubt, setDoubt] = useState<EvidenceRow | null>(null)
  const [busy, setBusy] = useState(false)
  const { form, obstacle, stop, clear } = useObstacle()
  const { type, values } = typed
  const unnamed = data.records.find((record) => record.type === type && !record.named && record.count > 0)
  const first = FIELDS[type].main[0]?.name ?? 'organisation'

  useEffect(() => {
    setTyped((before) => ({ type: start.type, values: switched(before.values, before.type, start.type) }))
    const name = FIELDS[start.type].main[0]?.name
    requestAnimationFrame(() => {
      form.current?.scrollIntoView({ block: 'nearest' })
      if (name) focusField(form.current, name)
    })
  }, [start, setTyped, form])

  const send = async (event: FormEvent | null, { sameAs }: { sameAs?: string | null } = {}) => {
    event?.preventDefault()
    if (busy) return
    const missing = missingObstacle(type, values)
    if (missing) return stop(missing)
    clear()
    const { organisation = '' } = values
    const doubted =
      sameAs === undefined ? doubtOf({ ...factsIn(type, values), type, organisation }, data.records) : null
    setDoubt(doubted)
    if (doubted) return
    setBusy(true)
    try {
      const names = start.naming ? unnamed?.id : undefined
      await add(type, values, { sameAs, names })
      setTyped({ type, values: emptyValues(type) })
      if (start.naming && unnamed && unnamed.count <= 1 && isLast(data.records, unnamed)) openForm(null)
      else focusField(form.current, first)
    } catch (error) {
      stop(obstacleOf(error, type))
    } finally {
      setBusy(false)
    }
  }
  const close = () => {
    setTyped({ type, values: emptyValues(type) })
    openForm(null)
  }
  return {
    type,
    values,
    form,
    obstacle,
    doubt,
    busy,
    unnamed,
    send,
    close,
    set(name: FieldName, value: string) {
      clear()
      setDoubt(null)
      setTyped({ type, values: { ...values, [name]: value } })
    },
    switchTo(next: EvidenceType) {
      clear()
      setDoubt(null)
      setTyped({ type: next, values: switched(values, type, next) })
    },
    keys(event: KeyboardEvent) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        void send(null)
      }
      if (event.key === 'Escape' && !isForOpenList(event)) close()
    },
  }
}

const isLast = (records: readonly EvidenceRow[], { id, type }: EvidenceRow) =>
  records.every((other) => other.type !== type || other.named || other.id === id || other.count === 0)
