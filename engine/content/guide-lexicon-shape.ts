import { z } from 'zod'
import { DEFINITIONS, PRODUCT, SUBJECTS, TRADES, VERDICTS } from './guide-shape.ts'
import { forEach, keys, List } from './text-shapes.ts'

/** What a sentence may do, told by the phrases in it. */
export const PHRASE_LISTS = keys(`
  asks leans stands next level why_level what_counts counts goes_on corrects exhausted afraid thanks
  agrees greets jokes identity complains unsure injected law tax off_subject judges_idea asks_meaning
  trouble how_much plan deadline uses helps glad sorry negates conditional ours but or links sells
`)
export type PhraseList = (typeof PHRASE_LISTS)[number]

/** What a clause may name of customers and of what decides; "not" and "if" beside it make a signal of it. */
const CONDUCT = keys(`
  likes replies silent pays decides refuses later free wants attention costs network approval runway
  advisers opines obstacle spread won talks spends budget about_us terms
`)

/** The keys of `content/lexicon/<lang>/guide.yaml`: how founders say what guide mode tells apart. */
export const GuideLexicon = z.strictObject({
  ...(Object.fromEntries(PHRASE_LISTS.map((list) => [list, List])) as Record<PhraseList, typeof List>),
  terms: forEach(DEFINITIONS, List),
  evidence: forEach(VERDICTS, List),
  subjects: forEach(SUBJECTS, List),
  product: forEach(PRODUCT, List),
  conduct: forEach(CONDUCT, List),
  trades: forEach(TRADES, List),
})
export type GuideLexicon = z.infer<typeof GuideLexicon>
