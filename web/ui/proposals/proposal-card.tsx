import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconCircleCheck } from '../icons/circle-check.tsx'
import { IconX } from '../icons/x.tsx'
import { PlainButton, ProposalRow, type RowActs, type RowView } from './proposal-row.tsx'
import classes from './proposals.module.css'
import type { FormWords } from './row-form.tsx'

/** Rows to be checked that stand open at first; the others are behind "2 more". */
const OPEN_ROWS = 3

export interface CardWords extends FormWords {
  readonly undo: string
  readonly retry: string
  readonly addAll: string
}

export interface ProposalCardProps {
  /** What it changes; after it what to do. */
  head: string
  hint: string
  words: CardWords
  rows: readonly RowView[]
  acts: RowActs & { addAll(): void; undoAll(): void }
  /** While all are being added. */
  busy: boolean
  /** "2 more", of as many rows. */
  more: (count: number) => string
  /** All are settled: one line in place of the card. */
  done?: { readonly text: string; readonly added: boolean; readonly link: ReactNode } | undefined
  /** Said to readers when something was added. */
  said: string
}

/** Everything that one message would add, to be checked in one place. */
export function ProposalCard(props: ProposalCardProps) {
  const { words, rows, acts, done, busy, said } = props
  const card = useRef<HTMLFieldSetElement>(null)
  const follow = useFocusAfter(card, rows)
  const headId = useId()
  const [unfolded, setUnfolded] = useState<string | undefined>()
  const [all, setAll] = useState(false)

  const isOpen = ({ state }: RowView) => state !== 'added' && state !== 'dismissed'
  const open = rows.filter(isOpen)
  const folded = all ? [] : open.slice(OPEN_ROWS)
  const shown = rows.filter((row) => !folded.includes(row))
  const current = open.some(({ id }) => id === unfolded) ? unfolded : open[0]?.id
  const following = (act: (id: string) => void) => (id: string) => {
    follow(id)
    act(id)
  }
  const rowActs = { ...acts, add: following(acts.add), dismiss: following(acts.dismiss) }
  return (
    <fieldset ref={card} className={classes.group} aria-labelledby={headId}>
      <div className={classes.card}>
        {done ? (
          <DoneLine done={done} headId={headId} undo={words.undo} onUndo={acts.undoAll} />
        ) : (
          <>
            <header className={classes.head}>
              <p className={classes.sentence}>
                <span id={headId} className={classes.makes}>
                  {props.head}
                </span>{' '}
                <span className={classes.hint}>{props.hint}</span>
              </p>
              {open.length > 1 && (
                <Button className={classes.addAll} variant="filled" loading={busy} onClick={acts.addAll}>
                  {words.addAll}
                </Button>
              )}
            </header>
            <ul className={classes.rows}>
              {shown.map((row) => (
                <ProposalRow
                  key={row.id}
                  row={busy && isOpen(row) ? { ...row, state: 'saving' } : row}
                  words={words}
                  acts={rowActs}
                  unfolded={row.id === current}
                  onUnfold={() => setUnfolded(row.id)}
                />
              ))}
            </ul>
            {folded.length > 0 && (
              <div className={classes.more}>
                <PlainButton onClick={() => setAll(true)}>{props.more(folded.length)}</PlainButton>
              </div>
            )}
          </>
        )}
        <p role="status" className={classes.unseen}>
          {said}
        </p>
      </div>
    </fieldset>
  )
}

type DoneLineProps = {
  done: NonNullable<ProposalCardProps['done']>
  headId: string
  undo: string
  onUndo: () => void
}

function DoneLine({ done, headId, undo, onUndo }: DoneLineProps) {
  const Icon = done.added ? IconCircleCheck : IconX
  return (
    <div className={classes.done} data-state={done.added ? 'added' : 'dismissed'}>
      <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
      <span id={headId} className={classes.outcome}>
        {done.text}
      </span>
      <PlainButton data-undo onClick={onUndo}>
        {undo}
      </PlainButton>
      {done.link}
    </div>
  )
}

/** Once the row that was answered is settled, the focus goes to the next one's Add, or to the way back. */
function useFocusAfter(card: { readonly current: HTMLElement | null }, rows: readonly RowView[]) {
  const answered = useRef<string | null>(null)
  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === answered.current)
    const row = rows[at]
    if (!row || row.state === 'open' || row.state === 'saving') return
    answered.current = null
    if (row.state === 'failed') return
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ state }) => state === 'open')
    const within = card.current
    const target = next
      ? within?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"] [data-add]`)
      : within?.querySelector<HTMLElement>('[data-undo]')
    target?.focus({ preventScroll: true })
  }, [card, rows])
  return (id: string) => {
    answered.current = id
  }
}
