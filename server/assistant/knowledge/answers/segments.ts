import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../segments.ts`, by slug. */
export const segmentsAnswers: Record<string, EntryAnswer[]> = {}
