import { answerId, claimId } from '#engine/search/question-classifier/ids.ts'
import type { RetrievalHit } from '#engine/search/retrieval.ts'

/** What a reply would lead with: the likeliest answer or claim of the entries found. */
export interface Lead {
  readonly id: string
  readonly title: string
  readonly probability: number
  /** Whether it is so likely that it may stand alone. */
  readonly leads: boolean
}

export function leadOf(hits: readonly RetrievalHit[]): Lead | undefined {
  return hits
    .flatMap(({ entry, answers, claim, claimLeads }): Lead[] => [
      { id: claimId(entry), title: entry.title, probability: claim, leads: claimLeads },
      ...answers.map(({ answer, fit, leads }) => ({
        id: answerId(entry, answer),
        title: entry.title,
        probability: fit,
        leads,
      })),
    ])
    .sort((a, b) => b.probability - a.probability)[0]
}

/** The lead of a question, and whether it answers it. */
export interface JudgedLead {
  readonly lead: Lead | undefined
  readonly right: boolean
}

const BINS = [0, 0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 1]

/**
 * Returns how often something leads and how often that is right, with the calibration: for the leads of each range of
 * probabilities how many were expected to be right, and how many are.
 */
export function leadFigures(judged: readonly JudgedLead[]) {
  const leading = judged.filter(({ lead }) => lead?.leads)
  const calibration = BINS.slice(0, -1).flatMap((from, at) => {
    const to = BINS[at + 1] ?? 1
    const held = judged.filter(({ lead }) => lead && lead.probability >= from && lead.probability < to)
    if (held.length === 0) return []
    const expected = held.reduce((sum, { lead }) => sum + (lead?.probability ?? 0), 0) / held.length
    return [{ from, questions: held.length, expected: two(expected), observed: two(shareRight(held)) }]
  })
  return {
    leads: three(leading.length / Math.max(1, judged.length)),
    leadsRight: leading.length === 0 ? null : three(shareRight(leading)),
    calibration,
  }
}

const shareRight = (list: readonly JudgedLead[]) => list.filter(({ right }) => right).length / list.length
const two = (value: number) => Math.round(value * 100) / 100
const three = (value: number) => Math.round(value * 1000) / 1000
