import { Button, UnstyledButton } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { IconAlertCircle } from '../icons/alert-circle.tsx'
import { IconChevronDown } from '../icons/chevron-down.tsx'
import { IconCircleCheck } from '../icons/circle-check.tsx'
import { IconX } from '../icons/x.tsx'
import classes from './proposals.module.css'
import { type FormChange, type FormWords, RowFields, type RowForm } from './row-form.tsx'

/** A row as it is shown, with what can be done about it. */
export interface RowView {
  readonly id: string
  readonly state: 'open' | 'saving' | 'failed' | 'added' | 'dismissed'
  /** "4 interviews, Graz fair": names the group for readers. */
  readonly name: string
  /** Folded: "1 LOI" above "Stadtwerke Rosenheim". */
  readonly title: string
  readonly detail: string
  /** What became of it. */
  readonly settled: string
  readonly form: RowForm
  /** What has to be true for it to count. */
  readonly note?: Said | undefined
  /** The text that it replaces. */
  readonly replaces?: Said | undefined
  readonly error?: string | undefined
  readonly addLabel: string
  /** Names the button for readers: "Add: 4 interviews, Graz fair". */
  readonly addName: string
  readonly dismissLabel: string
  readonly dismissName: string
}

/** A text, with its language where that is not the page's. */
interface Said {
  readonly text: string
  readonly lang: string | undefined
}

/** What a row tells its card. */
export interface RowActs {
  add(id: string): void
  dismiss(id: string): void
  undo(id: string): void
  change(id: string, change: FormChange): void
  restore(id: string): void
  /** The row has the pointer or the focus, or has lost it. */
  attend?(id: string, attended: boolean): void
}

type ProposalRowProps = {
  row: RowView
  words: FormWords & { undo: string; retry: string }
  acts: RowActs
  /** Unfolded where there is little room. */
  unfolded: boolean
  onUnfold: () => void
}

/** One thing to check: changed in place, added or dismissed. */
export function ProposalRow(props: ProposalRowProps) {
  const { row, words, acts } = props
  const { id, state, name } = row
  if (state === 'added' || state === 'dismissed') return <SettledRow row={row} words={words} acts={acts} />
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    acts.restore(id)
  }
  const attend = (attended: boolean) => () => acts.attend?.(id, attended)
  return (
    <li className={classes.item}>
      <fieldset
        aria-label={name}
        className={classes.group}
        onKeyDown={press}
        onFocus={attend(true)}
        onBlur={attend(false)}
        onPointerOver={attend(true)}
        onPointerOut={attend(false)}
      >
        <OpenRow {...props} />
      </fieldset>
    </li>
  )
}

/** Shows what became of a row, and the way back. */
function SettledRow({ row, words, acts }: Pick<ProposalRowProps, 'row' | 'words' | 'acts'>) {
  const Icon = row.state === 'added' ? IconCircleCheck : IconX
  return (
    <li className={classes.settled} data-row={row.id} data-state={row.state}>
      <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes.outcome}>{row.settled}</span>
      <PlainButton data-undo onClick={() => acts.undo(row.id)}>
        {words.undo}
      </PlainButton>
    </li>
  )
}

function OpenRow({ row, words, acts, unfolded, onUnfold }: ProposalRowProps) {
  const { id } = row
  const saving = row.state === 'saving'
  const add = () => !saving && acts.add(id)
  return (
    <div
      className={classes.row}
      data-row={id}
      data-unfolded={unfolded || undefined}
      data-saving={saving || undefined}
    >
      <UnstyledButton className={classes.folded} aria-expanded={unfolded} onClick={onUnfold}>
        <span className={classes.foldedTitle}>
          {row.title}
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </span>
        {row.detail && (
          <span className={classes.foldedDetail} lang={row.form.kind === 'text' ? row.form.lang : undefined}>
            {row.detail}
          </span>
        )}
      </UnstyledButton>
      <div className={classes.fields} data-shape={row.form.kind}>
        <RowFields
          form={row.form}
          words={words}
          disabled={saving}
          onEnter={add}
          onChange={(change) => acts.change(id, change)}
        />
      </div>
      <div className={classes.actions}>
        <Button className={classes.add} data-add loading={saving} aria-label={row.addName} onClick={add}>
          {row.addLabel}
        </Button>
        <PlainButton disabled={saving} aria-label={row.dismissName} onClick={() => acts.dismiss(id)}>
          {row.dismissLabel}
        </PlainButton>
      </div>
      {row.note && (
        <p className={classes.note} lang={row.note.lang}>
          {row.note.text}
        </p>
      )}
      {row.replaces && (
        <p className={classes.note} lang={row.replaces.lang}>
          <s>{row.replaces.text}</s>
        </p>
      )}
      {row.error && (
        <p className={classes.error} role="alert">
          <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
          {row.error}
        </p>
      )}
    </div>
  )
}

type PlainButtonProps = {
  children: string
  onClick: () => void
  disabled?: boolean
  'aria-label'?: string
  'data-undo'?: boolean
}

/** A button that is only its words. */
export function PlainButton(props: PlainButtonProps) {
  return <Button className={classes.plain} variant="transparent" color="gray" {...props} />
}
