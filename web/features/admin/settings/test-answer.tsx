import type { TestFigures } from '#shared/events.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import type { ReplyView } from '../shared/reply-view.ts'
import { count, dollars, seconds } from './figures.ts'
import { isLocalName } from './local-names.ts'
import classes from './test-answer.module.css'
import type { TestFailure, TestRun } from './use-test-run.ts'

const t = textsOf('adminSettings')

/** What came of a test: who answered how fast at which cost, and the answer as it is written, or why there is none. */
export function Answer({ run, Reply, label }: { run: TestRun; Reply: ReplyView; label: string }) {
  return (
    <section className={classes.root} aria-label={label} aria-busy={run.running}>
      {run.answered ? <Figures answered={run.answered} /> : <h3 className={classes.label}>{label}</h3>}
      {run.text && <Reply text={run.text} streaming={run.running} />}
      {run.running && !run.text && <p className={classes.quiet}>{t('test.waiting')}</p>}
      {run.failure && <Failure failure={run.failure} />}
    </section>
  )
}

function Figures({ answered }: { answered: TestFigures }) {
  const { servedBy, model, provider, firstTextMs, latencyMs } = answered
  return (
    <>
      <div>
        <h3 className={classes.who}>{whoWords(answered)}</h3>
        {provider && <p className={classes.id}>{t('test.at', { id: servedBy ?? model, provider })}</p>}
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('test.first')}</dt>
          <dd>
            {firstTextMs === null ? t('test.notTold') : t('test.seconds', { seconds: seconds(firstTextMs) })}
          </dd>
        </div>
        <div>
          <dt>{t('test.whole')}</dt>
          <dd>{t('test.seconds', { seconds: seconds(latencyMs) })}</dd>
        </div>
        <div>
          <dt>{t('test.cost')}</dt>
          <dd>{costOf(answered)}</dd>
        </div>
        <div className={classes.whole}>
          <dt>{t('test.tokens')}</dt>
          <dd>{tokenWords(answered)}</dd>
        </div>
      </dl>
    </>
  )
}

function costOf({ cost, provider }: TestFigures): string {
  if (cost !== null) return dollars(cost)
  return isLocalName(provider) ? t('test.noPriceHere') : t('test.noPrice')
}

function whoWords({ model, insteadOf: failed }: TestFigures): string {
  if (model === 'guide') return failed ? t('test.guideInstead', { failed }) : t('test.guide')
  return failed ? t('test.instead', { model, failed }) : t('test.answered', { model })
}

/** "3,912 in, 3,328 cached · 214 out, 96 thinking" */
function tokenWords({ promptTokens, cachedTokens, completionTokens, reasoningTokens }: TestFigures): string {
  const read = [
    promptTokens !== null && t('test.in', { count: count(promptTokens) }),
    cachedTokens ? t('test.cached', { count: count(cachedTokens) }) : false,
  ]
  const written = [
    completionTokens !== null && t('test.out', { count: count(completionTokens) }),
    reasoningTokens ? t('test.thought', { count: count(reasoningTokens) }) : false,
  ]
  const sides = [read, written].map((side) => side.filter(Boolean).join(', ')).filter((side) => side !== '')
  return sides.join(' · ') || t('test.notTold')
}

function Failure({ failure: { message, said, advice } }: { failure: TestFailure }) {
  return (
    <div className={classes.failure} role="alert">
      <IconAlertCircle className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.message}>{message}</p>
        {said && <p className={classes.said}>{t('key.quote', { said })}</p>}
        {advice && <p className={classes.advice}>{advice}</p>}
      </div>
    </div>
  )
}
