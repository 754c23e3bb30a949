import type { RuleCheck } from '#shared/admin/prompt-boxes.ts'
import type { Language } from '#shared/language.ts'
import { checkReply } from './check-reply.ts'
import type { TurnRules } from './compile-rules.ts'
import { joinParts, type ReplyParts } from './reply-parts.ts'
import { countItems, countQuestions, THINGS, wordPattern } from './reply-text.ts'
import { RULE_TEXTS } from './rule-texts.ts'
import { type Block, joinBlocks, readBlocks, type Unit } from './units.ts'

/**
 * Brings a finished reply of the built-in guide to what can be checked of the rules: what a rule forbids is
 * taken out, what it wants mentioned is added, and what is too long is cut from its least important end. The
 * first sentence and a document that was asked for stay as long as anything else can go. The closing question may
 * come back in other words; it comes back empty when the reply no longer asks it.
 */
export function obeyRules({ checked, turn }: TurnRules, reply: ReplyParts): ReplyParts {
  const checks = checked.flatMap(({ rule }) => (rule.check ? [rule.check] : []))
  // Words are added before lengths are cut, and whatever forbids has the last word.
  const ordered = [...checks].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const pass = (parts: ReplyParts, some: readonly RuleCheck[]) =>
    some.reduce(
      (now, check) =>
        checkReply(check, joinParts(now), turn.language).passed ? now : obey(check, now, turn.language),
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

function obey(check: RuleCheck, reply: ReplyParts, language: Language): ReplyParts {
  switch (check.kind) {
    case 'mention':
      return addMention(reply, check.words, language)
    case 'questions':
      return check.max === undefined
        ? reply
        : dropUntil(
            reply,
            ({ text }) => countQuestions(text) > 0,
            (text) => countQuestions(text) <= (check.max ?? 0),
          )
    case 'list_items':
      return check.max === undefined
        ? reply
        : dropUntil(
            reply,
            ({ text }) => countItems(text, check.style) > 0,
            (text) => countItems(text, check.style) <= (check.max ?? 0),
          )
    case 'without':
      return inEach(reply, (text) => removeThing(text, check.what))
    case 'length':
      return check.max === undefined
        ? reply
        : cutToLength(reply, (text) => checkReply(check, text, language).passed)
    case 'forbidden':
      return removeWords(reply, check.words)
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
  return { ...reply, body: joinBlocks([...readBlocks(reply.body), { units: [{ text: sentence, line: 0 }] }]) }
}

const inEach = ({ body, closing }: ReplyParts, change: (text: string) => string): ReplyParts => ({
  body: change(body),
  closing: change(closing),
})

/** Takes units off, the last that fits `candidate` first, until `enough`; the opening stays if it can. */
function dropUntil(
  reply: ReplyParts,
  candidate: (unit: Unit) => boolean,
  enough: (text: string) => boolean,
): ReplyParts {
  const closing = readBlocks(reply.closing)
  const question = closing.at(-1)?.units.at(-1)
  const blocks = [...readBlocks(reply.body), ...closing]
  while (!enough(joinBlocks(blocks))) {
    const at = lastDroppable(blocks, candidate)
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
function cutToLength(reply: ReplyParts, enough: (text: string) => boolean): ReplyParts {
  const fitting = dropUntil(reply, () => true, enough)
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
      const opening = block === blocks[0] && index === 0
      if (unit && !opening && candidate(unit)) return { block, index }
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

/** Leaves out sentences with a forbidden word; where that is all there is, the word alone. */
function removeWords(reply: ReplyParts, words: readonly string[]): ReplyParts {
  const patterns = words.map((word) => wordPattern(word, 'giu'))
  const has = (text: string) => words.some((word) => wordPattern(word).test(text))
  const shorter = dropUntil(
    reply,
    ({ text }) => has(text),
    (text) => !has(text),
  )
  return inEach(shorter, (part) =>
    patterns
      .reduce((text, pattern) => text.replace(pattern, ''), part)
      .replace(/[ \t]{2,999}/g, ' ')
      .replace(/ ([.,;:!?])/g, '$1'),
  )
}

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
