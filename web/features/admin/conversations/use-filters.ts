import { useSearchParams } from 'react-router'
import { SIGNS, type Sign } from '#shared/admin/conversations.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'

/** Days that can be looked back. */
export const DAYS = [1, 7, 30, 90] as const
export const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const

/** What conversations are looked for by. */
export interface Filters {
  /** A person's name or address, or how a session's id begins. */
  readonly search: string
  /** Words of messages. */
  readonly text: string
  readonly days: number | undefined
  readonly level: number | undefined
  readonly language: Language | undefined
  readonly signs: readonly Sign[]
  readonly label: string | undefined
}

const numberIn = (numbers: readonly number[], value: string | null) =>
  numbers.find((number) => String(number) === value)

/** The filters, kept in the address so that they can be sent on and Back returns to them. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void, () => void] {
  const [params, setParams] = useSearchParams()
  const named = params.get('signs')?.split(',') ?? []
  const filters: Filters = {
    search: params.get('search') ?? '',
    text: params.get('text') ?? '',
    days: numberIn(DAYS, params.get('days')),
    level: numberIn(LEVELS, params.get('level')),
    language: LANGUAGES.find((language) => language === params.get('language')),
    label: params.get('label') ?? undefined,
    signs: SIGNS.filter((sign) => named.includes(sign)),
  }
  const write = (next: Filters) => {
    const entries = Object.entries({ ...next, signs: next.signs.join(',') })
    const kept = entries.flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    )
    setParams(Object.fromEntries(kept), { replace: true })
  }
  const change = (part: Partial<Filters>) => write({ ...filters, ...part })
  const clear = () =>
    write({ ...filters, days: undefined, level: undefined, language: undefined, label: undefined, signs: [] })
  return [filters, change, clear]
}

/** Whether anything but the two searches is set. */
export const isFiltered = ({ days, level, language, label, signs }: Filters): boolean =>
  [days, level, language, label].some((each) => each !== undefined) || signs.length > 0
