import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../discovery.ts`, by slug. */
export const discoveryAnswers: Record<string, EntryAnswer[]> = {}
