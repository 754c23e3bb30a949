import type { ChatTurn } from '../types.ts'
import { subjectWords } from '../words/analyse.ts'
import { sentencesOf } from '../words/tokens.ts'

/** Longest text that is looked up. */
const READ_LIMIT = 8000
/** Words that carry a subject from which a question stands by itself. */
const STANDS_ALONE = 3

/**
 * What knowledge is searched for with a whole message: its questions where they stand by themselves, else all of it,
 * and with a short one the message before, which it leans on.
 */
export function questionText(messages: readonly ChatTurn[]): string {
  const last = (messages.at(-1)?.content ?? '').slice(0, READ_LIMIT)
  const questions = sentencesOf(last).filter(({ text }) => text.includes('?'))
  const asked = questions.map(({ text }) => text).join(' ')
  if (questions.length > 0 && subjectWords(asked).length >= STANDS_ALONE) return asked
  if (subjectWords(last).length > STANDS_ALONE) return last
  const before = messages.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? ''
  return [last, before].filter(Boolean).join('\n').slice(0, READ_LIMIT)
}
