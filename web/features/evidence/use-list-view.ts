import { useSearchParams } from 'react-router'
import { RELATIONS } from '#shared/records.ts'
import { REST } from './coverage.ts'
import { type ListView, SORTS } from './interview-list.ts'

const MONTH = /^\d{4}-\d{2}$/

/** What the list of interviews shows; kept in the address, so that it can be gone back to and passed on. */
export function useListView(): { view: ListView; change: (part: Partial<ListView>) => void } {
  const [params, setParams] = useSearchParams()
  const relation = params.get('relation')
  const month = params.get('month') ?? ''
  const view: ListView = {
    segment: params.get('segment') ?? '',
    relation: relation === REST ? REST : (RELATIONS.find((each) => each === relation) ?? ''),
    month: MONTH.test(month) ? month : '',
    sort: SORTS.find((each) => each === params.get('sort')) ?? 'date',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
  }
  const change = (part: Partial<ListView>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(part)) {
          if (value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { view, change }
}
