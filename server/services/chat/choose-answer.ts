import { dbActor } from '#server/auth/policies.ts'
import { findOffering, type OfferingReply, storeChoice } from '#server/db/offers.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { detectLanguage, type Language } from '#shared/language.ts'
import { aroundOffer, choiceOf, NONE_CHOSEN, type OfferedCards, type Offers } from '#shared/offers.ts'

interface Choice {
  readonly conversationId: string
  readonly messageId: string
  readonly answerId: string
}

interface Chosen {
  readonly content: string
  readonly offers: Offers
}

/**
 * Puts one of the answers that a reply offers in the place of its cards, or, for `none`, the sentence that there is no
 * answer yet. The same choice again changes nothing; another one is a conflict.
 */
export async function chooseAnswer(ctx: Ctx, choice: Choice): Promise<Chosen> {
  const { answerId } = choice
  const { content, offers, cards } = await offeredBy(ctx, choice)
  if (cards.chosen !== null) return decided(choice, { content, offers })
  const card =
    answerId === NONE_CHOSEN
      ? null
      : cards.options.find((option) => choiceOf(option, cards.options) === answerId)
  if (card === undefined)
    throw new AppError('bad_request', 'answerId: This reply does not offer that answer.')
  const said = await ctx.knowledge.run('writeChoice', { card, lang: languageOf(content, cards) })
  if (said === null) throw new AppError('answer_gone', 'This answer is no longer in the playbook.')
  const chosen = {
    content: inPlace(content, cards, said),
    offers: { ...offers, cards: { ...cards, chosen: answerId } },
  }
  const stored = await ctx.database.asActor(dbActor(ctx), (db) => storeChoice(db, choice.messageId, chosen))
  // Somebody chose in another tab in the meantime.
  return stored ? chosen : decided(choice, await offeredBy(ctx, choice))
}

async function offeredBy(ctx: Ctx, choice: Choice): Promise<Chosen & { cards: OfferedCards }> {
  const reply: OfferingReply | undefined = await ctx.database.asActor(dbActor(ctx), (db) =>
    findOffering(db, choice),
  )
  const cards = reply?.offers?.cards
  if (!reply?.offers || !cards) throw new AppError('not_found', 'This reply offers no answers.')
  return { content: reply.content, offers: reply.offers, cards }
}

/** Returns what was chosen before, for who chooses the same again. */
function decided({ answerId }: Choice, { content, offers }: Chosen): Chosen {
  if (offers.cards?.chosen === answerId) return { content, offers }
  throw new AppError('conflict', 'Another answer was chosen already.', { current: { content, offers } })
}

/** The language of the reply: its own words and what the cards say, without what it quotes. */
const languageOf = (content: string, { words, options }: OfferedCards): Language =>
  detectLanguage([content.replaceAll(words, ' '), ...options.map(({ claim }) => claim)].join('\n'))

/** The reply with these words in the place of the sentence that asked; behind it, where it holds no such sentence. */
function inPlace(content: string, { words }: OfferedCards, said: string): string {
  const { before, after } = aroundOffer(content, words) ?? { before: content, after: '' }
  return [before, said, after].filter(Boolean).join('\n\n')
}
