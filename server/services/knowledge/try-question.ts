import { operatorActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/services/context.ts'
import type { TryHit } from '#shared/admin/knowledge.ts'
import { detectLanguage, type Language } from '#shared/language.ts'

/** As many as a model is given twice over, so that those just left out are seen too. */
const HITS = 10

export interface TryResult {
  readonly language: Language
  readonly terms: string[]
  readonly found: boolean
  readonly hits: TryHit[]
}

/** What a conversation that begins with this question would be given from the knowledge base, and why. */
export async function tryQuestion(
  ctx: Ctx,
  { question, language = detectLanguage(question) }: { question: string; language?: Language | undefined },
): Promise<TryResult> {
  operatorActor(ctx)
  const vector = await ctx.knowledge.meaningOf(question)
  const query = { text: question, language, limit: HITS, vector }
  const { terms, hits } = await ctx.knowledge.run('searchAndExplain', query)
  return { language, terms, found: hits.length > 0, hits }
}
