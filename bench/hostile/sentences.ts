import type { Language } from '../../shared/language.ts'
import type { Random } from './random.ts'
import { fill } from './texts.ts'
import { wordsOf } from './words.ts'

/** Says something countable about an organisation, whose name stands for `@`. */
const CLAIMS: Record<Language, readonly string[]> = {
  en: ['@ paid us. ', '@ signed an LOI. ', '@ started a paid pilot. ', 'We interviewed @. ', '@ cancelled. '],
  de: ['@ hat bezahlt. ', '@ hat eine Absichtserklärung unterschrieben. ', '@ hat einen Piloten gestartet. '],
  es: ['@ nos pagó. ', '@ firmó una carta de intención. ', '@ empezó un piloto. ', 'Entrevistamos a @. '],
  fr: [
    '@ a payé. ',
    '@ a signé une lettre d’intention. ',
    '@ a démarré un pilote. ',
    'Nous avons interrogé @. ',
  ],
}
const NAMES = ['Ab@co', 'Nord @ GmbH', '@ Foods', 'Müller @ & Söhne', 'A@', 'Société @ S.A.']
const QUESTIONS = [
  'mou: ',
  'a few LOIs; ',
  'einige Piloten; ',
  'varias entrevistas. ',
  'quelques contrats, ',
  'LOI? ',
]
const BETWEEN = [' ', ' ', ' ', ', ', '; ', '. ', ': ', '\n', ' "', '" ', ' (', ') ', ' – ', '\n- ']

/** Organisations whose names count on from `from`, each with the same claim; as many as fit. */
export function countingOrganisations(
  random: Random,
  language: Language,
  from: number,
  length: number,
): string {
  const [claim, name] = [random.pick(CLAIMS[language]), random.pick(NAMES)]
  let at = from
  return fill(length, () => claim.replace('@', name.replace('@', String(at++)))).slice(0, length)
}

/** Words of a lexicon glued together, with organisations and numbers among them. */
export function gluedSentences(random: Random, language: Language, length: number): string {
  const known = wordsOf(language)
  // Few different words make few different facts; many make many.
  const some = random.chance(0.5)
    ? known
    : Array.from({ length: random.int(2, 12) }, () => random.pick(known))
  return fill(length, () => {
    const word = random.chance(0.1)
      ? `${random.pick(NAMES).replace('@', String(random.int(0, 999)))}`
      : random.pick(some)
    return `${random.chance(0.1) ? `${random.int(0, 5_000)} ` : ''}${word}${random.pick(BETWEEN)}`
  }).slice(0, length)
}

/** Returns what leaves as many open questions as there is room for. */
export function openQuestions(random: Random, length: number): string {
  const unit = random.pick(QUESTIONS)
  return fill(length, () => unit).slice(0, length)
}
