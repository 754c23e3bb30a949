import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../sales.ts`, by slug. */
export const salesAnswers: Record<string, EntryAnswer[]> = {}
