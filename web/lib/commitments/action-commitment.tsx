import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Commitment } from '#shared/commitments.ts'
import type { NextBestAction } from '#shared/level-report.ts'
import { splitAction } from '../action-title.ts'
import { dayIn } from '../calendar-day.ts'
import { formatDay } from '../format.ts'
import { textsOf } from '../texts.ts'
import { ChangeDay } from './change-day.tsx'
import classes from './commitments.module.css'
import { isDue } from './due.ts'
import { useCommitmentActs, useOwnId } from './use-commitments.ts'

const t = textsOf('commitments')

/** Days for an action whose time box is not told. */
const USUAL_DAYS = 7

type ActionCommitmentProps = {
  action: Pick<NextBestAction, 'id' | 'text' | 'days'>
  ventureId: string
  /** Whether the reader may commit to something here. */
  commits: boolean
  /** What the venture's people have open. */
  open: readonly Commitment[]
}

/** Who accepted the next best action and until when; or the button that accepts it for the days of its time box. */
export function ActionCommitment({ action, ventureId, commits, open }: ActionCommitmentProps) {
  const acts = useCommitmentActs(ventureId)
  const ownId = useOwnId()
  const taken = open.filter(({ about_action: about }) => about === action.id)
  const mine = taken.find(({ by }) => by.user_id === ownId)
  // One that is due is asked about beside it.
  if (mine) return isDue(mine) ? null : <Mine commitment={mine} acts={acts} />
  return (
    <>
      {taken.map((each) => (
        <Theirs key={each.id} commitment={each} />
      ))}
      {commits && (
        <Button
          disabled={acts.pending}
          onClick={() =>
            void acts.create({
              text: splitAction(action.text).title.slice(0, 300),
              due_on: dayIn(action.days || USUAL_DAYS),
              about_action: action.id,
            })
          }
        >
          {t('accept')}
        </Button>
      )}
    </>
  )
}

const strong = (words: ReactNode) => <strong>{words}</strong>

function Theirs({ commitment: { by, due_on } }: { commitment: Commitment }) {
  const name = by.name ?? t('colleague')
  return (
    <p className={classes.accepted}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>{t.rich('by', { name, day: formatDay(due_on), strong })}</span>
    </p>
  )
}

type Acts = ReturnType<typeof useCommitmentActs>

function Mine({ commitment, acts }: { commitment: Commitment; acts: Acts }) {
  const [changing, setChanging] = useState(false)
  const { id, due_on, by } = commitment
  if (changing) {
    const save = (day: string) => acts.change(id, { due_on: day })
    return <ChangeDay day={due_on} onSave={save} onClose={() => setChanging(false)} />
  }
  return (
    <div className={classes.accepted}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(by.name ?? '')}
      </span>
      <span>{t.rich('byYou', { day: formatDay(due_on), strong })}</span>
      <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
        {t('change.open')}
      </Button>
    </div>
  )
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
