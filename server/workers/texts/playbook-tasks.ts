import { openedAnswer } from '#engine/guide/answer.ts'
import { PLAYBOOK } from '#engine/playbook/texts.ts'
import type { Language } from '#shared/language.ts'
import type { AnswerCard } from '#shared/offers.ts'
import type { PlaybookEntry } from '#shared/playbook.ts'
import { heldEntries, type IndexName } from './knowledge-index.ts'
import { playbookEntry } from './playbook-entry.ts'

/** Reads an entry by its id or its title; null when there is none in force. */
export function readPlaybook(of: { index: IndexName; id: string; lang: Language }): PlaybookEntry | null {
  const entries = heldEntries(of.index)
  const entry = entries.get(of.id) ?? [...entries.values()].find(({ title }) => title === of.id)
  return entry ? playbookEntry(entry, entries.values(), of.lang) : null
}

/**
 * Writes what a reply says once a card was opened, in Markdown, or once none was; null for an entry that is no longer in
 * force. An answer that its entry no longer has is what the entry says in general.
 */
export function writeChoice(of: {
  index: IndexName
  card: Pick<AnswerCard, 'entryId' | 'answerId'> | null
  lang: Language
}): string | null {
  const { index, card, lang } = of
  if (!card) return PLAYBOOK[lang].declined
  const entry = heldEntries(index).get(card.entryId)
  if (!entry) return null
  return openedAnswer(entry, card.answerId, lang)
}
