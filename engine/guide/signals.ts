import type { Language } from '#shared/language.ts'
import { REPLY_SECTIONS } from '#shared/reply-sections.ts'
import { fill } from '../content/fill.ts'
import { SIGNALS, type Signal } from '../content/guide-shape.ts'
import { namedIn, says } from '../words/phrases.ts'
import { cutAtWord, plainLine, type Sentence, sentencesOf, type Token, tokensOf } from '../words/tokens.ts'
import { dated } from './counted.ts'
import type { Turn } from './turn.ts'

/** Longest quote of a founder's clause, in characters, and its fewest words. */
const QUOTE = 110
const CLAUSE_WORDS = 2
/** A clause of fewer words is repeated with what follows it. */
const QUOTED_WORDS = 5
/** Most clauses that a reply weighs: beside a prepared answer, without one, and over a whole conversation. */
export const WEIGHED = { beside: 2, alone: 3, all: 5 } as const
/** How far from a "not" what it denies may stand, in words. */
const DENIED = { before: 3, behind: 8 } as const
/** Days until the step of a signal should be done. */
const STEP_DAYS = 14

/** A clause of the founder's that says what customers did, and what it proves. */
export interface Weighed {
  readonly signal: Signal
  readonly quote: string
}

/** The clauses of a text: a mark parts them, and so does a word such as "but". */
function clausesOf({ text }: Sentence, { lang }: Turn): Sentence[] {
  const pieces = text.split(/[,;:–—()!]\s|[.…]$/).flatMap((piece) => atBut(piece, lang))
  return pieces.map((piece) => ({ text: piece.trim(), tokens: tokensOf(piece) }))
}

function atBut(piece: string, lang: Language): string[] {
  const at = tokensOf(piece).find((token, n) => n > 0 && says([token], 'but', lang))
  if (!at) return [piece]
  return [piece.slice(0, at.at), ...atBut(piece.slice(at.end), lang)]
}

/** What a clause says of a customer's conduct, by the things it names and by "not" and "if" beside them. */
function signalOf({ tokens, text }: Sentence, { lang }: Turn): Signal | undefined {
  if (tokens.length < CLAUSE_WORDS) return undefined
  const named = new Set(namedIn(tokens, 'conduct', lang))
  if (named.size === 0) return undefined
  const denied = new Set(deniedIn(tokens, lang))
  const theirs = !says(tokens, 'ours', lang)
  const figure = /\d/.test(text)
  const maybe = says(tokens, 'conditional', lang)
  if (named.has('silent') || denied.has('replies')) return 'silence'
  if (named.has('spends') && !denied.has('spends') && theirs && !maybe) return 'spent'
  if (named.has('budget') && figure && !denied.has('budget') && theirs && !named.has('free')) return 'budget'
  if (named.has('later')) return 'later'
  if (named.has('runway')) return 'runway'
  if (denied.has('decides')) return 'gatekeeper'
  const judges = ['opines', 'refuses', 'likes'] as const
  if (named.has('advisers') && !figure && judges.some((each) => named.has(each))) return 'opinion'
  if (named.has('approval')) return 'approval'
  if (named.has('obstacle')) return 'obstacle'
  if (denied.has('pays')) return 'unpaid'
  if (theirs && (named.has('refuses') || denied.has('likes'))) return 'cold'
  if (maybe) return named.has('pays') && theirs ? 'promise' : undefined
  if (named.has('won') && !denied.has('won')) return 'won'
  if (named.has('free')) return 'free'
  if (named.has('costs') && figure && theirs && !named.has('about_us')) return 'cost'
  if (named.has('wants') && theirs && !named.has('terms')) return 'pull'
  if (named.has('likes') && theirs) return 'praise'
  if (named.has('attention')) return 'attention'
  if (named.has('network')) return 'network'
  return named.has('spread') ? 'spread' : undefined
}

/** What stands beside a "not": a few words behind it, or just before. */
const deniedIn = (tokens: readonly Token[], lang: Language) =>
  tokens.flatMap((token, at) =>
    says([token], 'negates', lang)
      ? namedIn(tokens.slice(Math.max(0, at - DENIED.before), at + DENIED.behind), 'conduct', lang)
      : [],
  )

/** A clause as it is repeated: its sentence where that is short and shows nothing else. */
function quoteOf(clause: Sentence, sentence: Sentence, alone: boolean): string {
  const short = clause.tokens.length < QUOTED_WORDS
  const from = short ? Math.max(0, sentence.text.indexOf(clause.text)) : 0
  const goesOn = short || (alone && sentence.text.length <= QUOTE)
  const whole = goesOn ? sentence.text.slice(alone ? 0 : from) : clause.text
  return cutAtWord(plainLine(whole), QUOTE).replace(/^[\s.,;:!]{1,9}|[\s.,;:!]{1,9}$/g, '')
}

/** What some sentences prove, one clause of each kind that is still to be weighed, in the order of the telling. */
function weighed(
  turn: Turn,
  sentences: readonly Sentence[],
  most: number,
  isNew: (signal: Signal) => boolean,
): Weighed[] {
  const found = new Map<Signal, Weighed>()
  for (const sentence of sentences) {
    // What was pasted with marks of its own is nobody's account of a customer.
    if (/[<>{}]/.test(sentence.text)) continue
    // What funds and juries say is no word of a customer.
    if (namedIn(sentence.tokens, 'subjects', turn.lang).includes('funding')) continue
    const clauses = clausesOf(sentence, turn).flatMap((clause) => {
      const signal = signalOf(clause, turn)
      return signal ? [{ clause, signal }] : []
    })
    for (const { clause, signal } of clauses)
      if (!found.has(signal) && isNew(signal))
        found.set(signal, { signal, quote: quoteOf(clause, sentence, clauses.length === 1) })
  }
  const strongest = SIGNALS.filter((signal) => found.has(signal)).slice(0, most)
  return [...found.values()].filter(({ signal }) => strongest.includes(signal))
}

/** Whether a question ends with its mark, also where "and" parted it from another. */
const isMarked = ({ text }: Sentence, message: string) =>
  /^[^.!?\n]{0,8000}\?/.test(message.slice(Math.max(0, message.indexOf(text))))

/** What this message tells, weighed: its questions aside. */
export const weighedNow = (turn: Turn, most: number): Weighed[] =>
  weighed(
    turn,
    turn.sentences.filter((each) => !(turn.questions.includes(each) && isMarked(each, turn.text))),
    most,
    (signal) => turn.said.isNew(turn.texts.signals[signal].means),
  )

/** What the founder told in the whole conversation, the newest first. */
export const weighedEver = (turn: Turn): Weighed[] =>
  weighed(
    turn,
    turn.told
      .toReversed()
      .flatMap((text) => sentencesOf(text))
      .filter(({ text }) => !text.includes('?')),
    WEIGHED.all,
    () => true,
  )

/** The same without what a reply has quoted. */
export const weighedBefore = (turn: Turn) => weighedEver(turn).filter(({ quote }) => turn.said.isNew(quote))

/** The clause that comes before all others: a customer who gives something of their own, or asks for it. */
export const strongest = (all: readonly Weighed[]): Weighed | undefined =>
  FIRST.map((signal) => all.find((each) => each.signal === signal)).find((each) => each !== undefined)
const FIRST: readonly Signal[] = ['spent', 'won', 'budget', 'pull']

/** Each clause in the founder's words, with what it proves, under the label of what matters. */
export function weightLines({ texts, lang, said }: Turn, all: readonly Weighed[]): string {
  const lines = all.map(({ signal, quote }) => {
    const means = said.fresh(texts.signals[signal].means)
    const line = `- ${fill(texts.words.quote, { quote })} ${means}`
    return means ? line : line.replace(/\s?:\s$/, '')
  })
  return lines.length > 0 ? [`**${REPLY_SECTIONS.whatMatters[lang]}**`, '', ...lines].join('\n') : ''
}

/** The steps that the weightiest of these ask for and that were not named yet, each with its day. */
export const weightSteps = (turn: Turn, all: readonly Weighed[], days: readonly number[] = [STEP_DAYS]) =>
  SIGNALS.filter((signal) => all.some((each) => each.signal === signal))
    .map((signal) => turn.texts.signals[signal].step)
    .filter(turn.said.isNew)
    .slice(0, days.length)
    .map((step, at) => dated(turn, step, days[at] ?? STEP_DAYS))

/** Whether the message tells of a talk with somebody. */
export const tellsOfTalk = ({ sentences, questions, lang }: Turn): boolean =>
  sentences.some(
    (each) => !questions.includes(each) && namedIn(each.tokens, 'conduct', lang).includes('talks'),
  )
