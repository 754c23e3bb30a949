/** What somebody else typed into a field since we read it. */
export class Changed extends Error {
  readonly theirs: string | null
  constructor(theirs: string | null) {
    super('Changed meanwhile')
    this.theirs = theirs
  }
}

export type Saving = 'idle' | 'saved' | 'failed'

export interface SaverState {
  /** What was typed into each field; null is what was filled in. */
  readonly typed: ReadonlyMap<string, string | null>
  readonly saving: Saving
  /** Fields that say something else in another tab, with what. */
  readonly conflicts: ReadonlyMap<string, string | null>
}

export interface SaverDeps {
  /** Stores a field. Rejects with Changed when it says something else than `before` by now. */
  save(key: string, typed: string | null, before: string | null): Promise<void>
  /** Keeps on this device what is not stored yet; with nothing in it, there is nothing to keep. */
  keep(unsaved: ReadonlyMap<string, string | null>): void
  /** Calls back after a pause in typing. Returns what cancels it. */
  later(act: () => void): () => void
}

export interface Saver {
  get(): SaverState
  subscribe(listener: () => void): () => void
  type(key: string, typed: string | null): void
  /** Stores all that is typed at once; resolves when it has tried. */
  flush(): Promise<void>
  /** Ends a conflict: with what we typed, or with what stands there. */
  settle(key: string, keep: 'mine' | 'theirs'): void
}

/** Keeps what is typed and stores it, one field after the other, after a pause in typing. */
export function createSaver(
  stored: ReadonlyMap<string, string | null>,
  unsaved: ReadonlyMap<string, string | null>,
  deps: SaverDeps,
): Saver {
  const fields: Fields = { known: new Map(stored), waiting: new Map(unsaved) }
  const { waiting } = fields
  const store = createStore({ typed: new Map([...stored, ...unsaved]), saving: 'idle', conflicts: new Map() })
  const { get, set } = store
  let cancel = () => {}
  let running: Promise<void> | null = null

  const flush = () => {
    cancel()
    running ??= saveAll(fields, store, deps).finally(() => {
      running = null
    })
    return running
  }
  const show = (key: string, typed: string | null) => new Map(get().typed).set(key, typed)

  return {
    get,
    subscribe: store.subscribe,
    type(key, typed) {
      waiting.set(key, typed)
      deps.keep(waiting)
      set({ typed: show(key, typed), saving: get().saving === 'failed' ? 'failed' : 'idle' })
      cancel()
      cancel = deps.later(() => void flush())
    },
    async flush() {
      await running
      if (waiting.size > 0) await flush()
    },
    settle(key, keep) {
      const { conflicts } = get()
      const theirs = conflicts.get(key) ?? null
      set({ conflicts: new Map([...conflicts].filter(([other]) => other !== key)) })
      if (keep === 'mine') return void flush()
      waiting.delete(key)
      deps.keep(waiting)
      set({ typed: show(key, theirs) })
    },
  }
}

interface Fields {
  /** What is stored of each field, as far as we know. */
  readonly known: Map<string, string | null>
  /** What is typed and not stored yet. */
  readonly waiting: Map<string, string | null>
}

type Store = ReturnType<typeof createStore>

function createStore(state: SaverState) {
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(change: Partial<SaverState>) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Stores what waits, field by field, also what is typed meanwhile; a field that somebody else changed waits on. */
async function saveAll({ known, waiting }: Fields, { get, set }: Store, deps: SaverDeps): Promise<void> {
  const next = () => [...waiting].find(([key]) => !get().conflicts.has(key))
  for (let field = next(); field; field = next()) {
    const [key, typed] = field
    try {
      await deps.save(key, typed, known.get(key) ?? null)
      known.set(key, typed)
      if (waiting.get(key) === typed) waiting.delete(key)
    } catch (error) {
      if (!(error instanceof Changed)) {
        set({ saving: 'failed' })
        return
      }
      known.set(key, error.theirs)
      if (error.theirs === typed) waiting.delete(key)
      else set({ conflicts: new Map(get().conflicts).set(key, error.theirs) })
    }
    deps.keep(waiting)
  }
  if (waiting.size === 0) set({ saving: 'saved' })
}
