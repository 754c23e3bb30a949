import { quantile, significant } from '../lib/statistics.ts'
import type { Probed } from './probe.ts'
import { type Silence, waits, worstSilences } from './silences.ts'
import type { Step } from './steps.ts'

const EVERY_MS = 20
const WORST = 10

export interface Outcome {
  readonly cases: number
  readonly longestSilenceMs: number
  /** The longest without the time for which the server waited for a processor that other work had. */
  readonly longestOwnMs: number
  readonly longestControlMs: number
  readonly worst: readonly {
    ms: number
    queuedMs: number
    case: number | undefined
    kind: string
    what: string
  }[]
  /** Answers with a status of 500 or more, and requests without an answer. */
  readonly status5xx: number
  readonly status429: number
}

/** Prints what was answered, how long the server kept silent and during what; returns what is judged. */
export function report(cases: number, steps: readonly Step[], probed: Probed): Outcome {
  const statuses = [...new Set(steps.map(({ status }) => status))].sort((one, other) => one - other)
  const kinds = [...new Set(steps.map(({ kind }) => kind))].sort()
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        answersOf(
          steps.filter((step) => step.kind === kind),
          statuses,
        ),
      ]),
    ),
  )
  const failed = steps.filter(({ status }) => isFailure(status))
  for (const { case: at, kind, what, status } of failed.slice(0, WORST)) {
    console.log(`${status || 'No answer'}: case ${at}, ${kind}, ${what}`)
  }
  console.log(`\nMilliseconds to an answer of /healthz on a second connection, asked every ${EVERY_MS} ms`)
  console.table({
    'the server': timesOf(probed.server),
    'a server that does nothing': timesOf(probed.control),
  })
  const silences = worstSilences(probed.server, probed.control, steps, WORST)
  console.table(silences.map(rowOf))
  return {
    cases,
    longestSilenceMs: longest(probed.server),
    longestOwnMs: longest(probed.server.map(([asked, took, queued]) => [asked, took - queued, 0])),
    longestControlMs: longest(probed.control),
    worst: silences.map(({ ms, queuedMs, during }) => ({
      ms: Math.round(ms),
      queuedMs: Math.round(queuedMs),
      case: during?.case,
      kind: during?.kind ?? '',
      what: during?.what ?? 'between requests',
    })),
    status5xx: failed.length,
    status429: steps.filter(({ status }) => status === 429).length,
  }
}

const isFailure = (status: number) => status === 0 || status >= 500

function answersOf(steps: readonly Step[], statuses: readonly number[]): Record<string, number> {
  const counts = statuses.map(
    (status) =>
      [status === 0 ? 'none' : `${status} `, steps.filter((step) => step.status === status).length] as const,
  )
  return {
    cases: new Set(steps.map((step) => step.case)).size,
    ...Object.fromEntries(counts),
    'slowest ms': Math.round(Math.max(...steps.map(({ began, ended }) => ended - began))),
  }
}

function timesOf(samples: Probed['server']) {
  const all = waits(samples, EVERY_MS)
  const at = (q: number) => significant(quantile(all, q))
  return { p50: at(0.5), p99: at(0.99), max: Math.round(longest(samples)), asked: samples.length }
}

const longest = (samples: Probed['server']) =>
  samples.reduce((most, [, took]) => Math.max(most, Math.round(took)), 0)

const rowOf = ({ ms, queuedMs, controlMs, during }: Silence) => ({
  ms: Math.round(ms),
  'of them queued': Math.round(queuedMs),
  'control ms': Math.round(controlMs),
  case: during?.case ?? '-',
  kind: during?.kind ?? '-',
  what: (during?.what ?? 'between requests').slice(0, 100),
})
