import type { Language } from '#shared/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { FieldLexicon } from './types.ts'
import type { Wordings } from './wordings.ts'
import { de as freeDe } from './wordings-de.ts'
import { en as freeEn } from './wordings-en.ts'
import { es as freeEs } from './wordings-es.ts'
import { fr as freeFr } from './wordings-fr.ts'

type Joined = 'technology' | 'icp' | 'motivation' | 'proofNeeded'

/** A lexicon with its further wordings: those of the lexicon are tried first. */
function join(base: FieldLexicon, free: Wordings) {
  const joined = (name: Joined) => [...base[name], ...free[name]]
  return {
    ...free,
    ...base,
    technology: joined('technology'),
    application: [...free.application, ...base.application],
    icp: joined('icp'),
    motivation: joined('motivation'),
    proofNeeded: joined('proofNeeded'),
    firstMarket: [...base.firstMarket, ...free.firstMarket],
    secondMarket: [...free.secondMarket, ...base.secondMarket],
    // The exact wordings of a role come first: "the person who signs is the chief engineer".
    role: [...free.role, ...base.role],
  }
}

export type FieldWords = FieldLexicon & Wordings

export const FIELD_LEXICON: Record<Language, FieldWords> = {
  en: join(en, freeEn),
  de: join(de, freeDe),
  es: join(es, freeEs),
  fr: join(fr, freeFr),
}
