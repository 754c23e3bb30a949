import { contentWords, fold } from '../retrieval/fold.ts'
import { type Material, parseEntry, sentences } from './parse-entry.ts'
import { SAY } from './phrases.ts'
import type { Turn } from './turn.ts'

/** An entry taken apart; `close` when it answers about as well as the best. */
type Ranked = Material & { close?: boolean }

export type Advice = { lead: string[]; points: string[]; steps: string[] }

const WANTS_NUMBER =
  /how (many|much|long|often|big)|wie ?(viele?|lange|oft|hoch|gross)|cuant|combien|what percent|wieviel/
const WANTS_WHEN = /^when\b|\bwhen (does|is|do|should)|\bwann\b|\bcuando\b|\bquand\b/
const WANTS_EXAMPLE = /example|beispiel|ejemplo|exemple/
const WANTS_REASON = /\bwhy\b|warum|wieso|por que|pourquoi/

/** What an entry of the subject that the message names gains over retrieval's score, as a share of the best. */
const OF_THE_SUBJECT = 0.2
/** Share of the best that an entry must reach to speak too. */
const NEAR = 0.45
/** Share of the best from which an entry says a step of its own. */
const CLOSE = 0.5

/** The best entries for this turn, taken apart: as retrieval ranked them, those of the subject named first. */
export function relevantMaterial(turn: Turn): Ranked[] {
  if (contentWords(turn.text).length === 0) return []
  const most = Math.max(0, ...turn.hits.map(({ score }) => score))
  const ranked = turn.hits.map(({ entry, score }) => {
    const head = fold([entry.title, entry.category, ...entry.keywords].join(' · '))
    const named = turn.topic?.prefer.some((term) => head.includes(term)) ?? false
    return { entry, rank: score + (named ? most * OF_THE_SUBJECT : 0) }
  })
  const best = Math.max(0, ...ranked.map(({ rank }) => rank))
  return ranked
    .filter(({ rank }) => rank >= best * NEAR)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry, rank }) => ({ ...parseEntry(entry, turn.lang), close: rank >= best * CLOSE }))
    .filter((material) => material.claim)
}

/** Entries that carry the words of a topic, for replies that follow the roadmap and not the message. */
export function topicMaterial(turn: Turn, topic: Turn['topic']): Material[] {
  return turn.hits
    .filter(({ entry }) => {
      const head = fold([entry.title, ...entry.keywords].join(' · '))
      return topic?.prefer.some((term) => head.includes(term))
    })
    .map(({ entry }) => parseEntry(entry, turn.lang))
    .filter((material) => material.claim)
}

/** The entry of this title, if it was found. */
export function namedMaterial(turn: Turn, title: string | undefined): Material[] {
  return turn.hits
    .filter(({ entry }) => entry.title === title)
    .map(({ entry }) => parseEntry(entry, turn.lang))
    .filter((material) => material.claim)
}

/** The same number for the same text, spread over all 32 bits. */
const mix = (text: string) =>
  [...text].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>> 0

const stem = (word: string) => (word.length > 6 ? word.slice(0, -2) : word)

/**
 * Turns entries into advice: the claim of the first with something new to say, the points that touch the
 * question, steps with their deliverables. Nothing already said in the conversation is said again.
 */
export function advise(turn: Turn, materials: Ranked[]): Advice {
  const fresh = (line: string) => !turn.said.includes(line)
  const main =
    materials.find((each) => fresh(opening(each))) ?? materials.find(({ points }) => points.some(fresh))
  if (!main) return { lead: [], points: [], steps: [] }
  if (!main.inLanguage) return { lead: [SAY.englishOnly[turn.lang], main.claim], points: [], steps: [] }
  const second = materials.find((each) => each !== main && each.inLanguage && fresh(opening(each)))
  const lead = leadOf(turn, main, fresh)
  const words = contentWords(turn.text)
  const touch = (line: string) => words.filter((word) => fold(line).includes(stem(word))).length
  const own = [...main.points, ...(main.example ? [main.example] : [])].filter(
    (point) => fresh(point) && !lead.includes(point),
  )
  // Of points that touch the question alike, another question shows others.
  const turnOf = (point: string) => mix(turn.folded + point)
  const points = [...own].sort((a, b) => touch(b) - touch(a) || turnOf(a) - turnOf(b)).slice(0, 2)
  if (main.applies && fresh(main.applies) && (WANTS_WHEN.test(turn.folded) || points.length === 0)) {
    points.unshift(main.applies)
  }
  if (second) points.push(opening(second))
  if (main.limit && fresh(main.limit)) points.splice(2, 0, main.limit)
  const steps = main.steps.filter(fresh)
  const extra = second?.steps.find(fresh)
  return {
    lead,
    points: points.slice(0, 3),
    steps: extra ? [...steps.slice(0, second ? 2 : 3), extra].slice(0, 3) : steps.slice(0, 3),
  }
}

/** The sentence by which an entry is recognised as already told. */
const opening = (material: Material) => sentences(material.claim)[0] ?? material.claim

function leadOf(turn: Turn, main: Material, fresh: (line: string) => boolean): string[] {
  const claim = fresh(opening(main)) ? main.claim : null
  const first = claim ? opening(main) : ''
  if (WANTS_EXAMPLE.test(turn.folded) && main.example && fresh(main.example)) return [first, main.example]
  const figure = main.points.find((point) => /\d/.test(point) && fresh(point))
  if (WANTS_NUMBER.test(turn.folded) && figure) return [first, figure]
  if (WANTS_REASON.test(turn.folded) && claim) return [claim]
  if (!claim) return [main.points.find(fresh) ?? main.example ?? '']
  return [claim]
}
