import type { Language } from '#shared/language.ts'
import type { Matchers } from './lexicon/index.ts'
import { findAll, has, type Span } from './pattern.ts'

const NO_MONEY =
  /\b(?:no|not one|zero|kein|keine|keinen|null|ningun|ninguna|cero|sin|aucun|aucune|pas de|nul)\s+(?:\p{L}+\s+){0,2}?(?:revenues?|sales|turnover|income|euros?|customers?|umsatz|umsatze|erlose|einnahmen|kunden?|ingresos?|ventas?|facturacion|clientes?|revenus?|ventes?|chiffre|clients?)\b/u

/** The type of evidence a stretch states by itself, with its noun and what happened to it; null when it leans on others. */
function statedBy(lex: Matchers, item: string): string | null {
  if (NO_MONEY.test(item)) return 'no money'
  const nouns: [RegExp, string, RegExp[]][] = [
    [lex.loiNoun, 'loi', [lex.signed]],
    [lex.pilotNoun, 'pilot', [lex.running, lex.started, lex.completed, lex.signed]],
    [lex.payingCustomer, 'revenue', []],
    [lex.interviewNoun, 'interview', []],
  ]
  const named = nouns.filter(([noun]) => has(noun, item))
  const [only] = named
  if (named.length !== 1 || !only) return null
  const [, type, statuses] = only
  const told = statuses.length === 0 ? /\d/.test(item) || has(lex.numberWord, item) : false
  return told || statuses.some((status) => has(status, item)) ? type : null
}

/** What reaches over a whole list: who plans three things has done none of them. */
const reachesOver = (lex: Matchers, before: string) =>
  [lex.planned, lex.conditional, lex.future, lex.hypothetical, lex.otherActor, lex.otherVenture].some((cue) =>
    has(cue, before),
  )

/** "5 interviews, an LOI signed by A and a pilot running at B": places where one thing ends and the next begins. */
export function listBreaks(lex: Matchers, part: string, soft: Span[], hard: number[]): number[] {
  const edges = [0, ...hard, part.length].sort((a, b) => a - b)
  return soft
    .map(({ end }) => end)
    .filter((at) => {
      const from = Math.max(...edges.filter((edge) => edge <= at))
      const until = Math.min(...edges.filter((edge) => edge > at), part.length)
      const others = soft.map(({ end }) => end)
      const left = part.slice(Math.max(from, ...others.filter((other) => other < at - 1)), at)
      const right = part.slice(at, Math.min(until, ...others.filter((other) => other > at + 1)))
      const [a, b] = [statedBy(lex, left), statedBy(lex, right.replace(/^\s*(?:and|und|y|e|et)\s+/, ''))]
      return a !== null && b !== null && a !== b && !reachesOver(lex, part.slice(from, at))
    })
}

const NAME = "\\p{Lu}[\\p{L}\\p{N}&.'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}&.'’-]*){0,3}"
const NAMES = new RegExp(
  `^\\s*${NAME}(?:\\s*(?:,|and|und|y|e|et|&)\\s*(?:and\\s|und\\s|y\\s|et\\s)?${NAME})+\\s*[.!]?\\s*$`,
  'u',
)

/** "A, B: pilots running": names before a colon are whom it is about. */
export const onlyNames = (raw: string) => NAMES.test(raw)

/** "Signed LOIs: A, B, C", "interviews: seven managers": what follows the colon says who or how many. */
export function goesOnAfterColon(lex: Matchers, head: string, rest: string, raw: string): boolean {
  const organisations = [lex.loiNoun, lex.pilotNoun, lex.payingCustomer, lex.payUs].some((noun) =>
    has(noun, head),
  )
  if (organisations && NAMES.test(raw)) return true
  const first = findAll(lex.numberWord, rest)[0]
  return has(lex.interviewNoun, head) && first !== undefined && rest.slice(0, first.start).trim() === ''
}

const AFTER_DE =
  '(?=\\s*(?:bei|beim|mit|von|in|im|am|ist|sind|lauft|laufen|lief|liefen|startet|starten|hat|haben|wurde|wurden|folgt|kommt|[.,;!]|$))'
const AFTER_ES =
  '(?=\\s*(?:en|con|de|ya|esta|estan|empieza|empiezan|arranca|arrancan|arranco|empezo|terminad|termin|sigue|siguen|va|van|sin|[.,;!]|$))'
const AFTER_FR =
  '(?=\\s*(?:chez|avec|a|au|de|est|sont|demarre|demarrent|tourne|tournent|ont|deja|termine|[.,;!]|$))'

/** A pilot named by what tells it from another: "a second one", "zwei unbezahlte", "dos gratuitos". */
const OTHER_ONE: Record<Language, RegExp> = {
  en: /(?<=\b(?:second|third|fourth|other|another|next|unpaid|paid|free|new|further|smaller|bigger)\s)ones?\b/g,
  de: new RegExp(
    `\\b(?:zweite|dritte|vierte|andere|unbezahlte|bezahlte|kostenlose|kostenfreie|weitere)[rns]?\\b${AFTER_DE}`,
    'g',
  ),
  es: new RegExp(`\\b(?:segund[oa]|tercer[oa]|otr[oa]s?|gratuit[oa]s?|pagad[oa]s?)\\b${AFTER_ES}`, 'g'),
  fr: new RegExp(`\\b(?:deuxieme|second|troisieme|autres?|gratuits?|payants?)\\b${AFTER_FR}`, 'g'),
}

/** Where a clause speaks of another one without naming it again. */
export function otherOne(lex: Matchers, folded: string): Span | undefined {
  return findAll(OTHER_ONE[lex.language], folded)[0]
}

/** A pilot by whose it is: "the one at Corvane", "el de Naturgy", "celui de Geodis". */
const THE_ONE: Record<Language, RegExp> = {
  en: /(?<=\bthe\s)one(?=\s(?:at|with|for)\s)/g,
  de: /(?<!,\s)(?<=^|\s)(?:der|das|derjenige)(?=\s(?:bei|beim|mit)\s)/g,
  es: /(?<=^|\s)el(?=\sdel?\s)/g,
  fr: /(?<=^|\s)celui(?=\s(?:de|du|chez|avec|d['’]))/g,
}

/** Where a clause speaks of the pilot of another organisation without naming it again. */
export function theOne(lex: Matchers, folded: string): Span | undefined {
  return findAll(THE_ONE[lex.language], folded)[0]
}

/** Places where a sentence goes on to another pilot: "…, a second one at B starts in August". */
export function otherOneBreaks(lex: Matchers, part: string, soft: Span[]): number[] {
  return soft
    .map(({ end }) => end)
    .filter((at) => {
      if (!has(lex.pilotNoun, part.slice(0, at))) return false
      const rest = part.slice(at)
      const other = otherOne(lex, rest) ?? theOne(lex, rest)
      return other !== undefined && (rest.slice(0, other.start).match(/\S+/g) ?? []).length <= 4
    })
}
