import type { RuleCheck } from '#shared/admin/prompt-boxes.ts'
import type { Language } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import { checkReply } from './check-reply.ts'
import { type TurnRules, wantedLanguage } from './compile-rules.ts'
import { joinParts, type ReplyParts } from './reply-parts.ts'
import { countItems, countQuestions, THINGS, wordPattern } from './reply-text.ts'
import { RULE_TEXTS } from './rule-texts.ts'
import { type Block, joinBlocks, readBlocks, type Unit } from './units.ts'

/**
 * Brings a finished reply of the built-in guide to what can be checked of the rules: what a rule forbids is
 * taken out, what it wants mentioned is added, and what is too long is cut from its least important end. But for a
 * forbidden word, the first sentence and a document that was asked for stay as long as anything else can go. The
 * closing question may come back in other words; it comes back empty when the reply no longer asks it.
 */
export function obeyRules(rules: TurnRules, reply: ReplyParts): ReplyParts {
  const { checked, turn } = rules
  const checks = checked.flatMap(({ rule }) => (rule.check ? [rule.check] : []))
  const banned = checks.flatMap((check) => (check.kind === 'forbidden' ? check.words : []))
  const told = { language: wantedLanguage(rules) ?? turn.language, banned }
  // Words are added before lengths are cut, and whatever forbids has the last word.
  const ordered = [...checks].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const pass = (parts: ReplyParts, some: readonly RuleCheck[]) =>
    some.reduce(
      (now, check) =>
        checkReply(check, joinParts(now), turn.language).passed ? now : obey(check, now, told),
      parts,
    )
  const adds = ({ kind }: RuleCheck) => kind === 'mention'
  const taking = ordered.filter((check) => !adds(check))
  // What one rule takes out can leave what another limits ("🙂 - a point" becomes a point of a list), so they
  // take turns until none finds anything more. Words are added once only: a ban on them would never end it.
  for (let parts = pass(reply, ordered.filter(adds)); ; ) {
    const next = pass(parts, taking)
    if (next.body === parts.body && next.closing === parts.closing) return parts
    parts = next
  }
}

const ORDER: RuleCheck['kind'][] = [
  'language',
  'mention',
  'questions',
  'ends_with_question',
  'list_items',
  'without',
  'length',
  'forbidden',
]

/** The language that a reply is written in, and all words that no rule lets it use. */
interface Told {
  readonly language: Language
  readonly banned: readonly string[]
}

function obey(check: RuleCheck, reply: ReplyParts, told: Told): ReplyParts {
  const { language } = told
  switch (check.kind) {
    case 'mention':
      return addMention(reply, check.words, language)
    case 'questions':
    case 'list_items': {
      const { max = Number.POSITIVE_INFINITY } = check
      const countIn = (text: string) =>
        check.kind === 'questions' ? countQuestions(text) : countItems(text, check.style)
      const enough = (text: string) => countIn(text) <= max
      return dropUntil(reply, ({ text }) => countIn(text) > 0, enough, language)
    }
    case 'without':
      return inEach(reply, (text) => removeThing(text, check.what))
    case 'length':
      return check.max === undefined
        ? reply
        : cutToLength(reply, language, (text) => checkReply(check, text, language).passed)
    case 'forbidden':
      return removeWords(reply, told)
    // Its language is chosen before the guide writes; a question it has not got cannot be made up.
    case 'language':
    case 'ends_with_question':
      return reply
  }
}

/** Adds what must be mentioned before a closing question, in its own sentence. */
function addMention(reply: ReplyParts, words: readonly string[], language: Language): ReplyParts {
  const text = joinParts(reply)
  const missing = words.filter((word) => !wordPattern(word).test(text)).join('; ')
  const sentence = `${RULE_TEXTS.also[language]}: ${missing}${/[.!?]$/.test(missing) ? '' : '.'}`
  const blocks = readBlocks(reply.body, language)
  return { ...reply, body: joinBlocks([...blocks, { units: [{ text: sentence, line: 0 }] }]) }
}

const inEach = ({ body, closing }: ReplyParts, change: (text: string) => string): ReplyParts => ({
  body: change(body),
  closing: change(closing),
})

/** Takes units off, the last that fits `candidate` first, until `enough`; its opening `stays` or `goes`. */
function dropUntil(
  reply: ReplyParts,
  candidate: (unit: Unit) => boolean,
  enough: (text: string) => boolean,
  language: Language,
  opening: 'stays' | 'goes' = 'stays',
): ReplyParts {
  const closing = readBlocks(reply.closing, language)
  const question = closing.at(-1)?.units.at(-1)
  const blocks = [...readBlocks(reply.body, language), ...closing]
  const kept = opening === 'stays' ? blocks[0]?.units[0] : undefined
  while (!enough(joinBlocks(blocks))) {
    const at = lastDroppable(blocks, (unit) => unit !== kept && candidate(unit))
    if (!at) break
    at.block.units.splice(at.index, 1)
    dropEmptyLabels(blocks)
  }
  // What led up to a question that is gone asks nothing.
  const asks = question !== undefined && blocks.some(({ units }) => units.includes(question))
  const isClosing = (block: Block) => asks && closing.includes(block)
  return {
    body: joinBlocks(blocks.filter((block) => !isClosing(block))),
    closing: joinBlocks(blocks.filter(isClosing)),
  }
}

/** Takes off unit by unit from the end; an opening that is too long by itself ends at its last word with room. */
function cutToLength(reply: ReplyParts, language: Language, enough: (text: string) => boolean): ReplyParts {
  const fitting = dropUntil(reply, () => true, enough, language)
  const opening = joinParts(fitting)
  if (enough(opening)) return fitting
  const words = opening.split(/(?=\s)/)
  let text = opening
  while (words.length > 1 && !enough(text)) {
    words.pop()
    text = `${words.join('').replace(/[\s,;:…–-]{1,2000}$/, '')}…`
  }
  return { body: text, closing: '' }
}

function lastDroppable(
  blocks: Block[],
  candidate: (unit: Unit) => boolean,
): { block: Block; index: number } | undefined {
  for (const block of blocks.toReversed()) {
    for (let index = block.units.length - 1; index >= 0; index--) {
      const unit = block.units[index]
      if (unit && candidate(unit)) return { block, index }
    }
  }
  return undefined
}

const LABEL = /^(?:\*\*[^*]{1,2000}\*\*:?|#{1,6} .{1,2000})$/

/** A heading or a label over nothing goes with what it stood over. */
function dropEmptyLabels(blocks: Block[]): void {
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index]
    if (!block) continue
    const label = block.units.length === 1 && LABEL.test(block.units[0]?.text.trim() ?? '')
    const over = blocks[index + 1]
    const nothing = over === undefined || LABEL.test(over.units[0]?.text.trim() ?? '')
    if (block.units.length === 0 || (label && nothing)) blocks.splice(index, 1)
  }
}

/**
 * Leaves out sentences with a banned word, whole; a phrase that goes on over the end of one goes alone. Where nothing
 * is left, the reply says in a few other words that it was heard.
 */
function removeWords(reply: ReplyParts, { language, banned }: Told): ReplyParts {
  const has = (text: string) => banned.some((word) => wordPattern(word).test(text))
  const unbanned = (text: string) => !has(text)
  const shorter = dropUntil(reply, ({ text }) => has(text), unbanned, language, 'goes')
  const left = has(joinParts(shorter)) ? inEach(shorter, (part) => withoutWords(part, banned)) : shorter
  if (/[\p{L}\p{N}]/u.test(joinParts(left))) return left
  return { body: GUIDE[language].say.noted.find(unbanned) ?? '…', closing: '' }
}

const withoutWords = (text: string, words: readonly string[]) =>
  words
    .reduce((rest, word) => rest.replace(wordPattern(word, 'giu'), ''), text)
    .replace(/[ \t]{2,999}/g, ' ')
    .replace(/ ([.,;])/g, '$1')

const TABLE_RULE = /^\s{0,99}\|[-:| ]{1,2000}\|\s{0,99}$\n?/gm
const TABLE_ROW = /^\s{0,99}\|(.{0,2000})\|\s{0,99}$/gm

function removeThing(reply: string, what: keyof typeof THINGS): string {
  switch (what) {
    case 'emoji':
      return reply.replace(new RegExp(THINGS.emoji.source, 'gu'), '').replace(/[ \t]{2,999}/g, ' ')
    case 'exclamation':
      return reply.replace(/!(?!\[)/g, '.')
    case 'link':
      return reply
        .replace(/\[([^\]\n]{0,2000})\]\([^)\n]{0,2000}\)/g, '$1')
        .replace(/(?:https?:\/\/|www\.)\S{0,2000}/gi, '')
        .replace(/\]\(/g, '] (')
        .replace(/[ \t]{2,999}/g, ' ')
    case 'heading':
      return reply.replace(/^\s{0,99}#{1,6}\s{1,99}(.{0,2000})$/gm, '$1')
    case 'bold':
      return reply.replace(/\*\*([^*\n]{1,2000})\*\*/g, '$1').replace(/__([^_\n]{1,2000})__/g, '$1')
    case 'code':
      return reply.replace(/```[^\n]{0,2000}\n?|`/g, '')
    case 'list':
      return reply.replace(/^\s{0,99}(?:\d{1,3}[.)]|[-*+•])\s{1,99}(?=\S)/gm, '')
    case 'table':
      return reply.replace(TABLE_RULE, '').replace(TABLE_ROW, (_, row: string) =>
        row
          .split('|')
          .map((cell) => cell.trim())
          .join(', '),
      )
  }
}
