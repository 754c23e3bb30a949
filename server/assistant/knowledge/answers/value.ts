import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../value.ts`, by slug. */
export const valueAnswers: Record<string, EntryAnswer[]> = {}
