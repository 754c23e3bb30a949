import type { Rule } from '#shared/admin/prompt-boxes.ts'
import { startsWithVerb, VERBS } from './verbs.ts'

/** How binding an order is, and whether it forbids. */
export interface Modal {
  readonly priority: Rule['priority']
  readonly avoid: boolean
  /** The order itself, without them. */
  readonly rest: string
}

type Form = readonly [pattern: RegExp, priority: Rule['priority'], avoid: boolean]

/** Words before an order that tell who has to follow it and nothing else. */
const SUBJECT =
  /^(?:please\s+|kindly\s+|then\s+|(?:you|we|the assistant|the adviser|the advisor|the ai|the bot|the model|the guide|assistant)\s+(?=(?:must|should|shall|may|can|cannot|can't|have to|has to|need|needs|ought|always|never|do not|does not|don't|are|is|will)\b))/i

const FORMS: readonly Form[] = [
  [/^never(?: ever)?\s+/i, 'must', true],
  [/^(?:under|in) no circumstances\s*,?\s+/i, 'must', true],
  [/^(?:must|shall|can|may|will) (?:not|never)\s+/i, 'must', true],
  [
    /^(?:mustn't|cannot|can't|won't|(?:are|is) not (?:allowed|permitted) to|(?:are|is) forbidden to)\s+/i,
    'must',
    true,
  ],
  [/^(?:should|ought) (?:not|never)(?: to)?\s+/i, 'should', true],
  [/^shouldn't\s+/i, 'should', true],
  [/^try not to\s+/i, 'should', true],
  [/^(?:need not|(?:do|does) not (?:have|need) to|don't (?:have|need) to)\s+/i, 'may', true],
  [/^(?:do|does) not(?: ever)?\s+/i, 'must', true],
  [/^(?:don't|doesn't)(?: ever)?\s+/i, 'must', true],
  [/^(?:refrain from|avoid|stop)\s+(?=\w+ing\b)/i, 'must', true],
  [
    /^(?:always|must|shall|will|has to|have to|needs? to|(?:are|is) required to|be sure to|make sure to|make sure (?:that )?you|remember to|take care to|it is (?:important|mandatory|essential) to)\s+/i,
    'must',
    false,
  ],
  [
    /^(?:should|ought to|try to|aim to|ideally,?|preferably,?|where possible,?|whenever possible,?|if possible,?)\s+/i,
    'should',
    false,
  ],
  [/^(?:may|can|(?:are|is) (?:allowed|free) to|feel free to)\s+/i, 'may', false],
]

const LABEL = /^(?:(?:rule|step)\s*\d*|important|note|remember|nb|reminder)\s*[:–-]\s*/i

/** Takes the words off an order that say how binding it is. `given` tells whether there were any. */
export function readModal(text: string): Modal & { given: boolean } {
  let rest = text.replace(LABEL, '')
  let priority: Rule['priority'] | undefined
  let avoid = false
  for (let step = 0; step < 6; step++) {
    rest = rest
      .replace(SUBJECT, '')
      .replace(/^you (?=\w)/i, (you) => (startsWithVerb(rest.slice(you.length)) ? '' : you))
    const form = FORMS.find(([pattern]) => pattern.test(rest))
    // "Do not always ask" forbids the always, not the asking.
    if (!form || (avoid && /^always\b/i.test(rest))) break
    const gerund = /^(?:refrain from|avoid|stop)\s/i.test(rest)
    rest = rest.replace(form[0], '')
    if (gerund) rest = rest.replace(/^\w+ing\b/i, baseForm)
    priority ??= form[1]
    avoid ||= form[2]
  }
  return { priority: priority ?? 'must', avoid, rest: rest.trim(), given: priority !== undefined }
}

/** "using" to "use", "asking" to "ask", "putting" to "put". */
function baseForm(gerund: string): string {
  const stem = gerund.slice(0, -3)
  const forms = [stem, `${stem}e`, stem.slice(0, -1)]
  return forms.find((form) => VERBS.has(form.toLowerCase())) ?? stem
}
