import { useSearchParams } from 'react-router'

export interface Filters {
  readonly search: string
  readonly category: string
  readonly tag: string
  /** From 1. */
  readonly page: number
}

/** What is looked for, kept in the address, so that it can be sent on and Back returns to it. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const filters: Filters = {
    search: params.get('search') ?? '',
    category: params.get('category') ?? '',
    tag: params.get('tag') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
  // Whatever is looked for anew starts on its first page.
  const change = (part: Partial<Filters>) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries({ ...filters, page: 1, ...part })) {
        if (value === '' || value === 1) next.delete(name)
        else next.set(name, String(value))
      }
      return next
    })
  return [filters, change]
}
