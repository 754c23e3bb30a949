import { useState } from 'react'
import { useSession } from '#web/lib/use-session.ts'
import { pageRows } from './page-rows.ts'
import { shownRows } from './palette-list.tsx'
import { placesOf } from './places.ts'
import type { Group } from './rows.ts'
import { type Scope, useActionRows } from './use-action-rows.ts'
import { useFound } from './use-found.ts'

/** What the palette shows for what is typed into it. */
export function useRows() {
  const session = useSession()
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<Scope | null>(null)
  const [whole, setWhole] = useState<ReadonlySet<Group>>(new Set())
  const query = typed.trim()
  const found = useFound(scope ? '' : query)
  const actions = useActionRows(query, scope, setScope)
  const match = (title: string) => (query === '' ? [] : placesOf(title, query))
  const conversations = scope ? [] : found.rows
  const pages = scope ? [] : pageRows(session, match, query !== '')
  const acts = actions(match)
  const showAll = (group: Group) => setWhole(new Set([...whole, group]))
  // Asking is always possible, and nothing that was found.
  const count = conversations.length + pages.length + acts.filter(({ asked }) => !asked).length
  return {
    query: typed,
    ask(text: string) {
      setTyped(text)
      setWhole(new Set())
    },
    rows: shownRows([...conversations, ...pages, ...acts], whole, showAll),
    /** Null before anything was typed. */
    count: query === '' ? null : count,
    searching: found.searching,
    nothing: query !== '' && count === 0 && !found.searching,
    titlesOnly: found.titlesOnly,
    /** Goes back to everything. */
    leaveScope: () => setScope(null),
  }
}
