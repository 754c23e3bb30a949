import type { AnswerCall } from '#server/db/answers-now.ts'
import type { AnswersNow } from '#shared/admin/answers-now.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'

type InForce = Pick<AssistantSettings, 'settings' | 'updatedAt' | 'answers'>

/** Returns who answers now, by the newest calls and not by what the settings say. */
export function answersNow(inForce: InForce, calls: readonly AnswerCall[]): AnswersNow {
  const chosen = inForce.settings.model_config.model
  const unknown = { by: null, at: null, firstTextMs: null, said: null, costPerReply: null, replies: 0 }
  if (inForce.answers === 'guide') return { ...unknown, state: 'guide', chosen: '' }
  const since = calls.filter((call) => counts(call, inForce))
  const answered = new Set(since.filter(isAnswer).map(({ reply }) => reply))
  // A failure in whose place somebody answered left nobody without an answer.
  const told = since.filter((call) => isAnswer(call) || call.reply === null || !answered.has(call.reply))
  const [last] = told
  if (!last) return { ...unknown, state: 'untried', chosen }
  const cost = costOf(since.filter((call) => isAnswer(call) && call.model === last.model))
  if (!isAnswer(last)) {
    const end = told.findIndex(isAnswer)
    const first = told[(end === -1 ? told.length : end) - 1] ?? last
    return { ...unknown, state: 'fails', chosen, at: first.at.toISOString(), said: last.said }
  }
  const failed = since.find((call) => isFailure(call) && call.reply !== null && call.reply === last.reply)
  return {
    state: failed || last.model !== chosen ? 'stands_in' : 'answers',
    chosen,
    by: last.model,
    at: last.at.toISOString(),
    firstTextMs: last.firstTextMs,
    said: failed?.said ?? null,
    ...cost,
  }
}

const isAnswer = ({ outcome }: AnswerCall) => outcome === 'complete'
const isFailure = ({ outcome }: AnswerCall) => outcome.startsWith('upstream_')

/**
 * Whether a call says something of who answers now: it was made since provider, key and model were saved, and ended by
 * itself. A test counts when it answered with what is in force; one that failed was a draft that failed.
 */
function counts(call: AnswerCall, { settings, updatedAt, answers }: InForce): boolean {
  const { api_provider, model_config, openai_api_key } = updatedAt
  const saved = [api_provider, model_config, openai_api_key].map((at) => (at ? Date.parse(at) : 0))
  if (call.at.getTime() < Math.max(...saved)) return false
  if (!isAnswer(call) && !isFailure(call)) return false
  if (!call.isTest) return true
  return isAnswer(call) && call.provider === settings.api_provider && call.model === answers
}

/** Of the calls whose price is known, the mean. */
function costOf(calls: readonly AnswerCall[]) {
  const costs = calls.flatMap(({ cost }) => cost ?? [])
  const sum = costs.reduce((total, cost) => total + cost, 0)
  return { costPerReply: costs.length > 0 ? sum / costs.length : null, replies: costs.length }
}
