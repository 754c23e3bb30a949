import { z } from 'zod'
import { DEFINITIONS, PRODUCT, SUBJECTS, VERDICTS } from './guide-shape.ts'
import { forEach, keys, List } from './text-shapes.ts'

/** What a sentence may do, told by the phrases in it. */
export const PHRASE_LISTS = keys(`
  asks leans stands next level why_level what_counts counts goes_on corrects exhausted afraid thanks
  agrees greets jokes identity complains unsure injected law tax off_subject judges_idea asks_meaning
  trouble how_much plan deadline uses helps glad sorry
`)
export type PhraseList = (typeof PHRASE_LISTS)[number]

/** The keys of `content/lexicon/<lang>/guide.yaml`: how founders say what guide mode tells apart. */
export const GuideLexicon = z.strictObject({
  ...(Object.fromEntries(PHRASE_LISTS.map((list) => [list, List])) as Record<PhraseList, typeof List>),
  terms: forEach(DEFINITIONS, List),
  evidence: forEach(VERDICTS, List),
  subjects: forEach(SUBJECTS, List),
  product: forEach(PRODUCT, List),
})
export type GuideLexicon = z.infer<typeof GuideLexicon>
