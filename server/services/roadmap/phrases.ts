import type { LedgerState } from '#server/assistant/ledger/state.ts'
import type { Language } from '#shared/language.ts'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import type { EvidenceType, FieldName } from '#shared/roadmap.ts'
import type { Difference as Changed } from './differences.ts'

type Text = Record<Language, string>
type Counter = EvidenceType | 'repeat_events'

const COUNTERS: Record<Counter, Text> = {
  interview: { en: 'Interviews', de: 'Interviews', es: 'Entrevistas', fr: 'Entretiens' },
  loi: { en: 'LOIs', de: 'LOIs', es: 'LOI', fr: 'LOI' },
  pilot: { en: 'Pilots', de: 'Piloten', es: 'Pilotos', fr: 'Pilotes' },
  revenue: { en: 'Paying customers', de: 'Zahlende Kunden', es: 'Clientes que pagan', fr: 'Clients payants' },
  repeat_events: { en: 'Repeat sales', de: 'Wiederkäufe', es: 'Ventas repetidas', fr: 'Ventes répétées' },
}

const FIELDS: Record<FieldName, Text> = {
  technology: { en: 'Technology', de: 'Technologie', es: 'Tecnología', fr: 'Technologie' },
  problem: { en: 'Problem', de: 'Problem', es: 'Problema', fr: 'Problème' },
  application: { en: 'Application', de: 'Anwendung', es: 'Aplicación', fr: 'Application' },
  value_proposition: {
    en: 'Value proposition',
    de: 'Wertversprechen',
    es: 'Propuesta de valor',
    fr: 'Proposition de valeur',
  },
  proof_point: { en: 'Proof point', de: 'Beleg', es: 'Prueba', fr: 'Preuve' },
  industry: { en: 'Industry', de: 'Branche', es: 'Sector', fr: 'Secteur' },
  icp_description: { en: 'Ideal customer', de: 'Wunschkunde', es: 'Cliente ideal', fr: 'Client idéal' },
  icp_characteristic: {
    en: 'Customer trait',
    de: 'Kundenmerkmal',
    es: 'Rasgo del cliente',
    fr: 'Trait du client',
  },
  persona_role: { en: 'Buyer', de: 'Einkäufer', es: 'Comprador', fr: 'Acheteur' },
  persona_motivation: {
    en: 'Buyer’s motivation',
    de: 'Motiv des Einkäufers',
    es: 'Motivación del comprador',
    fr: 'Motivation de l’acheteur',
  },
  persona_proof_needed: {
    en: 'Proof the buyer needs',
    de: 'Beleg, den der Einkäufer braucht',
    es: 'Prueba que pide el comprador',
    fr: 'Preuve attendue par l’acheteur',
  },
}

/** The labels of an industry's priority as they stand in a kept value; inside a sentence they are translated. */
const PRIORITIES: Record<string, Text> = {
  Primary: { en: 'Primary', de: 'primär', es: 'principal', fr: 'principal' },
  Secondary: { en: 'Secondary', de: 'sekundär', es: 'secundario', fr: 'secondaire' },
  Exploratory: { en: 'Exploratory', de: 'zu erkunden', es: 'por explorar', fr: 'à explorer' },
}

interface Phrases {
  readonly change: (what: string, before: string, after: string) => string
  readonly value: (what: string, value: string) => string
  readonly removed: (what: string, value: string) => string
  readonly rose: (what: string, before: string, after: string) => string
  readonly gone: (what: string) => string
  readonly up: (level: number, name: string) => string
  readonly down: (level: number, name: string) => string
  readonly jump: (from: string, to: string, what: string) => string
  readonly replace: (first: string, other: string) => string
  readonly sure: (industry: string) => string
  readonly yes: string
  readonly no: string
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    change: (what, before, after) => `${what}: ${before} to ${after}`,
    value: (what, value) => `${what}: ${value}`,
    removed: (what, value) => `Taken off your roadmap: ${what}: ${value}`,
    rose: (what, before, after) => `${what} from ${before} to ${after}`,
    gone: (what) => `${what} taken off`,
    up: (level, name) => `You reached level ${level}, ${name}`,
    down: (level, name) => `Back to level ${level}, ${name}`,
    jump: (from, to, what) => `With this you go from ${from} to ${to} at once. Is this right: ${what}?`,
    replace: (first, other) => `Replace ${first} with ${other} as your beachhead?`,
    sure: (industry) => `Your roadmap is surer about ${industry}`,
    yes: 'Yes',
    no: 'No',
  },
  de: {
    change: (what, before, after) => `${what}: von ${before} auf ${after}`,
    value: (what, value) => `${what}: ${value}`,
    removed: (what, value) => `Aus deiner Roadmap genommen: ${what}: ${value}`,
    rose: (what, before, after) => `${what} von ${before} auf ${after}`,
    gone: (what) => `${what} entfernt`,
    up: (level, name) => `Du hast Stufe ${level} erreicht: ${name}`,
    down: (level, name) => `Zurück auf Stufe ${level}: ${name}`,
    jump: (from, to, what) => `Damit gehst du auf einmal von ${from} zu ${to}. Stimmt das: ${what}?`,
    replace: (first, other) => `${first} als Einstiegsmarkt durch ${other} ersetzen?`,
    sure: (industry) => `Deine Roadmap ist sich sicherer bei ${industry}`,
    yes: 'Ja',
    no: 'Nein',
  },
  es: {
    change: (what, before, after) => `${what}: de ${before} a ${after}`,
    value: (what, value) => `${what}: ${value}`,
    removed: (what, value) => `Quitado de tu hoja de ruta: ${what}: ${value}`,
    rose: (what, before, after) => `${what} de ${before} a ${after}`,
    gone: (what) => `${what}: quitado`,
    up: (level, name) => `Has llegado al nivel ${level}: ${name}`,
    down: (level, name) => `De vuelta al nivel ${level}: ${name}`,
    jump: (from, to, what) => `Con esto pasas de ${from} a ${to} de una vez. ¿Es correcto: ${what}?`,
    replace: (first, other) => `¿Sustituir ${first} por ${other} como mercado de entrada?`,
    sure: (industry) => `Tu hoja de ruta está más segura de ${industry}`,
    yes: 'Sí',
    no: 'No',
  },
  fr: {
    change: (what, before, after) => `${what} : de ${before} à ${after}`,
    value: (what, value) => `${what} : ${value}`,
    removed: (what, value) => `Retiré de ta feuille de route : ${what} : ${value}`,
    rose: (what, before, after) => `${what} de ${before} à ${after}`,
    gone: (what) => `${what} : retiré`,
    up: (level, name) => `Tu as atteint le niveau ${level} : ${name}`,
    down: (level, name) => `Retour au niveau ${level} : ${name}`,
    jump: (from, to, what) => `Avec cela, tu passes d’un coup de ${from} à ${to}. Est-ce exact : ${what} ?`,
    replace: (first, other) => `Remplacer ${first} par ${other} comme tête de pont ?`,
    sure: (industry) => `Ta feuille de route est plus sûre de ${industry}`,
    yes: 'Oui',
    no: 'Non',
  },
}

const LONG = 160
const cut = (text: string) => (text.length > LONG ? `${text.slice(0, LONG).toWellFormed()}…` : text)

/** The language the founder wrote in last. */
export function languageOf({ lang }: Pick<LedgerState, 'lang'>): Language {
  return (lang as Language | null) ?? 'en'
}

/** What the roadmap says about its changes, in one language. */
export function phrasesIn(language: Language) {
  const phrases = PHRASES[language]
  const label = (what: string) =>
    what in COUNTERS
      ? COUNTERS[what as Counter][language]
      : what in FIELDS
        ? FIELDS[what as FieldName][language]
        : what
  const shownValue = (what: string, value: string) =>
    cut(
      what === 'industry'
        ? value.replace(/\((\w+)\)$/, (all, priority) =>
            PRIORITIES[priority] ? `(${PRIORITIES[priority][language]})` : all,
          )
        : value,
    )
  const inside = (name: string) =>
    language === 'de' ? name : name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  return {
    yes: phrases.yes,
    no: phrases.no,
    label,
    /** One sentence for a change of a counter or a field. */
    changed(what: string, before: string, after: string): string {
      if (after === '') return phrases.removed(label(what), shownValue(what, before))
      if (what in COUNTERS) return phrases.change(label(what), before, after)
      return phrases.value(label(what), shownValue(what, after))
    },
    /** A sentence for each change; values that came to one list are told in one: "Customer trait: a, b". */
    allChanged(changes: readonly Changed[]): string[] {
      const listed = ({ what, before, after }: Changed) =>
        before === '' && after !== '' && !(what in COUNTERS)
      return changes.flatMap((change) => {
        const sentence = this.changed(change.what, change.before, change.after)
        if (!listed(change)) return sentence
        const [first, ...others] = changes.filter((each) => each.what === change.what && listed(each))
        if (first !== change) return []
        return [sentence, ...others.map(({ what, after }) => shownValue(what, after))].join(', ')
      })
    },
    /** Within a sentence: "interviews from 0 to 12". */
    rose: (what: string, before: string, after: string) => phrases.rose(inside(label(what)), before, after),
    /** Within a sentence: "proof point", "proof point taken off". */
    named: (what: string, removed: boolean) => (removed ? phrases.gone : String)(inside(label(what))),
    level(before: number, after: number): string {
      const name = shortLevelName(after)
      return after > before ? phrases.up(after, name) : phrases.down(after, name)
    },
    jump(before: number, after: number, what: string, value: string): string {
      const named = phrases.value(label(what), cut(value))
      return phrases.jump(LEVEL_NAMES[before] ?? '', LEVEL_NAMES[after] ?? '', named)
    },
    replace: (first: string, other: string) => phrases.replace(cut(first), cut(other)),
    surer: (industry: string) => phrases.sure(cut(industry)),
  }
}
