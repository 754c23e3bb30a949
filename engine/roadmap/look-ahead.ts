import type { Language } from '#shared/language.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { derive } from '../ledger/fold.ts'
import { applyEvents } from '../ledger/ledger.ts'
import { type ReadInput, type ReadText, readOnto } from '../read.ts'
import type { RoadmapSummary } from '../types.ts'
import { roadmapProfile } from './roadmap-profile.ts'
import { summariseRoadmap } from './roadmap-summary.ts'

/** A roadmap as the writer of a reply is told of it. */
export interface RoadmapContext {
  /** As it will be once the message is read. */
  readonly summary: RoadmapSummary
  /** For a model, which reads the message itself: as it was before. */
  readonly profile: string
}

/** Reads a message and tells the roadmap with it and without it; nothing is stored. */
export function lookAhead({ ledger, ...input }: Omit<ReadInput, 'found'>): {
  read: ReadText
  roadmapContext: RoadmapContext
} {
  const before = derive([...ledger])
  const read = readOnto(before, input)
  const after = applyEvents(before, [...read.events])
  const roadmapContext = {
    summary: summariseRoadmap(before, after, read.lang),
    profile: roadmapProfile(before),
  }
  return { read, roadmapContext }
}

/** Tells the roadmap as it stands, for a model that reads the message by itself. */
export function lookBack({
  ledger,
  language,
}: {
  ledger: readonly LedgerEvent[]
  language: Language
}): RoadmapContext {
  const now = derive([...ledger])
  return { summary: summariseRoadmap(now, now, language), profile: roadmapProfile(now) }
}
