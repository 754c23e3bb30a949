import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../spin-out.ts`, by slug. */
export const spinOutAnswers: Record<string, EntryAnswer[]> = {}
