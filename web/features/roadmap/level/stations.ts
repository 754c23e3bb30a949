import { LEVEL_RULES } from '#shared/level-rules-text.ts'

/** The journey's stations with one sentence each. */
export const STATIONS = LEVEL_RULES.map(({ name, meaning }) => ({ name, text: meaning }))
