import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../pmf.ts`, by slug. */
export const pmfAnswers: Record<string, EntryAnswer[]> = {}
