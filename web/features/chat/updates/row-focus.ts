/** The rows that are on screen, and the one being looked at: what joins a card to the words of its message. */
export interface RowFocus {
  /** The id of the row that has the pointer or the focus. */
  readonly attended: string | null
  /** The rows that can be led to. */
  readonly rows: ReadonlySet<string>
}

let state: RowFocus = { attended: null, rows: new Set() }
const listeners = new Set<() => void>()

function set(next: RowFocus): void {
  state = next
  for (const listener of listeners) listener()
}

export const rowFocus = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  attend(id: string, attended: boolean): void {
    if (attended ? state.attended === id : state.attended !== id) return
    set({ ...state, attended: attended ? id : null })
  },
  /** Says that these rows are there; returns what says that they are gone. */
  show(ids: readonly string[]): () => void {
    set({ ...state, rows: new Set([...state.rows, ...ids]) })
    return () => set({ attended: null, rows: new Set([...state.rows].filter((id) => !ids.includes(id))) })
  },
  /** Moves the focus to a row's first field, which may be folded. */
  lead(id: string): void {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
    const target = [...(row?.querySelectorAll<HTMLElement>('input, button') ?? [])].find(
      (element) => element.offsetParent !== null && element.tabIndex >= 0,
    )
    target?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  },
}
