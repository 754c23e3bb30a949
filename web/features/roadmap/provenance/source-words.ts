import type { Source } from '#shared/dashboard-views.ts'
import { formatDay, formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('roadmap')

const STALE_MONTHS = 12

const OWN = {
  one: 'source.one',
  sameDay: 'source.sameDay',
  two: 'source.two',
  many: 'source.many',
  edited: 'source.edited',
} as const
/** The same for whoever reads a roadmap that is shared. */
const FOUNDERS = {
  one: 'sourceOfFounder.one',
  sameDay: 'sourceOfFounder.sameDay',
  two: 'sourceOfFounder.two',
  many: 'sourceOfFounder.many',
  edited: 'sourceOfFounder.edited',
} as const

/** The same where several people work on the venture. */
const TEAMS = {
  one: 'sourceOfTeam.one',
  sameDay: 'sourceOfTeam.sameDay',
  two: 'sourceOfTeam.two',
  many: 'sourceOfTeam.many',
  edited: 'sourceOfTeam.edited',
} as const

/** Who said or typed something, in a venture of several people; undefined where that goes without saying. */
export function authorOf({ author }: Pick<Source, 'author'>): string | undefined {
  return author === null ? t('note.deletedAccount') : author
}

/** What "confirmed" means, to the owner of a roadmap or to whoever reads it. */
export function confirmedMeans(own: boolean): string {
  return t(own ? 'note.confirmed' : 'note.confirmedByFounder')
}

export type ValueState = 'confirmed' | 'waiting' | 'risk' | 'suggested'

/** What a screen reader says for a value that opens to its source. */
export const spokenSource = (value: string) =>
  `${/[.!?]$/.test(value) ? value : `${value}.`} ${t('note.opens')}`

/** When it was said and what its state means. */
export function sourceNote(source: Source, state: ValueState, when: string, own = true): string {
  const typed = source.extractor === 'person' && source.quote === ''
  const who = authorOf(source)
  if (who !== undefined) {
    const wrote = t(typed ? 'note.somebodyTyped' : 'note.somebodyWrote', { who, when })
    return [wrote, state === 'confirmed' ? t('note.confirmedBySomebody') : t(`note.${state}`)].join(' ')
  }
  const said = own
    ? t(typed ? 'note.youTyped' : 'note.youWrote', { when })
    : t(typed ? 'note.founderTyped' : 'note.founderWrote', { when })
  const isKept = own && source.quote !== '' && !source.conversationId
  const means = state === 'confirmed' ? confirmedMeans(own) : t(`note.${state}`)
  return [said, ...(isKept ? [t('note.kept')] : []), means].join(' ')
}

/** "14 months old" for evidence older than a year, else nothing. */
export function ageMark(monthsOld: number): string {
  return monthsOld >= STALE_MONTHS ? t('counter.old', { months: monthsOld }) : ''
}

/** Where the values of a widget come from, in one line: "From your messages of 4 and 11 March". */
export function sourceLine(sources: readonly Source[], own = true, now = new Date()): string {
  const people = [...new Set(sources.flatMap((source) => authorOf(source) ?? []))]
  const said = (key: keyof typeof OWN, values: Record<string, string | number>) =>
    people.length > 0
      ? t(TEAMS[key], { ...values, who: formatList(people) })
      : t(own ? OWN[key] : FOUNDERS[key], values)
  const messages = new Map<string, string>()
  for (const { messageId, quote, at } of sources) {
    if (quote) messages.set(messageId ?? at, at)
  }
  const times = [...messages.values()].sort()
  const [count, last] = [times.length, times.at(-1)]
  if (!last) {
    const edited = sources
      .map(({ at }) => at)
      .sort()
      .at(-1)
    return edited ? said('edited', { day: formatDay(edited, now) }) : ''
  }
  const [first = last] = times
  const days = new Set(times.map((time) => formatDay(time, now)))
  const day = formatDay(last, now)
  if (count === 1) return said('one', { day })
  if (days.size === 1) return said('sameDay', { count, day })
  if (days.size === 2 && count === 2) return said('two', { days: joinDays(first, last, now) })
  return said('many', { count, day })
}

/** "4 and 11 March"; "4 March and 2 April". */
function joinDays(first: string, second: string, now: Date): string {
  const [one, other] = [new Date(first), new Date(second)]
  const sameMonth = one.getFullYear() === other.getFullYear() && one.getMonth() === other.getMonth()
  const day = formatDay(second, now)
  return sameMonth
    ? t('days.ofMonth', { first: one.getDate(), second: day })
    : t('days.both', { first: formatDay(first, now), second: day })
}
