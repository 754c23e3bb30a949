import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Commitment } from '#shared/commitments.ts'
import type { NextBestAction } from '#shared/level-report.ts'
import { Initials } from '#web/ui/initials.tsx'
import { splitAction } from '../action-title.ts'
import { dayIn } from '../calendar-day.ts'
import { formatDay } from '../format.ts'
import { textsOf } from '../texts.ts'
import { ChangeDay } from './change-day.tsx'
import classes from './commitments.module.css'
import { isDue } from './due.ts'
import { type CommitmentActs, useCommitmentActs, useOwnId } from './use-commitments.ts'

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

/**
 * Shows who accepted the next best action and until when; or the button that accepts it for the days of its
 * time box.
 */
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
      <Initials name={name} />
      <span>{t.rich('by', { name, day: formatDay(due_on), strong })}</span>
    </p>
  )
}

function Mine({ commitment, acts }: { commitment: Commitment; acts: CommitmentActs }) {
  const { due_on, by } = commitment
  return (
    <div className={classes.accepted}>
      <Initials name={by.name ?? ''} />
      <span>{t.rich('byYou', { day: formatDay(due_on), strong })}</span>
      <ChangeDay commitment={commitment} acts={acts} />
    </div>
  )
}
