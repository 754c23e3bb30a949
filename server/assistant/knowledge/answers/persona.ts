import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../persona.ts`, by slug. */
export const personaAnswers: Record<string, EntryAnswer[]> = {}
