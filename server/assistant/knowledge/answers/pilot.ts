import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../pilot.ts`, by slug. */
export const pilotAnswers: Record<string, EntryAnswer[]> = {}
