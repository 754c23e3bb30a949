import type { Action, RuleCheck } from '#shared/admin/prompt-boxes.ts'
import { NUMBER, numberOf } from './numbers.ts'
import { LANGUAGE_NAMES, topicWords } from './read-scope.ts'

type Bounds = { min?: number; max?: number }

/**
 * Returns what code can check of an order on the finished reply; null when only a reader could tell. Orders about a
 * part of the reply ("the subject line under 8 words") are not checked on the whole of it.
 */
export function deriveCheck({ kind, text }: Pick<Action, 'kind' | 'text'>): RuleCheck | null {
  if (kind === 'prefer') return null
  const order = text.toLowerCase().replace(/^(?:\w+ly|only|also|first) (?=[a-z])/, '')
  const avoid = kind === 'avoid'
  return (
    (avoid ? null : readEnding(order)) ??
    readLimit(order, avoid) ??
    (avoid ? readForbidden(text) : readMention(text)) ??
    readWithout(order, avoid) ??
    (avoid ? null : readLanguage(order))
  )
}

const UNITS: readonly [RegExp, (bounds: Bounds) => RuleCheck][] = [
  [/^words?$/, (bounds) => ({ kind: 'length', unit: 'words', ...bounds })],
  [/^sentences?$/, (bounds) => ({ kind: 'length', unit: 'sentences', ...bounds })],
  [/^(?:characters?|letters?|signs?)$/, (bounds) => ({ kind: 'length', unit: 'characters', ...bounds })],
  [/^paragraphs?$/, (bounds) => ({ kind: 'length', unit: 'paragraphs', ...bounds })],
  [/questions?(?: marks?)?$/, (bounds) => ({ kind: 'questions', ...bounds })],
  [/(?:steps?|actions?)$/, (bounds) => ({ kind: 'list_items', style: 'numbered', ...bounds })],
  [/(?:bullet points?|bullets)$/, (bounds) => ({ kind: 'list_items', style: 'bulleted', ...bounds })],
  [/(?:list items?|items?)$/, (bounds) => ({ kind: 'list_items', style: 'any', ...bounds })],
]
const UNIT =
  '(words?|sentences?|characters?|letters?|signs?|paragraphs?|(?:(?:follow-up|clarifying|closed|open|closing|short|single|further|more) )*questions?(?: marks?)?|(?:(?:next|concrete|numbered|clear|actionable|short) )*(?:steps?|actions?)|bullet points?|bullets|(?:list )?items?)'
const LESS = 'at most|no more than|not more than|a maximum of|at the most|maximum|max\\.?|up to|only|within'
const LIMITS: readonly [RegExp, (first: number, second: number) => Bounds][] = [
  [
    new RegExp(`\\b(?:between )?(${NUMBER})(?: ?[-–] ?| to | and | or )(${NUMBER}) ${UNIT}`),
    (a, b) => ({ min: a, max: b }),
  ],
  [
    new RegExp(`(?<!no )(?<!not )\\b(?:under|below|fewer than|less than|shorter than) (${NUMBER})() ${UNIT}`),
    (a) => ({ max: a - 1 }),
  ],
  [
    new RegExp(
      `(?<!no )(?<!not )\\b(?:more than|over|longer than|exceed(?:ing)?|beyond) (${NUMBER})() ${UNIT}`,
    ),
    (a) => ({ min: a + 1 }),
  ],
  [
    new RegExp(`\\b(?:at least|no fewer than|no less than|a minimum of|minimum) (${NUMBER})() ${UNIT}`),
    (a) => ({ min: a }),
  ],
  [new RegExp(`\\b(?:exactly|precisely) (${NUMBER})() ${UNIT}`), (a) => ({ min: a, max: a })],
  [new RegExp(`\\b(?:${LESS}) (${NUMBER})() ${UNIT}`), (a) => ({ max: a })],
  [
    new RegExp(`\\b(${NUMBER})() ${UNIT}(?: or (?:fewer|less)| at (?:the )?most| max(?:imum)?)`),
    (a) => ({ max: a }),
  ],
]
/** "give three steps": of things to list exactly so many, of anything else at most. */
const BARE = new RegExp(`\\b(${NUMBER})() ${UNIT}`)
/** Orders that speak of questions or steps without being about how many the reply has. */
const NOT_ASKING =
  /^(?:answer|reply|respond|write|give|offer|list|name|propose|suggest|provide|send|let|go|make)\b/
/** Orders whose object is the reply as a whole. */
const WHOLE =
  /^(?:keep|limit|hold|restrict|cap|make|answer|reply|respond|write|stay|be|use|finish|exceed|go|have|ask|include|contain|pose|give|offer|list|name|propose|suggest|provide|add|put|let|send|end)\b/
/** Signs that the limit is for a part of it. */
const PART =
  /\b(?:each|every|per) (?!reply|answer|response|message|turn)|\b(?:opening|open with|start(?:s|ing)? with|begin(?:s|ning)? with|summary|subject|title|heading|explanation|definition|introduction|first sentence|in (?:one|a|two|one or two) sentences? (?:what|why|how)|e-?mail|one-pager)\b|^(?:explain|define|describe|summari[sz]e|state)\b/

function readLimit(order: string, avoid: boolean): RuleCheck | null {
  if (avoid && /^(?:ask|pose|include|end with) (?:any |further |more |follow-up )?questions?$/.test(order)) {
    return { kind: 'questions', max: 0 }
  }
  if (!WHOLE.test(order) || PART.test(order)) return null
  const bare = (a: number): Bounds =>
    /(?:steps?|actions?|bullets|points?|items?)$/.test(order) && !avoid
      ? { min: a, max: a }
      : { max: avoid ? a - 1 : a }
  for (const [pattern, boundsOf] of [...LIMITS, [BARE, bare] as const]) {
    const found = pattern.exec(order)
    if (!found) continue
    const [, first = '', second = '', unit = ''] = found
    const said = boundsOf(numberOf(first), second ? numberOf(second) : 0)
    const bounds = avoid ? opposite(said) : said
    const check = UNITS.find(([name]) => name.test(unit))?.[1]
    if (!check || !bounds || (/question/.test(unit) && NOT_ASKING.test(order))) return null
    return check(bounds)
  }
  return null
}

/** Returns what is left when a limit is forbidden: "never more than 3" is at most 3. */
function opposite({ min, max }: Bounds): Bounds | undefined {
  if (min !== undefined && max !== undefined) return undefined
  if (min !== undefined) return { max: Math.max(0, min - 1) }
  return max === undefined ? undefined : { min: max + 1 }
}

const QUOTED = /["“„«]([^"“”„«»]{1,120})["”“»]|(?<![\p{L}\p{N}])'([^']{1,120})'(?![\p{L}\p{N}])/gu
const quotedIn = (text: string) =>
  [...text.matchAll(QUOTED)].map((match) => (match[1] ?? match[2] ?? '').trim()).filter(Boolean)
/** Words that stand for something said before or for a whole sentence; no text can be searched for them. */
const OPEN =
  /\b(?:it|this|that|these|those|them|they|which|what|how|why|who|whether|when|if|there|something|anything|everything)\b/i

const plain = (list: string) =>
  list
    .replace(
      /\b(?:in (?:a|the|your|any|every) (?:reply|replies|answer|answers|response|responses)|etc\.?|and so on|at all|ever|anywhere|(?:at least )?once|first|early|again|too|explicitly|briefly|clearly|at the (?:very )?(?:end|start|beginning|top))$/i,
      '',
    )
    .trim()

function readForbidden(text: string): RuleCheck | null {
  const named =
    /^(?:use|say|write|mention|include|utter|speak of|add)\b.{0,60}?\b(?:words?|phrases?|terms?|expressions?|buzzwords?|fillers?)(?:\s*:|,? (?:such as|like|including))? (.+)$/i.exec(
      text,
    )
  const quoted = quotedIn(text)
  if (
    /^(?:use|say|write|mention|include|utter|speak of|add|begin|start|open|call|end)\b/i.test(text) &&
    quoted.length > 0
  ) {
    return { kind: 'forbidden', words: quoted }
  }
  if (named?.[1] && !/\b(?:that|which|without|unless|if|when)\b/i.test(named[1])) {
    return forbidden(topicWords(plain(named[1])))
  }
  const mentioned = /^(?:mention|say|use the word|use the phrase|speak of|name) (.+)$/i.exec(text)?.[1]
  if (!mentioned || OPEN.test(mentioned)) return null
  const words = topicWords(plain(mentioned))
  return words.every((word) => word.split(' ').length <= 3) ? forbidden(words) : null
}

const forbidden = (words: string[]): RuleCheck | null =>
  words.length > 0 ? { kind: 'forbidden', words: words.slice(0, 50) } : null

function readMention(text: string): RuleCheck | null {
  const verb =
    /^(?:mention|include|add|say|state|name|write|refer to|end with|close with|finish with|use|remind (?:the \w+|them|\w+) (?:of|about|that))\b(?: (?:the )?(?:words?|phrases?|terms?|sentences?|text|line|note))?:? (.+)$/i.exec(
      text,
    )
  if (!verb?.[1]) return null
  const quoted = quotedIn(text)
  const all = !/["”»'] or ["“«']/i.test(text)
  if (quoted.length > 0 && !/\binstead of\b|\brather than\b/i.test(text)) {
    return { kind: 'mention', words: quoted, all, verbatim: true }
  }
  const object = /^(?:mention|refer to) (.+)$/i.exec(text)?.[1]
  if (!object || OPEN.test(object) || object.split(' ').length > 8) return null
  const words = topicWords(plain(object)).filter((word) => word.split(' ').length <= 4)
  return words.length > 0 ? { kind: 'mention', words, all: !/ or /i.test(object), verbatim: false } : null
}

const THINGS: readonly [RegExp, Extract<RuleCheck, { kind: 'without' }>['what']][] = [
  [/^(?:any )?(?:emojis?|emoticons?|smileys?)$/, 'emoji'],
  [/^(?:any )?exclamation (?:marks?|points?)$/, 'exclamation'],
  [/^(?:any )?(?:links?|urls?|web addresses)$/, 'link'],
  [/^(?:any )?(?:headings?|headers?|headlines?)$/, 'heading'],
  [/^(?:any )?tables?$/, 'table'],
  [/^(?:any )?(?:lists?|bullet points?|bullets|bullet lists?)$/, 'list'],
  [/^(?:any )?(?:bold|bold text|bold type)$/, 'bold'],
  [/^(?:any )?(?:code|code blocks?)$/, 'code'],
]

function readWithout(order: string, avoid: boolean): RuleCheck | null {
  const verb = avoid
    ? /^(?:use|include|add|write|insert|put|employ|show|send) (.+)$/
    : /^(?:(?:use|include|add|write|insert) no|(?:answer|reply|respond|write) without|keep to this: no) (.+)$/
  const object = verb
    .exec(order)?.[1]
    ?.replace(/ in (?:a |the |your )?(?:reply|replies|answers?|responses?)$/, '')
  const what = THINGS.find(([pattern]) => pattern.test(object ?? ''))?.[1]
  return what ? { kind: 'without', what } : null
}

function readLanguage(order: string): RuleCheck | null {
  const name =
    /^(?:answer|reply|respond|write|speak|communicate|stay)(?: only)?(?: back)? (?:only )?in (\w+)(?: only)?$/.exec(
      order,
    )?.[1]
  const language = LANGUAGE_NAMES[name ?? '']
  if (language) return { kind: 'language', language }
  const users =
    /^(?:answer|reply|respond|write|speak|stay|communicate|use)\b.*\b(?:the language (?:of|that|in which|they|the (?:user|founder))|(?:(?:user|founder|person|visitor)(?:'s|s')|their|his or her|same) (?:own )?language)/
  return users.test(order) ? { kind: 'language', language: 'user' } : null
}

function readEnding(order: string): RuleCheck | null {
  return /^(?:end|finish|close|conclude)(?: (?:each|every|your|the|all))?(?: (?:reply|replies|answers?|responses?))? with (?:a|one)(?: \w+)? question$/.test(
    order,
  )
    ? { kind: 'ends_with_question' }
    : null
}
