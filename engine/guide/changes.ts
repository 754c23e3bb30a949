import { THRESHOLDS } from '#shared/level-thresholds.ts'
import { shortLevelName } from '#shared/levels.ts'
import { EVIDENCE_TYPES, type EvidenceType, FIELD_NAMES } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import type { RoadmapChange, RoadmapSummary } from '../types.ts'
import { says } from '../words/phrases.ts'
import {
  type Countable,
  counted,
  countedWith,
  dated,
  inWords,
  listed,
  paidPilots,
  rowsNamed,
} from './counted.ts'
import { type Turn, wording } from './turn.ts'

/** Days until the step that follows from evidence. */
const STEP_DAYS = 7
const COUNTERS: readonly string[] = [...EVIDENCE_TYPES, 'repeat_events']

/** What the message changes on the roadmap, in one sentence; empty where it changes nothing. */
export function changesLine(turn: Turn, corrects: boolean): string {
  const { roadmap, said } = turn
  const changes = roadmap?.changes ?? []
  if (!roadmap || changes.length === 0) return ''
  const counts = changes.filter(({ what }) => COUNTERS.includes(what))
  const fields = changes.filter(({ what }) => FIELD_NAMES.some((name) => name === what))
  const line =
    counts.length > 0 ? countsLine(turn, roadmap, counts, corrects) : fieldsLine(turn, roadmap, fields)
  return turn.visitor && counts.length === 0 ? '' : said.fresh(line)
}

/** What the message offers for the roadmap, over its rows; to a visitor what an account would keep. */
export function noticedLine(turn: Turn): string {
  const proposed = turn.roadmap?.proposed ?? []
  const kept = (turn.roadmap?.changes ?? []).filter(({ after }) => after !== '')
  const rows = turn.visitor ? [...proposed.filter(({ kind }) => kind === 'evidence'), ...kept] : proposed
  const what = rowsNamed(turn.texts, rows)
  if (what === '' || !turn.visitor) return what && (wording(turn, 'noticed', { what }) ?? '')
  return turn.said.fresh(fill(turn.texts.changed.noted, { what }))
}

function countsLine(
  turn: Turn,
  roadmap: RoadmapSummary,
  changes: readonly RoadmapChange[],
  corrects: boolean,
): string {
  const { texts } = turn
  const told = changes.map(({ what, before, after }) => ({
    what: what as Countable,
    before: Number(before),
    after: Number(after),
  }))
  const [first] = told
  if (corrects && first && told.length === 1 && first.before > 0 && first.after > 0) {
    const before = capitalised(counted(texts, first.what, first.before), turn)
    return first.after === 1
      ? fill(texts.changed.becomes_one, { before, after: counted(texts, first.what, 1) })
      : fill(texts.changed.becomes, { before, after: inWords(texts, first.after) })
  }
  const more = told.filter(({ before, after }) => after > before)
  const shown = more.length > 0 ? more : told
  const items = shown.map(({ what, before, after }) => {
    const kind = what === 'pilot' && paidPilots(roadmap) === after ? 'paid_pilot' : what
    return before === 0 && after === 1 ? texts.counted[kind].first : counted(texts, kind, after)
  })
  return withLevel(turn, roadmap, more.length > 0 ? 'makes' : 'leaves', listed(texts, items))
}

function fieldsLine(turn: Turn, roadmap: RoadmapSummary, changes: readonly RoadmapChange[]): string {
  const { texts } = turn
  const rewritten = changes.filter(({ after }) => after !== '')
  const added = changes.filter(({ before, after }) => before === '' && after !== '')
  if (added.length > 0) return withLevel(turn, roadmap, 'fields', rowsNamed(texts, added))
  return rewritten.length > 0
    ? fill(texts.changed.rewritten, { what: rowsNamed(texts, rewritten) })
    : fill(texts.changed.taken_off, { what: rowsNamed(texts, changes) })
}

/** The sentence, with the level where that changed in the same direction. */
function withLevel(
  { texts }: Turn,
  roadmap: RoadmapSummary,
  id: 'makes' | 'leaves' | 'fields',
  what: string,
): string {
  const { level, levelBefore } = roadmap
  const rose = typeof level === 'number' && typeof levelBefore === 'number' ? level - levelBefore : 0
  const moved = id === 'leaves' ? rose < 0 : rose > 0
  if (!moved || typeof level !== 'number') return fill(texts.changed[id], { what })
  return fill(texts.changed[`${id}_level`], { what, level, name: shortLevelName(level) })
}

const capitalised = (text: string, { texts }: Turn) =>
  texts.changed.becomes.startsWith('{before}') ? text.charAt(0).toUpperCase() + text.slice(1) : text

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

/** The kind of evidence that a message tells of, the strongest of several. */
const toldIn = ({ roadmap }: Turn) =>
  STRONGEST.find(
    (type) =>
      (roadmap?.changes ?? []).some(
        ({ what, before, after }) => what === type && Number(after) > Number(before),
      ) || (roadmap?.proposed ?? []).some((row) => row.kind === 'evidence' && row.type === type),
  )

/** What the facts of a message mean for the roadmap, by the rule of its levels; empty where that was said. */
export function meansLine(turn: Turn): string {
  const { roadmap, said } = turn
  const { means } = turn.texts
  if (feelingIn(turn) === 'sorry') return said.fresh(means.lost)
  const told = toldIn(turn)
  if (told === 'interview') return said.fresh(interviewsLine(turn))
  if (told) return said.fresh(means[told])
  const measured = (roadmap?.changes ?? []).some(({ what }) => what === 'proof_point')
  return measured ? said.fresh(means.proof_point) : ''
}

/** The step that makes more of the evidence that a message tells of, and was not named yet. */
export function meansStep(turn: Turn): string | undefined {
  const told = feelingIn(turn) === 'sorry' ? undefined : toldIn(turn)
  const step = told && turn.texts.means_steps[told]
  return step && turn.said.isNew(step) ? dated(turn, step, STEP_DAYS) : undefined
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
