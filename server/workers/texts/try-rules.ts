import type { z } from 'zod'
import { guideReply } from '#engine/reply.ts'
import { checkReply } from '#engine/rules/check-reply.ts'
import { rulesFor } from '#engine/rules/compile-rules.ts'
import { type FiredRule, fireRules, type RuleTurn } from '#engine/rules/fire-rules.ts'
import type { RuleBox } from '#engine/rules/rules.ts'
import { describeEffect } from '#server/rule-parser/describe-effect.ts'
import { parseRules } from '#server/rule-parser/parse-rules.ts'
import type { promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { conversationLanguage } from '#shared/language.ts'
import type { IndexName } from './knowledge-index.ts'
import { knowledgeOf } from './plan-reply.ts'

/** A message to hold rules against, as it crosses to the thread that reads. */
export interface TryInput extends Omit<z.output<typeof promptBoxesApi.tryMessage.input>, 'drafts'> {
  readonly index: IndexName
  /** Each with its rules, or with a draft whose rules are still to be read. */
  readonly boxes: readonly (RuleBox & { readonly draft?: string | undefined })[]
}

/** Returns which rules a message fires and what they do to a reply: the given one, or the guide's own. */
export function tryRules(input: TryInput): OutputOf<typeof promptBoxesApi.tryMessage> {
  const { message, reply, audience, level = null } = input
  const boxes = input.boxes.map(({ key, title, rules, draft }) => ({
    key,
    title,
    rules: draft === undefined ? rules : parseRules(draft).rules,
  }))
  const language = conversationLanguage([{ role: 'user', content: message }])
  const turn = { message, language, first: true, audience, level, counters: null }
  const rules = rulesFor(boxes, turn)
  const turns = [{ role: 'user' as const, content: message }]
  const roadmap = level === null ? null : { level }
  const guide = () => guideReply({ turns, roadmap, vector: null }, knowledgeOf(input.index), rules).text
  const text = reply ?? guide()
  return {
    rules: (level === null ? atAnyLevel(boxes, turn) : fireRules(boxes, turn)).map(
      ({ box, rule, status, why }) => ({
        box_key: box.key,
        box_title: box.title,
        rule,
        status,
        why,
        effect: status === 'no' ? '' : describeEffect(rule),
        result: status === 'fires' && rule.check ? checkReply(rule.check, text, language) : null,
      }),
    ),
    compiled: rules.compiled.map((sentence) => `- ${sentence}`).join('\n'),
    reply: { source: reply === undefined ? 'guide' : 'given', text },
  }
}

/** Every rule at a level that it is for: one that is for some levels only may apply. */
function atAnyLevel(boxes: readonly RuleBox[], turn: RuleTurn): FiredRule[] {
  return boxes.flatMap((box) =>
    box.rules.flatMap((rule) => {
      const { minLevel, maxLevel } = rule.scope
      const fired = fireRules([{ ...box, rules: [rule] }], { ...turn, level: minLevel ?? maxLevel ?? 0 })
      if (minLevel === undefined && maxLevel === undefined) return fired
      const why = `It is for ${levelWords(minLevel ?? 0, maxLevel ?? 6)} only.`
      return fired.map((one) => (one.status === 'no' ? one : { ...one, status: 'maybe' as const, why }))
    }),
  )
}

const levelWords = (from: number, to: number) =>
  from === to ? `founders at level ${from}` : `founders at levels ${from} to ${to}`
