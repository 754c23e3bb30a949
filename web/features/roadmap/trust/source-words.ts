import type { Source } from '#shared/dashboard-views.ts'
import { formatDay } from '#web/lib/format.ts'

const STALE_MONTHS = 12

/** What "confirmed" means, to the owner of a roadmap or to whoever reads it. */
export function confirmedMeans(own: boolean): string {
  return `Confirmed means that ${own ? 'you' : 'the founder'} said so clearly. Nobody has verified it.`
}

export type ValueState = 'confirmed' | 'waiting' | 'risk' | 'suggested'

/** What a screen reader says for a value that opens to its source. */
export const spokenSource = (value: string) =>
  `${/[.!?]$/.test(value) ? value : `${value}.`} Where this comes from`

/** When it was said and what its state means. */
export function sourceNote(source: Source, state: ValueState, when: string, own = true): string {
  const typed = source.extractor === 'person' && source.quote === ''
  const said = `${own ? 'You' : 'The founder'} ${typed ? 'typed this here' : 'wrote this'} on ${when}.`
  const kept =
    own && source.quote && !source.conversationId
      ? ' Its conversation was deleted; the sentence is kept.'
      : ''
  if (state === 'waiting') return `${said}${kept} It counts once you have answered.`
  if (state === 'risk') return `${said}${kept} It may no longer hold; nothing changes until you answer.`
  if (state === 'suggested')
    return `${said}${kept} Read between the lines: not yet yours, and it opens no gate.`
  return `${said}${kept} ${confirmedMeans(own)}`
}

/** "14 months old" for evidence older than a year, else nothing. */
export function ageMark(monthsOld: number): string {
  return monthsOld >= STALE_MONTHS ? `${monthsOld} months old` : ''
}

/** Where the values of a widget come from, in one line: "From your messages of 4 and 11 March". */
export function sourceLine(sources: readonly Source[], own = true, now = new Date()): string {
  const who = own ? 'your' : 'the founder’s'
  const messages = new Map<string, string>()
  for (const { messageId, quote, at } of sources) {
    if (quote) messages.set(messageId ?? at, at)
  }
  const times = [...messages.values()].sort()
  const last = times.at(-1)
  if (!last) {
    const edited = sources
      .map(({ at }) => at)
      .sort()
      .at(-1)
    return edited ? `Edited by ${own ? 'you' : 'the founder'} on ${formatDay(edited, now)}` : ''
  }
  const days = [...new Set(times.map((time) => formatDay(time, now)))]
  const [first, second] = days
  if (times.length === 1) return `From ${own ? 'your' : 'a'} message of ${first}`
  if (days.length === 1) return `From ${times.length} of ${who} messages of ${first}`
  if (days.length === 2 && times.length === 2)
    return `From ${who} messages of ${joinDays(first ?? '', second ?? '')}`
  return `From ${times.length} of ${who} messages, last on ${formatDay(last, now)}`
}

/** "4 and 11 March"; "4 March and 2 April". */
function joinDays(first: string, second: string): string {
  const [day, ...month] = first.split(' ')
  const sameMonth = month.join(' ') === second.split(' ').slice(1).join(' ')
  return `${sameMonth ? day : first} and ${second}`
}
