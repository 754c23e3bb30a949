import type { EntryAnswer, Phrasings, StarterEntry } from '../types.ts'
import { answersOf } from './answers/answers.ts'
import { discovery } from './discovery.ts'
import { funding } from './funding.ts'
import { loi } from './loi.ts'
import { persona } from './persona.ts'
import { phrasingsOf } from './phrasings/phrasings.ts'
import { pilot } from './pilot.ts'
import { pmf } from './pmf.ts'
import { readiness } from './readiness.ts'
import { regulated } from './regulated.ts'
import { sales } from './sales.ts'
import { segments } from './segments.ts'
import { spinOut } from './spin-out.ts'
import { value } from './value.ts'

/** The knowledge base the product ships with, in our own words; loaded into the database at first start. */
export const starterKnowledge: (StarterEntry & { phrasings: Phrasings; answers: readonly EntryAnswer[] })[] =
  [
    ...discovery,
    ...segments,
    ...value,
    ...persona,
    ...loi,
    ...pilot,
    ...sales,
    ...pmf,
    ...readiness,
    ...funding,
    ...spinOut,
    ...regulated,
  ].map((entry) => ({ ...entry, phrasings: phrasingsOf(entry.slug), answers: answersOf(entry.slug) }))
