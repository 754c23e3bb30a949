import { useEffect, useState } from 'react'
import type { SetUp } from '#shared/admin/set-up.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './set-up.module.css'
import { SetUpRow } from './set-up-row.tsx'
import { useSetUp } from './use-set-up.ts'

const t = textsOf('adminOverview')

/** How long the card fades once everything is settled, as in its stylesheet; milliseconds. */
const FADE_MS = 180

/** What to do before founders come: six steps, each with its place; gone for good when all are settled. */
export function SetUpCard({
  onGone,
}: {
  /** Called when the card has gone that was there. */ onGone: () => void
}) {
  const { setUp, canChange, failure, pending, settle } = useSetUp()
  const [shown, setShown] = useState(false)
  const isSettled = setUp?.steps.every(({ state }) => state !== 'open') ?? true
  useEffect(() => {
    if (!setUp) return
    if (!isSettled) return setShown(true)
    if (!shown) return
    const timer = setTimeout(() => {
      setShown(false)
      onGone()
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [setUp, isSettled, shown, onGone])
  if (!setUp || (isSettled && !shown)) return null
  const done = setUp.steps.filter(({ state }) => state !== 'open').length
  const first = setUp.steps.find(({ state }) => state === 'open')?.step
  return (
    <section className={classes.card} aria-labelledby="set-up" data-leaving={isSettled || undefined}>
      <div className={classes.head}>
        <div>
          <h2 id="set-up" className={classes.title}>
            {t('setUp.title', { done: String(done) })}
          </h2>
          <p className={classes.lead}>{t('setUp.lead')}</p>
        </div>
        <Count setUp={setUp} />
      </div>
      {failure && (
        <div className={classes.failure}>
          <StateLine state="failed" text={failure} />
        </div>
      )}
      <ul className={classes.rows}>
        {setUp.steps.map(({ step, state }) => (
          <SetUpRow
            key={step}
            step={step}
            state={state}
            facts={setUp.facts}
            isFirst={step === first}
            {...(canChange && { onSettle: (needed: boolean) => settle({ step, needed }) })}
            disabled={pending}
          />
        ))}
      </ul>
    </section>
  )
}

/** The count once more, as a line. */
function Count({ setUp: { steps } }: { setUp: SetUp }) {
  const done = steps.filter(({ state }) => state !== 'open').length
  return (
    <span className={classes.line} aria-hidden="true">
      {steps.map(({ step }, index) => (
        <span key={step} data-place={index < done ? 'done' : index === done ? 'here' : 'ahead'} />
      ))}
    </span>
  )
}
