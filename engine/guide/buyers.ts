import { fill } from '../content/fill.ts'
import { readMessage } from '../documents/read-message.ts'
import { namedIn, says } from '../words/phrases.ts'
import { cutAtWord, plainLine, type Sentence, tokensOf } from '../words/tokens.ts'
import { dated } from './counted.ts'
import { OF_MARKETS, optionsIn } from './plan.ts'
import { strongest, WEIGHED, weighedNow } from './signals.ts'
import type { Part, Turn } from './turn.ts'

/** Most of the founder's words that are repeated, in characters; days from one step to the next. */
const QUOTE = 160
const WEEK = 7

/** Who usually buys first in the founder's field, for a question that asks whom to sell to, or where to begin. */
export function buyersPart(turn: Turn, { tokens }: Sentence): Part | undefined {
  const { lang } = turn
  const others = namedIn(tokens, 'subjects', lang).some((subject) => !OF_MARKETS.has(subject))
  const begins =
    says(tokens, 'plan', lang) &&
    !says(turn.tokens, 'deadline', lang) &&
    turn.count === 1 &&
    !strongest(weighedNow(turn, WEIGHED.all))
  return !others && (begins || says(tokens, 'sells', lang)) ? fieldPart(turn) : undefined
}

/** The same for the field that the message names, else the last one before it, else the roadmap's; once. */
export function fieldPart(turn: Turn): Part | undefined {
  const { lang, told, roadmap } = turn
  const { trades } = turn.texts
  // Whoever names customers to choose from names their fields, and not the technology's.
  const tellings = turn.sentences.filter((each) => !turn.questions.includes(each)).map(({ text }) => text)
  const now = optionsIn(turn).length > 0 ? tellings.join(' ') : turn.text
  const texts = [now, ...told.slice(0, -1).toReversed(), roadmap?.idea?.technology ?? '']
  const [trade] = texts.flatMap((text) => namedIn(tokensOf(text), 'trades', lang))
  const text = trade && turn.said.fresh(trades.buyers[trade])
  if (!trade || !text) return undefined
  const from = tellings.find((each) => namedIn(tokensOf(each), 'trades', lang).includes(trade)) ?? ''
  const what = cutAtWord(plainLine(readMessage(tellings.join(' '), lang).claim ?? from), QUOTE)
  const opening = what ? fill(trades.told, { what: what.replace(/[\s.,!]{1,9}$/, '') }) : trades.intro
  const steps = trades.steps.filter(turn.said.isNew)
  return { text: `${opening}\n\n${text}`, steps: steps.map((step, at) => dated(turn, step, (at + 1) * WEEK)) }
}
