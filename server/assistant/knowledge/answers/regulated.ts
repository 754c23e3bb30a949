import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../regulated.ts`, by slug. */
export const regulatedAnswers: Record<string, EntryAnswer[]> = {}
