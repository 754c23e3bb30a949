import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DropReason } from '#engine/reading/model/ground-records.ts'
import type { Database } from '#server/db/client.ts'
import type { Usage } from '#server/models/contract/model.ts'

/** One call of a model that ended. */
export interface ModelCall {
  readonly provider: string
  readonly model: string
  /** `reply` streams text, `structured` answers with JSON. */
  readonly kind: 'reply' | 'structured'
  /** `complete`, `left` when we stopped listening, or the error's code. */
  readonly outcome: string
  readonly seconds: number
  readonly firstTextSeconds: number | undefined
  readonly usage: Usage | undefined
  /** In dollars; null or undefined where it is not known. */
  readonly cost: number | null | undefined
}

/** One task of the threads that read texts. */
export interface TextRun {
  readonly name: string
  readonly outcome: 'done' | 'too_slow' | 'failed' | 'refused'
  /** From its start in the thread, not counting the time it waited. */
  readonly seconds: number
}

/** What Prometheus reads: of this process, since it started. */
export interface Metrics {
  readonly registry: Registry
  modelCalled(call: ModelCall): void
  textRead(run: TextRun): void
  /** A part of a model's reading that was not taken. */
  readingDropped(reason: DropReason): void
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Counts the work of this process; pool and queue are looked at when they are read. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Among them the event loop's delay, as nodejs_eventloop_lag_*.
  collectDefaultMetrics({ register: registry })
  const model = modelMetrics(registers)
  const dropped = new Counter({
    name: 'beachhead_reading_dropped_total',
    help: 'Parts of a reading by a model that were not taken, by why',
    labelNames: ['reason'],
    registers,
  })
  const requests = new Histogram({
    name: 'beachhead_http_seconds',
    help: 'Time until an answer began, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const texts = new Histogram({
    name: 'beachhead_text_seconds',
    help: 'Time that a thread took for a text, by what was done and how it ended',
    labelNames: ['task', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  watchDatabase(database, registers)
  return {
    registry,
    modelCalled({ provider, model: name, kind, outcome, seconds, firstTextSeconds, usage, cost: dollars }) {
      const labels = { provider, model: name }
      model.calls.inc({ ...labels, kind, outcome })
      model.duration.observe({ ...labels, kind }, seconds)
      if (firstTextSeconds !== undefined) model.firstText.observe(labels, firstTextSeconds)
      if (!usage) return
      model.tokens.inc({ ...labels, direction: 'in' }, usage.promptTokens)
      model.tokens.inc({ ...labels, direction: 'out' }, usage.completionTokens)
      model.cost.inc(labels, dollars ?? 0)
    },
    textRead({ name, outcome, seconds }) {
      texts.observe({ task: name, outcome }, seconds)
    },
    readingDropped(reason) {
      dropped.inc({ reason })
    },
    requestAnswered({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds)
    },
  }
}

/** Counters and histograms of calls of a model. */
function modelMetrics(registers: Registry[]) {
  const of = ['provider', 'model'] as const
  const calls = new Counter({
    name: 'beachhead_model_calls_total',
    help: 'Calls of a model, by how they ended',
    labelNames: [...of, 'kind', 'outcome'],
    registers,
  })
  const firstText = new Histogram({
    name: 'beachhead_model_first_text_seconds',
    help: 'Time until the first word of a reply',
    labelNames: of,
    buckets: SECONDS,
    registers,
  })
  const duration = new Histogram({
    name: 'beachhead_model_seconds',
    help: 'Time until a call of a model ended',
    labelNames: [...of, 'kind'],
    buckets: SECONDS,
    registers,
  })
  const tokens = new Counter({
    name: 'beachhead_model_tokens_total',
    help: 'Tokens that the provider counted',
    labelNames: [...of, 'direction'],
    registers,
  })
  const cost = new Counter({
    name: 'beachhead_model_cost_dollars_total',
    help: 'Cost of calls whose tokens and price are known',
    labelNames: of,
    registers,
  })
  return { calls, firstText, duration, tokens, cost }
}

/** Gauges of the pool's connections and of the messages that wait. */
function watchDatabase(database: Database, registers: Registry[]): void {
  new Gauge({
    name: 'beachhead_database_connections',
    help: 'Connections of the database pool, by state',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  new Gauge({
    name: 'beachhead_extraction_waiting',
    help: 'Messages that wait to be read for a roadmap, on all replicas',
    registers,
    async collect() {
      const query = sql<{ waiting: number }>`
        select count(*)::integer as waiting from extraction_jobs where state = 'waiting'`
      const found = await query.execute(database.system).catch(() => undefined)
      this.set(found?.rows[0]?.waiting ?? Number.NaN)
    },
  })
}
