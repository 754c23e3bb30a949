import type { Language } from '#shared/language.ts'
import { fill } from '../content/fill.ts'
import { readMessage } from '../documents/read-message.ts'
import { begins, namedIn, says } from '../words/phrases.ts'
import { plainLine, type Sentence, tokensOf } from '../words/tokens.ts'
import { dated, listed } from './counted.ts'
import type { Part, Turn } from './turn.ts'

/** From so many alternatives on they are compared by name; and most words of one. */
const NAMED = 3
const ITEM = 5
/** Days until each step of a comparison. */
const DAYS = [2, 10, 14]
const WEEK = 7
/** Most words of a call for help, and of a question for what is next. */
const CALL = 6
const NEXT_WORDS = 9

/**
 * A plan for a question that asks where to begin or which use comes first: for a jury, or for a choice of the uses that
 * the message names where it does. Undefined for other questions, and when it was said before.
 */
export function planPart(turn: Turn, question: Sentence): Part | undefined {
  const { lang, texts, said } = turn
  const options = optionsIn(turn)
  const kind = kindOf(turn, question, options.length >= NAMED)
  if (!kind) return undefined
  const { plan } = texts
  const period = readMessage(kind === 'deadline' ? turn.text : question.text, lang).period
  const within = period ? fill(plan.within, { period }) : ''
  const choose = options.length >= NAMED ? fill(plan.choose, { what: listed(texts, options) }) : plan.uses
  const opening = kind === 'deadline' ? [plan.deadline, within] : [choose, plan.uses_later]
  const fresh = (kind === 'deadline' ? plan.deadline_steps : plan.uses_steps).filter((step) =>
    said.isNew(step),
  )
  if (fresh.length === 0) return undefined
  const text = opening
    .map((line) => said.fresh(line))
    .filter(Boolean)
    .join(' ')
  const steps = kind === 'deadline' ? fresh : fresh.map((step, at) => dated(turn, step, DAYS[at] ?? WEEK))
  return { text, steps }
}

function kindOf(turn: Turn, { tokens }: Sentence, named: boolean): 'deadline' | 'uses' | undefined {
  const { lang } = turn
  const next = says(tokens, 'next', lang) && tokens.length <= NEXT_WORDS
  const planned = next || says(tokens, 'plan', lang)
  const calls = tokens.length <= CALL && says(tokens, 'helps', lang)
  const leans = says(tokens, 'uses', lang) || says(tokens, 'leans', lang)
  if (says(turn.tokens, 'deadline', lang) && (planned || calls)) return 'deadline'
  const many = named || says(turn.tokens, 'uses', lang)
  return many && (planned || calls || leans || named) ? 'uses' : undefined
}

/** Subjects that a choice among markets may name; paid, free or half price is another choice. */
export const OF_MARKETS: ReadonlySet<string> = new Set(['segment', 'find', 'icp', 'sales'])

/** Items of the first list of alternatives in a message: "a, b or c", or "a, b and c" behind a colon. */
export function optionsIn({ sentences, questions, lang, texts }: Turn): string[] {
  const and = texts.list.and.trim()
  for (const sentence of sentences) {
    if (namedIn(sentence.tokens, 'subjects', lang).some((subject) => !OF_MARKETS.has(subject))) continue
    if (namedIn(sentence.tokens, 'conduct', lang).includes('decides')) continue
    const { text } = sentence
    const [before = '', behind] = text.split(/:\s/)
    const pieces = (behind ?? before).replace(/\([^)]{0,200}\)/g, '').split(',')
    // "Who wins today, Betis or Sevilla?": the question itself is none of them.
    const asks = behind === undefined && begins(sentence.tokens, 'asks', lang)
    const items = pieces.slice(Number(asks)).flatMap((item) => atWords(item, lang, behind ? and : ''))
    const plain = items.map((item) => nounIn(item, lang))
    const asked = questions.includes(sentence) && says(sentence.tokens, 'or', lang)
    const chosen = asked || (behind !== undefined && says(tokensOf(before), 'uses', lang))
    if (
      chosen &&
      plain.length >= NAMED &&
      plain.every((item) => item !== '' && tokensOf(item).length <= ITEM)
    )
      return plain
  }
  return []
}

/** An item parted at "or", and at another word. */
function atWords(item: string, lang: Language, and: string): string[] {
  const at = tokensOf(item).find((token) => says([token], 'or', lang) || token.word === and)
  const parts = at ? [item.slice(0, at.at), item.slice(at.end)] : [item]
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Of "the customer is the fridge makers" the fridge makers. */
function nounIn(item: string, lang: Language): string {
  const at = tokensOf(item).findLast((token) => says([token], 'links', lang))
  return plainLine(item.slice(at?.end ?? 0))
    .replace(/[.!]{1,9}$/, '')
    .trim()
}
