import { THRESHOLDS } from '#shared/level-thresholds.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import { countedWith } from './counted.ts'
import { says } from './phrases.ts'
import { type Turn, wording } from './turn.ts'

/** Strongest first: of several kinds of evidence one is explained. */
const STRONGEST: readonly EvidenceType[] = ['revenue', 'pilot', 'loi', 'interview']

/** Half a sentence for good or bad news; nothing for a message that only tells facts. */
function feelingIn(turn: Turn): 'glad' | 'sorry' | undefined {
  return (['sorry', 'glad'] as const).find((list) =>
    turn.sentences.some(({ text, tokens }) => !text.includes('?') && says(tokens, list, turn.lang)),
  )
}

export const feelingLine = (turn: Turn): string => {
  const feeling = feelingIn(turn)
  return feeling ? (wording(turn, feeling) ?? '') : ''
}

/** What the facts of a message mean for the roadmap, by the rule of its levels; empty where that was said. */
export function meansLine(turn: Turn): string {
  const { roadmap, texts, said } = turn
  const { means } = texts
  if (feelingIn(turn) === 'sorry') return said.fresh(means.lost)
  const changes = roadmap?.changes ?? []
  const rows = roadmap?.proposed ?? []
  const told = STRONGEST.find(
    (type) =>
      changes.some(({ what, before, after }) => what === type && Number(after) > Number(before)) ||
      (type !== 'revenue' && rows.some((row) => row.kind === 'evidence' && row.type === type)),
  )
  if (told === 'interview') return said.fresh(interviewsLine(turn))
  if (told) return said.fresh(means[told])
  const measured = changes.some(({ what }) => what === 'proof_point')
  return measured ? said.fresh(means.proof_point) : ''
}

function interviewsLine({ roadmap, texts }: Turn): string {
  const { means } = texts
  const row = roadmap?.proposed?.findLast((each) => each.kind === 'evidence' && each.type === 'interview')
  const counted = roadmap?.counters?.interview ?? 0
  const told = row?.kind === 'evidence' ? row.count : 0
  const n = row?.kind === 'evidence' && row.op === 'add' ? counted + told : Math.max(counted, told)
  const { loi, pilot, revenue } = countedWith(roadmap)
  const committed = loi + pilot + revenue > 0
  const { interviews, interviewsWithCommitment } = THRESHOLDS.evidence
  if (n >= THRESHOLDS.proof.interviews) return means.interviews_proof
  if (n >= interviews || (committed && n >= interviewsWithCommitment)) return means.interviews_evidence
  const [a, b] = [interviews - n, interviewsWithCommitment - n]
  return b > 0 ? fill(means.interviews_few, { a, b }) : fill(means.interviews_letter, { a })
}
