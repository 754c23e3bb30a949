import { z } from 'zod'
import { Uuid } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { OfferedDocument } from './offered-document.ts'

/** A prepared answer on a card: its entry's title, and what it says in a line. */
export const AnswerCard = z.object({
  entryId: z.string(),
  answerId: z.string(),
  title: z.string(),
  claim: z.string(),
})
export type AnswerCard = z.infer<typeof AnswerCard>

/** Prepared answers that may be close to words of the message, where none surely fits. */
export const OfferedCards = z.object({
  /** The words of the message that no answer surely fits, verbatim. */
  words: z.string(),
  options: z.array(AnswerCard).min(1).max(3),
  /** What was opened, as `choiceOf` names it, `none` after "None of these", null while nobody chose. */
  chosen: z.string().nullable(),
})
export type OfferedCards = z.infer<typeof OfferedCards>

/** A sentence of the answered message that says what its writer will do by a day. */
export const OfferedCommitment = z.object({
  messageId: Uuid,
  /** The sentence, verbatim. */
  text: z.string().min(1),
  /** `2026-07-03`. */
  due_on: z.iso.date(),
})
export type OfferedCommitment = z.infer<typeof OfferedCommitment>

/** What a reply offers besides its text: stored with the reply, sent in its stream before [DONE]. */
export const Offers = z.object({
  cards: OfferedCards.nullable(),
  document: OfferedDocument.nullable(),
  /** Left out where there is none, and in what was stored before there were any. */
  commitment: OfferedCommitment.optional(),
})
export type Offers = z.infer<typeof Offers>

/** Reads what the database holds of a reply; null for what another release wrote and this one cannot read. */
export function storedOffers(value: unknown): Offers | null {
  return Offers.safeParse(value).data ?? null
}

/**
 * Names a card among those beside it: by its answer's id, which is unique within its entry, and with the entry's id where
 * two of the cards have the same.
 */
export function choiceOf({ entryId, answerId }: AnswerCard, options: readonly AnswerCard[]): string {
  const alike = options.filter((option) => option.answerId === answerId)
  return alike.length > 1 ? `${entryId}:${answerId}` : answerId
}

/** What is chosen, in place of an answer's id, when none of the cards fits. */
export const NONE_CHOSEN = 'none'

/** The paragraph of a reply that offers cards, with what stands before and after it. */
export interface AroundOffer {
  readonly before: string
  readonly sentence: string
  readonly after: string
}

const BLANK_LINE = '\n\n'
const onOneLine = (text: string) => text.split(/\s+/).join(' ')

/** Finds the sentence that names the words in question, the last one of a reply; null where it names them nowhere. */
export function aroundOffer(content: string, words: string): AroundOffer | null {
  const paragraphs = content.split(BLANK_LINE)
  const wanted = onOneLine(words.trim())
  const at = paragraphs.findLastIndex((paragraph) => onOneLine(paragraph).includes(wanted))
  const sentence = paragraphs[at]
  if (sentence === undefined) return null
  return {
    before: paragraphs.slice(0, at).join(BLANK_LINE),
    sentence,
    after: paragraphs.slice(at + 1).join(BLANK_LINE),
  }
}

export const offersApi = {
  /**
   * Opens one of the cards of a reply, whose text then says that answer in their place; or, with `none`, keeps the
   * question for the operator's list of gaps. `answerId` is the card's `choiceOf`. The same choice twice is one; 409 when another was made.
   */
  choose: endpoint({
    method: 'POST',
    path: '/functions/v1/choose-answer',
    access: 'anyone',
    input: z.object({ conversationId: Uuid, messageId: Uuid, answerId: z.string().min(1).max(200) }),
    output: z.object({ content: z.string(), offers: Offers }),
  }),
}
