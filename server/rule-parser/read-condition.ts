import type { Condition, ConditionTest } from '#shared/admin/prompt-boxes.ts'
import { EVIDENCE, EVIDENCE_TYPES, type EvidenceType } from '#shared/evidence-types.ts'
import { NUMBER, numberOf } from './numbers.ts'
import { LANGUAGE_NAMES, topicWords } from './read-scope.ts'

const WHO =
  '(?:the |a |an |this )?(?:users?|founders?|person|people|visitors?|members?|teams?|customers?|readers?|they|someone|somebody|he|she)'
const SPEAK =
  'mentions?|asks? (?:for|about|how to|to)|talks? about|writes? about|says?|speaks? of|brings? up|refers? to|raises?|discuss(?:es)?|wants? to (?:know|talk) about|reports?|describes?|claims?|(?:has|have) questions? (?:about|on)|needs? help with'

/** What a rule may call evidence, with its type. */
const EVIDENCE_WORDS = new Map<string, EvidenceType>(
  EVIDENCE_TYPES.flatMap((type) => EVIDENCE[type].words.map((word) => [word, type] as const)),
)

/**
 * A condition, from what stands behind "if": "the user mentions pricing". `lead` is the word that it began
 * with where that is not a plain "if" ("unless", "after", "while"): it stays part of the text.
 */
export function readCondition(text: string, lead = ''): Condition {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,.;:]+$/, '')
  const not = lead === 'unless'
  const test = lead === '' || not ? readTest(plain.toLowerCase()) : null
  return { text: lead ? `${lead} ${plain}` : plain, test: test && not ? { ...test, not: true } : test }
}

function readTest(text: string): ConditionTest | null {
  if (
    new RegExp(`^${WHO} (?:asks?|has|have|poses?) (?:something|(?:a|any|the) questions?|questions?)$`).test(
      text,
    )
  ) {
    return { question: true }
  }
  if (/^(?:the message|it|this) is a question$/.test(text)) return { question: true }
  if (
    /^(?:(?:it|this) is )?(?:(?:in|at) )?the (?:first|opening) (?:message|reply|answer|turn|contact)(?: of (?:a|the|each) conversation)?$/.test(
      text,
    ) ||
    /^(?:a|the) conversation (?:starts|begins)$/.test(text)
  ) {
    return { first: true }
  }
  return readLanguageTest(text) ?? readEvidence(text) ?? readWords(text)
}

function readLanguageTest(text: string): ConditionTest | null {
  const name =
    new RegExp(`^${WHO} (?:writes?|asks?|speaks?|is writing|answers?)(?: to you)? (?:in )?(\\w+)$`).exec(
      text,
    )?.[1] ?? /^the (?:message|question|conversation) is in (\w+)$/.exec(text)?.[1]
  const language = LANGUAGE_NAMES[name ?? '']
  return language ? { language } : null
}

/** "the user has fewer than 5 interviews", "there is no pilot", "they have at least 1 LOI". */
function readEvidence(text: string): ConditionTest | null {
  const found = new RegExp(
    `^(?:${WHO} (?:has|have)(?: done| held| signed| run)?|there (?:is|are)) (at least|at most|more than|fewer than|less than|no more than|no fewer than|exactly)? ?(${NUMBER}|no|not) ?(?:yet )?(?:confirmed |signed |paid |held |running )?(interviews?|lois?|letters? of intent|pilots?|(?:paying )?customers?)(?: yet)?$`,
  ).exec(text)
  const type =
    EVIDENCE_WORDS.get((found?.[3] ?? '').replace(/s$/, '')) ?? EVIDENCE_WORDS.get(found?.[3] ?? '')
  if (!found || !type) return null
  const number = numberOf(found[2] ?? '')
  if (!Number.isInteger(number)) return null
  const bounds: Record<string, { min?: number; max?: number }> = {
    'at least': { min: number },
    'no fewer than': { min: number },
    'more than': { min: number + 1 },
    'at most': { max: number },
    'no more than': { max: number },
    'fewer than': { max: Math.max(0, number - 1) },
    'less than': { max: Math.max(0, number - 1) },
    exactly: { min: number, max: number },
  }
  const usual = number === 0 ? { max: 0 } : { min: number }
  return { evidence: { type, ...(bounds[found[1] ?? ''] ?? usual) } }
}

function readWords(text: string): ConditionTest | null {
  const list =
    new RegExp(`^${WHO} (?:${SPEAK}) (.+)$`).exec(text)?.[1] ??
    /^(?:the )?(?:message|question|conversation|user's message) (?:mentions?|is about|contains?|turns to|concerns?) (.+)$/.exec(
      text,
    )?.[1] ??
    /^(?:asked|talking|speaking|writing) (?:about|for|of|on) (.+)$/.exec(text)?.[1] ??
    /^(?:discussing|mentioning) (.+)$/.exec(text)?.[1] ??
    /^(.{3,60}) (?:is|are|gets?) (?:mentioned|discussed|brought up|raised|asked (?:about|for)|claimed|reported)$/.exec(
      text,
    )?.[1]
  if (
    !list ||
    /^(?:it|this|them|these|those|so|something|anything)\b|\b(?:that|which|whether|because|without|not)\b/.test(
      list,
    )
  )
    return null
  const words = topicWords(list).filter((word) => word.split(' ').length <= 4)
  return words.length > 0 ? { words } : null
}
