import type { Rate } from '#shared/endpoint.ts'

/** Calls in a minute: of one person who is signed in, wherever they are; of everybody else behind one network address. */
export interface CallsAMinute {
  readonly person: number
  readonly address: number
}

export interface Limits {
  readonly rates: Record<Rate | 'probe', CallsAMinute>
  /** Replies of one person that are written at the same time; further ones wait for their turn. */
  readonly repliesAtOnce: number
  /** Messages of one person in an hour. */
  readonly messagesAnHour: number
  /** Calls of a model for one person's suggestions in an hour; beyond them the roadmap's suggestions do. */
  readonly suggestionsAnHour: number
}

/**
 * What one caller may ask for. The numbers are far above what anybody needs who uses the pages: they bound what a script
 * can do to the others. Sign-ins, sign-ups and visitors' messages have limits of their own (auth/attempts.ts,
 * db/visitors.ts), which are counted in the database.
 */
export const LIMITS: Limits = {
  rates: {
    // A page that opens asks for two to six things, and each change that somebody else makes asks for them again. Behind
    // an office's address a hundred people may be opening pages.
    read: { person: 600, address: 1_200 },
    // Two a second: faster than anybody clicks or types. Visitors write nothing but messages, and sign in.
    write: { person: 120, address: 600 },
    // One for each reply, or for each look at a shared roadmap.
    costly: { person: 60, address: 60 },
    // Whole exports, which take the most memory of all calls.
    file: { person: 30, address: 30 },
    // Balancers and monitors ask again and again, from one address and from a test in a loop; the answer costs little.
    probe: { person: 6_000, address: 6_000 },
  },
  // Somebody who works in several tabs; a provider's own limits are met by more.
  repliesAtOnce: 3,
  // One every twelve seconds for an hour.
  messagesAnHour: 300,
  suggestionsAnHour: 120,
}
