import { checkReply } from '#engine/rules/check-reply.ts'
import { brokenRules as findBroken, type TurnRules } from '#engine/rules/compile-rules.ts'
import type { BrokenRule } from '#shared/admin/reply-facts.ts'

/** The rules that a finished reply broke, each with what was found and the words that should not stand there. */
export function brokenRules({ rules, reply }: { rules: TurnRules; reply: string }): BrokenRule[] {
  return findBroken(rules, reply).map(({ box, rule }) => {
    const found = rule.check ? checkReply(rule.check, reply, rules.turn.language).found : ''
    const lower = reply.toLowerCase()
    const words =
      rule.check?.kind === 'forbidden'
        ? rule.check.words.filter((word) => lower.includes(word.toLowerCase()))
        : []
    return { box_key: box.key, rule_id: rule.id, rule: rule.compiled, found, words }
  })
}
