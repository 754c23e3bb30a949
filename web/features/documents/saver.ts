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
  const known = new Map(stored)
  const waiting = new Map(unsaved)
  const listeners = new Set<() => void>()
  let state: SaverState = { typed: new Map([...stored, ...unsaved]), saving: 'idle', conflicts: new Map() }
  let cancel = () => {}
  let running: Promise<void> | null = null

  const set = (change: Partial<SaverState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const without = (key: string) => new Map([...state.conflicts].filter(([other]) => other !== key))

  const saveOne = async (key: string, typed: string | null) => {
    await deps.save(key, typed, known.get(key) ?? null)
    known.set(key, typed)
    if (waiting.get(key) === typed) waiting.delete(key)
  }

  const saveAll = async () => {
    const next = () => [...waiting].find(([key]) => !state.conflicts.has(key))
    for (let field = next(); field; field = next()) {
      const [key, typed] = field
      try {
        await saveOne(key, typed)
      } catch (error) {
        if (!(error instanceof Changed)) {
          set({ saving: 'failed' })
          return
        }
        known.set(key, error.theirs)
        if (error.theirs === typed) waiting.delete(key)
        else set({ conflicts: new Map(state.conflicts).set(key, error.theirs) })
      }
      deps.keep(waiting)
    }
    if (waiting.size === 0) set({ saving: 'saved' })
  }

  const flush = () => {
    cancel()
    running ??= saveAll().finally(() => {
      running = null
    })
    return running
  }

  const type = (key: string, typed: string | null) => {
    waiting.set(key, typed)
    deps.keep(waiting)
    set({
      typed: new Map(state.typed).set(key, typed),
      saving: state.saving === 'failed' ? 'failed' : 'idle',
    })
    cancel()
    cancel = deps.later(() => void flush())
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type,
    flush: async () => {
      await running
      if (waiting.size > 0) await flush()
    },
    settle(key, keep) {
      const theirs = state.conflicts.get(key) ?? null
      set({ conflicts: without(key) })
      if (keep === 'mine') return void flush()
      waiting.delete(key)
      deps.keep(waiting)
      set({ typed: new Map(state.typed).set(key, theirs) })
    },
  }
}
