import { brokenRules, rulesFor, type TurnRules } from '#server/assistant/rules/compile-rules.ts'
import type { RuleBox } from '#server/assistant/rules/rules.ts'
import type { ChatTurn, RoadmapSummary } from '#server/assistant/types.ts'
import { findProfile } from '#server/db/account.ts'
import type { Database } from '#server/db/client.ts'
import { countViolations } from '#server/db/prompt-boxes.ts'
import { conversationLanguage } from '#shared/language.ts'

/** What the operator's rules mean for the reply to the last of these turns. */
export async function turnRules(
  database: Database,
  boxes: readonly RuleBox[],
  asked: { userId: string | null; turns: readonly ChatTurn[]; roadmap: RoadmapSummary | null },
): Promise<TurnRules> {
  const { userId, turns, roadmap } = asked
  const forAdmins = boxes.some(({ rules }) => rules.some(({ scope }) => scope.audience?.includes('admin')))
  const role = userId && forAdmins ? (await findProfile(database.system, userId))?.role : undefined
  return rulesFor(boxes, {
    message: turns.at(-1)?.content ?? '',
    language: conversationLanguage([...turns]),
    first: !turns.some((turn) => turn.role === 'assistant'),
    audience: userId === null ? 'visitor' : role === 'admin' ? 'admin' : 'member',
    level: roadmap?.level ?? null,
    counters: roadmap?.counters ?? null,
  })
}

/** Counts, for the operator, which rules a finished reply broke. */
export async function noteBrokenRules(database: Database, rules: TurnRules, reply: string): Promise<void> {
  const broken = brokenRules(rules, reply)
  if (broken.length === 0) return
  await countViolations(
    database.system,
    broken.map(({ box, rule }) => ({ boxKey: box.key, ruleId: rule.id })),
  )
}
