import type { EntryAnswer } from '../../types.ts'

/** Answers to what founders ask about the entries of `../loi.ts`, by slug. */
export const loiAnswers: Record<string, EntryAnswer[]> = {}
