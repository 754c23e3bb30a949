import type { z } from 'zod'
import { composeReply } from '#server/assistant/guide/guide.ts'
import { checkReply } from '#server/assistant/rules/check-reply.ts'
import { rulesFor, type TurnRules, wantedLanguage } from '#server/assistant/rules/compile-rules.ts'
import { describeEffect } from '#server/assistant/rules/describe-effect.ts'
import { fireRules } from '#server/assistant/rules/fire-rules.ts'
import { obeyRules } from '#server/assistant/rules/obey-rules.ts'
import { parseRules } from '#server/assistant/rules/parse-rules.ts'
import { adminActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/context.ts'
import { listBoxes } from '#server/db/prompt-boxes.ts'
import type { promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { conversationLanguage } from '#shared/language.ts'

/** Entries that the guide chooses from, as in a conversation. */
const HITS = 12

/** Which rules a message fires and what they do to a reply: the given one, or the guide's own. Nothing is stored. */
export async function tryMessage(
  ctx: Ctx,
  { message, reply, audience, level = null, drafts = {} }: z.output<typeof promptBoxesApi.tryMessage.input>,
): Promise<OutputOf<typeof promptBoxesApi.tryMessage>> {
  const stored = await ctx.database.asActor(adminActor(ctx), listBoxes)
  const boxes = stored.map(({ id, box_key, title, interpretation }) => {
    const draft = drafts[id]
    const rules = draft === undefined ? (interpretation?.rules ?? []) : parseRules(draft).rules
    return { key: box_key, title, rules }
  })
  const language = conversationLanguage([{ role: 'user', content: message }])
  const turn = { message, language, first: true, audience, level, counters: null }
  const rules = rulesFor(boxes, turn)
  const text = reply ?? (await guideReply(ctx, message, rules))
  return {
    rules: fireRules(boxes, turn).map(({ box, rule, status, why }) => ({
      box_key: box.key,
      box_title: box.title,
      rule,
      status,
      why,
      effect: status === 'no' ? '' : describeEffect(rule),
      result: status === 'fires' && rule.check ? checkReply(rule.check, text, language) : null,
    })),
    compiled: rules.compiled.map((sentence) => `- ${sentence}`).join('\n'),
    reply: { source: reply === undefined ? 'guide' : 'given', text },
  }
}

/** What the built-in guide would answer under the rules. */
async function guideReply(ctx: Ctx, message: string, rules: TurnRules): Promise<string> {
  const { language, level } = rules.turn
  const search = await ctx.knowledge.current()
  const hits = search({ text: message, language, level, limit: HITS })
  const messages = [{ role: 'user' as const, content: message }]
  const wanted = wantedLanguage(rules)
  const roadmap = level === null ? null : { level }
  return obeyRules(rules, composeReply({ messages, hits, roadmap, announceNoModel: false, language: wanted }))
}
