import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Capture, ReplyFacts } from '#shared/admin/reply-facts.ts'
import { ROUTES } from '#shared/routes.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './reply-facts.module.css'

const t = textsOf('adminReview')

/** What a reply was made of, fact by fact; what earlier releases did not record is said to be missing. */
export function FactsOfReply({ facts }: { facts: ReplyFacts }) {
  return (
    <div className={classes.root}>
      <dl className={classes.grid}>
        <Fact label={t('facts.model')}>{modelWords(facts)}</Fact>
        <Fact label={t('facts.prompt')}>{promptWords(facts)}</Fact>
        <Fact label={t('facts.times')}>{timeWords(facts)}</Fact>
        <Fact label={t('facts.tokens')}>{tokenWords(facts)}</Fact>
        <Fact label={t('facts.cost')}>{costWords(facts)}</Fact>
      </dl>
      <dl className={classes.lines}>
        <Fact label={t('facts.entries')}>
          <Entries entries={facts.entries} />
        </Fact>
        <Fact label={t('facts.rules')}>{rulesWords(facts)}</Fact>
        <Fact label={t('facts.captured')}>{capturesWords(facts.captures)}</Fact>
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Entries({ entries }: Pick<ReplyFacts, 'entries'>) {
  if (entries === null) return t('facts.notAsked')
  if (entries.length === 0) return t('facts.noEntries')
  return (
    <ul className={classes.entries}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          {title === null ? (
            t('facts.goneEntry')
          ) : (
            <Anchor
              component={Link}
              to={`${ROUTES.adminKnowledge}?search=${encodeURIComponent(title)}`}
              className={classes.entry}
            >
              {title}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

/** "gpt-4o-mini", with a word where it answered for another. */
export function modelWords({ model, provider, stand_in }: ReplyFacts): string {
  if (model === null) return t('facts.notRecorded')
  if (stand_in) return t(`facts.standIn.${stand_in}`, { model })
  return provider === 'guide' ? t('facts.guide') : model
}

function promptWords({ prompt, provider }: ReplyFacts): string {
  if (provider === 'guide') return t('facts.noPrompt')
  if (!prompt) return t('facts.notRecorded')
  const version = prompt.version === 0 ? t('facts.shipped') : t('facts.version', { version: prompt.version })
  return prompt.live ? t('facts.live', { version }) : version
}

const seconds = (ms: number) => (ms / 1000).toFixed(ms < 100 ? 2 : 1)

/** "1.1 s, 3.9 s" */
export function timeWords({ first_text_ms: first, latency_ms: whole }: ReplyFacts): string {
  if (whole === null) return t('facts.notRecorded')
  if (first === null) return t('facts.wholeOnly', { whole: seconds(whole) })
  return t('facts.seconds', { first: seconds(first), whole: seconds(whole) })
}

function tokenWords({ prompt_tokens, completion_tokens, model }: ReplyFacts): string {
  if (prompt_tokens === null || completion_tokens === null) {
    return model === 'guide' ? t('facts.noEntries') : t('facts.notRecorded')
  }
  return t('facts.inOut', { input: formatCount(prompt_tokens), output: formatCount(completion_tokens) })
}

/** "$0.0005": a reply costs less than a cent, which two decimals would hide. */
export function costWords({ cost, model, provider }: ReplyFacts): string {
  if (provider === 'guide') return t('facts.noEntries')
  if (cost !== null) return `$${cost.toFixed(cost >= 0.1 || cost === 0 ? 2 : 4)}`
  return model === null ? t('facts.notRecorded') : t('facts.priceUnknown')
}

function rulesWords({ rules_checked: checked, broken }: ReplyFacts): string {
  if (checked === null) return t('facts.notRecorded')
  if (broken.length === 0) return t('facts.kept', { checked })
  return t('facts.broken', { kept: checked - broken.length, checked })
}

function capturesWords(captures: readonly Capture[]): string {
  if (captures.length === 0) return t('facts.nothing')
  return captures
    .map(({ what, after, taken_back }) =>
      t(taken_back ? 'facts.takenBack' : 'facts.capture', { what, after }),
    )
    .join(' · ')
}
