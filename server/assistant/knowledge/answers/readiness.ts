import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../readiness.ts`, by slug. */
export const readinessAnswers: Record<string, EntryAnswer[]> = {}
