import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../funding.ts`, by slug. */
export const fundingAnswers: Record<string, EntryAnswer[]> = {}
