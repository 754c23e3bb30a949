import type { Key } from '../../text/lexicon.ts'
import { type Message, type Stretch, says, startsAt } from './message.ts'

/** A clause of a sentence, and the sentence. */
export interface Clause extends Stretch {
  readonly sentence: Stretch
}

/** Words that make a clause of a stretch. */
const TELLING: readonly Key[] = [
  ...(['verb', 'done', 'signed', 'paidUs', 'running', 'ongoing', 'loss', 'interviewed'] as const),
  ...(['interviewing', 'talked', 'completed', 'unsigned'] as const),
]
/** Words that finish what a clause tells: an auxiliary alone does not. */
const TOLD: readonly Key[] = [
  ...TELLING.filter((key) => key !== 'verb'),
  ...(['interview', 'loi', 'pilot', 'payingCustomer', 'order'] as const),
]
const HARD = /^[;:–—()[\]!?…]$/

/** The clauses of a sentence: cut at hard marks and contrasts, and at commas and "and" between two
 * that tell; "goal 10 % less", "none of them likes it" behind a comma say no more of the evidence before it. */
export function clausesOf(message: Message, sentence: Stretch): Clause[] {
  const cuts = [sentence.first]
  for (let at = sentence.first + 1; at < sentence.end; at += 1) {
    const token = message.tokens[at]
    const hard = token?.kind === 'mark' && (HARD.test(token.text) || (token.text === '-' && token.spaced))
    if (hard || startsAt(message, at, 'contrast')) cuts.push(at)
  }
  const pieces = cuts.map((first, i) => ({ first, end: cuts[i + 1] ?? sentence.end }))
  return pieces.flatMap((piece) => softly(message, piece)).map((piece) => ({ ...piece, sentence }))
}

function softly(message: Message, piece: Stretch): Stretch[] {
  const tells = (first: number, end: number) => says(message, { first, end }, ...TELLING)
  const out: Stretch[] = []
  let first = piece.first
  for (let at = piece.first + 1; at < piece.end; at += 1) {
    const comma = message.tokens[at]?.text === ','
    if (comma && isAside(message, { first: at + 1, end: piece.end })) {
      out.push({ first, end: at })
      first = at
    }
    const soft = comma || startsAt(message, at, 'coordinator') !== undefined
    if (!soft || !says(message, { first, end: at }, ...TOLD) || !tells(at + 1, piece.end)) continue
    const next = nextSoft(message, at + 1, piece.end)
    if (!tells(at + 1, next)) continue
    out.push({ first, end: at })
    first = at
  }
  out.push({ first, end: piece.end })
  return out
}

const isAside = (message: Message, stretch: Stretch): boolean =>
  startsAt(message, stretch.first, 'aside') !== undefined &&
  says(message, stretch, 'verb', 'negation', 'plan') &&
  !says(message, stretch, ...TOLD) &&
  !says(message, { ...stretch, first: stretch.first + 1 }, 'negation')

function nextSoft(message: Message, from: number, end: number): number {
  for (let at = from + 1; at < end; at += 1)
    if (message.tokens[at]?.text === ',' || startsAt(message, at, 'coordinator')) return at
  return end
}

/** The clause that holds a token. */
export const clauseAt = (clauses: readonly Clause[], at: number): Clause | undefined =>
  clauses.find(({ first, end }) => first <= at && at < end)
