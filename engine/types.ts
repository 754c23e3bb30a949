import type { Asks } from '#shared/asks.ts'
import type { Language } from '#shared/language.ts'
import type { Proposal } from '#shared/proposals.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

export type ChatTurn = {
  role: 'user' | 'assistant'
  content: string
  /** The question of a reply; left out where it is not known. */
  asks?: Asks | null
}

type KnowledgeEntry = {
  id: string
  title: string
  content: string
  category: string
  keywords: string[]
  relevance_tags: string[]
}

/** The claim, the points and the steps of an entry in the languages its content is not written in. */
type Summaries = Record<Exclude<Language, 'en'>, string>

/** Questions of founders that an entry answers, by language. */
export type Phrasings = Partial<Record<Language, readonly string[]>>

/** One question that founders ask about an entry's subject, in their words, with its own answer and next steps. */
export type EntryAnswer = {
  /** Never changes, and is unique in its entry; missing in what an earlier release stored and an operator edited. */
  readonly id?: string
  readonly asks: Record<Language, readonly string[]>
  readonly says: Record<Language, string>
  readonly steps: Record<Language, readonly string[]>
}

/** An entry the product ships with. The slug never changes, so a later release can update what nobody edited. */
export type ShippedEntry = Omit<KnowledgeEntry, 'id'> & {
  slug: string
  summaries: Summaries
  phrasings: Required<Phrasings>
  answers: readonly (EntryAnswer & { readonly id: string })[]
}

/** An answer of an entry, the probability that it answers the question, and whether it may lead a reply alone. */
export type FittingAnswer = { readonly answer: EntryAnswer; readonly fit: number; readonly leads: boolean }

/** An entry that retrieval found; of its answers those to questions like the one asked come first. */
export type KnowledgeHit = {
  entry: KnowledgeEntry & { summaries?: Partial<Summaries> }
  score: number
  answers?: readonly FittingAnswer[]
  /** The probability that the question asks for what the entry says in general, and whether it may lead a reply. */
  claim?: number
  claimLeads?: boolean
}

export type EvidenceCounters = Record<EvidenceType, number>

/** A piece of evidence that counts, with whom and when. */
export type NamedRecord = {
  readonly type: EvidenceType
  readonly count: number
  readonly orgs: readonly string[]
  /** The amount it pays, as the founder wrote it. */
  readonly amount: string | null
  readonly paid: boolean
  /** The day the founder told it, such as 2026-11-22. */
  readonly day: string | null
}

/** A change of a counter or a value; empty texts stand for nothing there. */
export type RoadmapChange = { readonly what: string; readonly before: string; readonly after: string }

/** A founder's roadmap as the guide and the suggestions know it; every part may be missing. */
export type RoadmapSummary = {
  level?: number | null
  counters?: EvidenceCounters | null
  idea?: { technology?: string | null; problem?: string | null; applications?: string[] | null } | null
  valueProposition?: string | null
  /** Names, the primary one first. */
  industries?: string[] | null
  icp?: string | null
  persona?: string | null
  nextBestAction?: {
    /** Of the action table, or of the question that waits. */
    id?: string
    title: string
    /** The deliverable and its time box. */
    detail: string
    number?: string
    deliverable?: string
    /** Title of the entry that explains it. */
    knowledge?: string
  } | null
  /** Facts recorded from the message being answered, in the user's language. */
  justCaptured?: string[] | null
  /** The same as changes, and the level before them. */
  changes?: readonly RoadmapChange[] | null
  levelBefore?: number | null
  /** The evidence that counts, oldest first. */
  records?: readonly NamedRecord[] | null
  /** The conditions of the next level that are still open, with their numbers. */
  missing?: readonly { id: string; count: number }[] | null
  /** The day the present level was reached, and the founder's words that it was reached by. */
  since?: { day: string | null; quote: string } | null
  /** What the message being answered offers for the roadmap, each as a row that waits for its founder. */
  proposed?: readonly Proposal[] | null
  /** All rows that wait, those of earlier messages included. */
  waiting?: readonly Proposal[] | null
  /** The open question of the ledger, in words and as data. */
  pending?: { question: string; asks: Asks }[] | null
}
