import { Button } from '@mantine/core'
import type { Commitment } from '#shared/commitments.ts'
import { foreignLang } from '../foreign-lang.ts'
import { formatDay } from '../format.ts'
import { textsOf } from '../texts.ts'
import { ChangeDay } from './change-day.tsx'
import classes from './commitments.module.css'
import { dueWords, isDue } from './due.ts'
import { useCommitmentActs, useOwnId } from './use-commitments.ts'
import { WhatHappened } from './what-happened.tsx'

const t = textsOf('commitments')

type PlannedProps = {
  ventureId: string
  open: readonly Commitment[]
  /** The action that has its own place. */
  action: string
}

/** Asks about what is due, and shows below it what the venture's people plan besides the next best action. */
export function Planned({ ventureId, open, action }: PlannedProps) {
  const ownId = useOwnId()
  const asked = open.filter((each) => each.by.user_id === ownId && isDue(each))
  const planned = open.filter((each) => !asked.includes(each) && each.about_action !== action)
  return (
    <>
      {asked.map((each) => (
        <section key={each.id} className={classes.due} data-asks aria-label={each.text}>
          <WhatHappened commitment={each} ventureId={ventureId} />
        </section>
      ))}
      {planned.length > 0 && (
        <section className={classes.planned} aria-label={t('planned.title')}>
          <h4 className={classes.plannedTitle}>{t('planned.title')}</h4>
          <ul className={classes.rows}>
            {planned.map((each) => (
              <Row key={each.id} commitment={each} ventureId={ventureId} own={each.by.user_id === ownId} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Row({ commitment, ventureId, own }: { commitment: Commitment; ventureId: string; own: boolean }) {
  const acts = useCommitmentActs(ventureId)
  const { text, due_on, by } = commitment
  const day = formatDay(due_on)
  return (
    <li className={classes.row}>
      <p className={classes.words} lang={foreignLang(text)}>
        {text}
      </p>
      <p className={classes.meta}>
        {own
          ? t('planned.you', { day })
          : isDue(commitment)
            ? `${by.name ?? t('colleague')}. ${dueWords(due_on)}`
            : t('planned.row', { name: by.name ?? t('colleague'), day })}
      </p>
      {own && (
        <div className={classes.rowActs}>
          <ChangeDay commitment={commitment} acts={acts} label={t('change.of', { text })} />
          <Button
            variant="subtle"
            size="compact-sm"
            color="gray"
            aria-label={t('change.dropOf', { text })}
            disabled={acts.pending}
            onClick={() => void acts.drop(commitment)}
          >
            {t('change.drop')}
          </Button>
        </div>
      )}
    </li>
  )
}
