import { type AnswerCard, choiceOf, type OfferedCards } from '#shared/offers.ts'
import { playbookPath } from '#shared/playbook.ts'
import type { Message } from '../conversation/message.ts'

/** The cards of a whole reply while nobody has chosen among them. */
export function openCards(message: Pick<Message, 'offers' | 'status'> | undefined): OfferedCards | null {
  const cards = message?.offers?.cards
  return cards && cards.chosen === null && message?.status === 'complete' ? cards : null
}

/**
 * The other cards of a reply, once one was opened: by their titles, or by what they say where another card has the same
 * title, or the reply speaks of that entry already.
 */
export function otherAnswers(message: Pick<Message, 'offers' | 'content'> | undefined): string[] {
  const { options = [], chosen = null } = message?.offers?.cards ?? {}
  const isChosen = (option: AnswerCard) => choiceOf(option, options) === chosen
  if (!options.some(isChosen)) return []
  const named = (title: string) => options.filter((option) => option.title === title).length
  const told = (entryId: string) => message?.content.includes(`](${playbookPath(entryId)})`)
  return options
    .filter((option) => !isChosen(option))
    .map(({ entryId, title, claim }) => (named(title) > 1 || told(entryId) ? claim : title))
}
