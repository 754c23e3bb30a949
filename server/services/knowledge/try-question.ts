import { givenOf } from '#engine/reply.ts'
import { operatorActor } from '#server/auth/policies.ts'
import { answering } from '#server/services/chat/answering.ts'
import type { Ctx } from '#server/services/context.ts'
import type { TryHit } from '#shared/admin/knowledge-questions.ts'
import type { Answering } from '#shared/chat.ts'
import { detectLanguage, type Language } from '#shared/language.ts'

/** More than any reply is given, so that those just left out are seen too. */
const HITS = 12

export interface TryResult {
  readonly language: Language
  readonly terms: string[]
  readonly found: boolean
  readonly by: Answering
  readonly hits: TryHit[]
}

/** Returns what a conversation that begins with this question would be given from the knowledge base, and why. */
export async function tryQuestion(
  ctx: Ctx,
  { question, language = detectLanguage(question) }: { question: string; language?: Language | undefined },
): Promise<TryResult> {
  operatorActor(ctx)
  const vector = await ctx.knowledge.meaningOf(question)
  const query = { text: question, language, limit: HITS, vector }
  const { terms, hits } = await ctx.knowledge.run('searchAndExplain', query)
  const { by } = await answering(ctx)
  const given = new Set(givenOf(hits, by === 'model').map(({ id }) => id))
  return {
    language,
    terms,
    found: hits.length > 0,
    by,
    hits: hits.map((hit) => ({ ...hit, given: given.has(hit.id) })),
  }
}
