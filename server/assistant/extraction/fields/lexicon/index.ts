import type { Language } from '#shared/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { FieldLexicon } from './types.ts'

export const FIELD_LEXICON: Record<Language, FieldLexicon> = { en, de, es, fr }
