import type { ParsedRule } from '#engine/rules/rules.ts'
import type { Action, Condition, Rule } from '#shared/admin/prompt-boxes.ts'
import { deriveCheck } from './derive-check.ts'
import { readCondition } from './read-condition.ts'
import { readModal } from './read-modal.ts'
import { readScope } from './read-scope.ts'
import { lowerFirst } from './split-sentences.ts'
import { CLEAR_VERBS, leadingVerb, startsWithVerb } from './verbs.ts'

/** Longest sentence read, in characters: a rule that nobody can take in at once is none. */
const SENTENCE_LIMIT = 500

/** What the parts around an order have told so far. */
interface Frame {
  scope: Rule['scope']
  condition: Condition | null
  before: string | undefined
}

/**
 * Reads a sentence into rules; undefined when it has none of the forms known here. Several come of a sentence
 * whose orders are checked one by one: "Keep it under 100 words and ask at most one question."
 */
export function parseSentence(sentence: string): ParsedRule[] | undefined {
  if (sentence.length > SENTENCE_LIMIT) return undefined
  const plain = sentence
    .replace(/\s+/g, ' ')
    .replace(/[\s.;!]+$/, '')
    .trim()
  const frame: Frame = { scope: {}, condition: null, before: undefined }
  const order = takeTrailing(takeLeads(plain, frame), frame)
  const rules = splitOrders(order).map((part) => readOrder(part, frame))
  return rules.every((rule) => rule !== undefined) ? rules : undefined
}

const CONJUNCTION =
  /^(?:(if|when|whenever|once|as soon as|in case|where|wherever)|(unless|until|after|while|during|even if)|(before))\s+/i

/** Takes whom, when and before what it is for off the front of a sentence. */
function takeLeads(sentence: string, frame: Frame): string {
  let rest = sentence
  for (let step = 0; step < 6; step++) {
    const cut = leadEnd(rest)
    if (!cut || !takePart(cut.lead, frame)) return rest
    rest = cut.rest
  }
  return rest
}

/** Returns where the lead of a sentence ends: at the comma behind which an order, or another lead, begins. */
function leadEnd(text: string): { lead: string; rest: string } | undefined {
  if (
    !CONJUNCTION.test(text) &&
    !/^(?:for|with|at|from|up to|below|above|between|in|on|until|only (?:if|when)) /i.test(text)
  ) {
    return undefined
  }
  const commas = [...text.matchAll(/,\s+(?:then\s+)?| then /g)]
  const at = (match: RegExpExecArray) => ({
    lead: text.slice(0, match.index),
    rest: text.slice(match.index + match[0].length),
  })
  const found = commas.map(at).find(({ rest }) => beginsOrder(rest) || leadEnd(rest) !== undefined)
  const last = commas.at(-1)
  return found ?? (last && CONJUNCTION.test(text) ? at(last) : undefined)
}

/** Behind a comma a verb may as well be a noun in a list: "a guide, template or draft". */
const beginsOrder = (text: string) => startsOrder(text) && !/^\w+(?:,| or | and )/.test(text)
const startsOrder = (text: string) => readModal(text).given || startsWithVerb(text) || SUBJECT_FORM.test(text)

const OWN_LEAD = /^(?:unless|until|after|while|during|even if)\b/i
const FIRST_REPLY = /^(?:in|at|with) (?:the|your) (?:first|opening) (?:reply|answer|message|turn)$/i

/** Puts a part into the frame; false when it is none, or its place is taken. */
function takePart(part: string, frame: Frame): boolean {
  const scope = readScope(part)
  if (scope) {
    if (Object.keys(scope).some((key) => key in frame.scope)) return false
    frame.scope = { ...frame.scope, ...scope }
    return true
  }
  const opening = FIRST_REPLY.test(part) ? 'if it is the first message' : part
  const found = CONJUNCTION.exec(opening)
  if (!found) return false
  const rest = opening.slice(found[0].length).trim()
  if (!/\p{L}/u.test(rest)) return false
  const asScope = found[1] ? readScope(`if ${rest}`) : undefined
  if (asScope) return takePart(`if ${rest}`, frame)
  if (found[3]) {
    if (frame.before !== undefined) return false
    frame.before = rest
    return true
  }
  if (frame.condition) {
    // Under a heading with a condition, a sentence may bring a second one: both must hold.
    if (found[2] || OWN_LEAD.test(frame.condition.text)) return false
    frame.condition = readCondition(`${frame.condition.text} and ${rest}`)
    return true
  }
  frame.condition = readCondition(rest, found[2]?.toLowerCase())
  return true
}

/** What an order asks about rather than depends on: "ask when they start", "explain if it counts". */
const ASKS_ABOUT =
  /\b(?:ask|asks|explain|say|tell|know|find out|check|clarify|decide|see|determine|confirm|describe|mention|state|understand|verify)(?: (?:the \w+|them|him|her|users?|founders?|people|clearly|plainly))?$/i
const ASKED = /^,? (?:if|when|where|once)\b/i
const TRAILING =
  /,? (?<!\bonly )(?=(?:only )?(?:if|when|whenever|once|as soon as|in case|unless|until|before)\s)|,? (?=(?:for|with) (?:\w+ )?(?:visitors?|members?|admins?|users|founders)\b|(?:at|from|up to|below|above) (?:the )?(?:levels?|stages?)\b)/gi

/** Takes the same off the end of a sentence: "Confirm the number when it is vague." */
function takeTrailing(order: string, frame: Frame): string {
  let rest = order
  if (FIXED.test(order)) return rest
  for (let step = 0; step < 3; step++) {
    const cut = [...rest.matchAll(TRAILING)].findLast((match) => {
      const before = rest.slice(0, match.index)
      return (
        startsOrder(before) &&
        !(ASKS_ABOUT.test(before) && ASKED.test(rest.slice(match.index))) &&
        !openQuote(before) &&
        !/\b(?:as|even|what|than)$/i.test(before)
      )
    })
    if (!cut) return rest
    const [head, part] = [rest.slice(0, cut.index), rest.slice(cut.index + cut[0].length)]
    const only = /^only (if|when)\s+/i.exec(part)
    if (only) {
      if (frame.condition || readModal(head).avoid) return rest
      frame.condition = readCondition(part.slice(only[0].length), 'unless')
      return `never ${readModal(head).rest}`
    }
    if (!takePart(part, frame)) return rest
    rest = head
  }
  return rest
}

/** What stands behind these is kept as it was said. */
const FIXED = /^(?:always |you (?:should|may) )?(?:take it that|keep to this:) /i

const openQuote = (text: string) => (text.match(/"/g)?.length ?? 0) % 2 === 1

/** "Replies must not exceed 100 words": the order is in the verb's subject. */
const SUBJECT_FORM =
  /^(?:(?:all|every|each|your|the) )*(?:replies|answers|responses|messages|reply|answer|response|message) (?:(?:must|should|shall|may|can|need to|have to|has to)\b|(?:is|are) (?:to|never|always)\b)/i
/** "A demo does not count as a pilot": what to go by. */
const DEFINITION =
  /^(?!(?:if|when|whenever|once|unless|before|after|while|for|at|from)\b)[^:]{2,160}? (?:counts?|do not count|does not count|don't count|doesn't count|never counts?|only counts?)\b/i
/** "At most one question per reply", "No emojis". */
const NOMINAL =
  /^(?:at most|no more than|a maximum of|maximum|max\.?|up to|under|at least|exactly|no|\d+|one|two|three)\b/i

/** Several orders, when each of them can be checked or has words of its own that say how binding it is. */
function splitOrders(order: string): string[] {
  const parts: string[] = []
  let rest = order
  for (const match of order.matchAll(/(?:, and|, but|;| and| but|,) (?=\S)/gi)) {
    const from = order.length - rest.length
    const [left, right] = [order.slice(from, match.index), order.slice(match.index + match[0].length)]
    const modal = readModal(right)
    const own = modal.given && startsWithVerb(modal.rest)
    if (openQuote(order.slice(0, match.index)) || !(own || CLEAR_VERBS.has(leadingVerb(right)))) continue
    const said = readModal(left)
    // "Never cite, quote or mention it" is one: the "never" is for all of it.
    if (said.avoid && !own) continue
    if (!startsOrder(left) || (!own && !(checked(left) && checked(right)))) continue
    parts.push(left)
    rest = right
  }
  return [...parts, rest]
}

function checked(order: string): boolean {
  const { avoid, rest } = readModal(order)
  return deriveCheck({ kind: avoid ? 'avoid' : 'do', text: rest }) !== null
}

function readOrder(order: string, { scope, condition, before }: Frame): ParsedRule | undefined {
  const action = readAction(order)
  if (!action) return undefined
  const { priority, ...act } = action
  return { scope, condition, priority, action: { ...act, ...(before !== undefined && { before }) } }
}

function readAction(order: string): (Action & { priority: Rule['priority'] }) | undefined {
  if (SUBJECT_FORM.test(order)) return keepTo(order, bindingOf(order))
  const { priority, avoid, rest, given } = readModal(order)
  const text = lowerFirst(rest)
  if (text === '') return undefined
  const preference =
    /^(?:prefer|favou?r) (.+?),? (?:over|to|rather than|instead of) (.+)$/i.exec(text) ??
    (avoid ? null : /^use (.+?),? (?:rather than|instead of|over) (.+)$/i.exec(text))
  if (preference && !avoid) {
    const [, better = '', over = ''] = preference
    const binding = given || /^use/i.test(text) ? priority : 'should'
    return { kind: 'prefer', text: better, over, priority: binding }
  }
  if (given || startsWithVerb(text)) return { kind: avoid ? 'avoid' : 'do', text, priority }
  if (DEFINITION.test(text)) return { kind: 'do', text: `take it that ${text}`, priority }
  if (NOMINAL.test(text) && deriveCheck({ kind: 'do', text: `keep to this: ${text}` }))
    return keepTo(text, 'must')
  return undefined
}

const keepTo = (text: string, priority: Rule['priority']) =>
  ({ kind: 'do', text: `keep to this: ${lowerFirst(text)}`, priority }) as const

function bindingOf(text: string): Rule['priority'] {
  if (/\bshould\b/i.test(text)) return 'should'
  return /\b(?:may|can)\b(?! (?:not|never))/i.test(text) ? 'may' : 'must'
}
