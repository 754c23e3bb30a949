import type { DashboardUpdate } from './events.ts'

const COUNTED = /(\d{1,4})\s+(?:\p{L}+\s+){0,2}?(interview|loi|pilot|revenue)s?\b/giu
/** A sentence that tells of something done; advice ("book 10 interviews") names numbers too. */
const CLAIM =
  /\b(?:captured|noted|recorded|added|counted|logged|updated|confirmed|that makes|so far|you(?:['’]ve| have| now| did| held| ran| are at| told))\b/i
const NO_CLAIM = /\?\s*$|^\s*(?:if|once|when|until|after|before)\b/i
const EVIDENCE = /captured your evidence/i
const LEVEL = /\b(?:reached level|level up|new stage)\b/i
const LEVEL_NUMBER = /\b(?:level|stage)\D{0,12}([0-6])\b/i
const CHANGED = /\b(?:captured|updated|populated|added)\b/i
const WIDGETS: readonly [RegExp, string][] = [
  [/\btarget industr(?:y|ies)\b/i, 'Target Industries'],
  [/\bvalue proof\b/i, 'Value Proof'],
  [/\bbuyer persona\b/i, 'Buyer Persona'],
  [/\bicp\b/i, 'Ideal Customer Profile'],
  [/\broadmap\b/i, 'Roadmap'],
]

/** Something a reply only claims: nothing was recorded yet. */
export interface ScannedUpdate extends Pick<DashboardUpdate, 'type' | 'changes'> {
  readonly needsConfirmation: true
}

/**
 * Reads what a reply says it did to the roadmap (product.md section 4, update cards), for a reply that came
 * without a word of the server's about it. The most telling find wins: a level, then evidence, then a widget.
 * What it finds is a claim of the reply's, so its card always asks.
 */
export function scanReply(reply: string): ScannedUpdate | null {
  return levelIn(reply) ?? evidenceIn(reply) ?? widgetIn(reply)
}

function levelIn(reply: string): ScannedUpdate | null {
  const phrase = LEVEL.exec(reply)
  if (!phrase) return null
  const number = LEVEL_NUMBER.exec(reply.slice(phrase.index))?.[1]
  if (number === undefined) return null
  const newLevel = Number(number)
  return ask('level_up', { newLevel })
}

function evidenceIn(reply: string): ScannedUpdate | null {
  const evidenceCount: Record<string, number> = {}
  for (const sentence of sentencesOf(reply)) {
    if (!CLAIM.test(sentence) || NO_CLAIM.test(sentence)) continue
    for (const [, count, type] of sentence.matchAll(COUNTED)) {
      if (count && type) evidenceCount[type.toLowerCase()] = Number(count)
    }
  }
  if (Object.keys(evidenceCount).length > 0) return ask('evidence_added', { evidenceCount })
  return EVIDENCE.test(reply) ? ask('evidence_added', {}) : null
}

function widgetIn(reply: string): ScannedUpdate | null {
  for (const sentence of sentencesOf(reply)) {
    const widget = CHANGED.test(sentence) && WIDGETS.find(([pattern]) => pattern.test(sentence))
    if (widget) return ask('widget_populated', { widgetName: widget[1] })
  }
  return null
}

function sentencesOf(reply: string): string[] {
  return reply.split(/(?<=[.!?])\s|\n/)
}

function ask(type: ScannedUpdate['type'], changes: ScannedUpdate['changes']): ScannedUpdate {
  return { type, changes, needsConfirmation: true }
}
