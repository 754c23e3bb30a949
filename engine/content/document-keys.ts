import { keys } from './text-shapes.ts'

/** The lists of single words of `content/lexicon/<lang>/documents.yaml`. */
export const WORD_LISTS = keys(`
  asks to atCompany from until per our and selves links articles ends notProducts ourPeople notNames titles
  months ofMonth timeUnits numbers currencies magnitudes units pieces sentence recipients notClaims since called
`)
/** Its lists of phrases. */
export const PHRASE_LISTS = keys('wants please explains compares about claims brings gives signs firms')
export const LISTS = [...WORD_LISTS, ...PHRASE_LISTS] as const
/** What a mail may ask for. */
export const PURPOSES = keys('reply follow decision pilot letter sale interview')

/** What a field can be filled from: words of the founder's message. */
export const MESSAGE_SOURCES = keys(`
  addressee contact product amount target quantity period start end purpose recipient workplace topic claim
  last brings gives sender us facts
`)
/** What a field can be filled from: values of the roadmap. */
const ROADMAP_SOURCES = keys('technology problem value industry industry2 industry3 company role')
export const SOURCES = [...MESSAGE_SOURCES, ...ROADMAP_SOURCES] as const
