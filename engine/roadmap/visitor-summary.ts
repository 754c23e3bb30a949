import { conversationLanguage } from '#shared/language.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { readText } from '../read.ts'
import type { ChatTurn, RoadmapSummary } from '../types.ts'
import { summariseRoadmap } from './roadmap-summary.ts'

/** A visitor's messages that are read, the newest. */
const READ = 8

/** What a conversation that nobody keeps tells of a venture, with what its last message changes. Days are not known. */
export function visitorSummary(turns: readonly ChatTurn[]): RoadmapSummary {
  let before = emptyLedger()
  let after = before
  const own = turns.flatMap((turn, at) => (turn.role === 'user' ? [{ ...turn, at }] : [])).slice(-READ)
  for (const { content, at } of own) {
    const earlier = turns[at - 1]
    const said = earlier?.role === 'assistant' ? earlier : undefined
    const message = {
      messageId: `turn-${at}`,
      content,
      follows: said?.content ?? null,
      asks: said?.asks ?? null,
    }
    before = after
    after = applyEvents(before, [...readText({ message, ledger: before.events, at: '' }).events])
  }
  return summariseRoadmap(before, after, conversationLanguage([...turns]))
}
