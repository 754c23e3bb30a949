import type { Language } from '#shared/language.ts'
import type { Reading } from './mention.ts'

const US: Record<Language, RegExp> = {
  en: /\b(?:we|us|our|ours|i|my|me)\b/,
  de: /\b(?:wir|uns|unser\w*|ich|mein\w*|mir)\b/,
  es: /\b(?:nos|nosotr[oa]s|nuestr[oa]s?|yo|mi|me)\b/,
  fr: /\b(?:nous|notre|nos|on|j['’]ai|je|mon|ma|moi)\b/,
}

/** "Northvolt had orders from BMW", "Climeworks sells removal to Microsoft": a name that holds or sells by itself. */
const HOLDS: Record<Language, RegExp> = {
  en: /^\s+(?:(?:already|still|once|now)\s)?(?:(?:had|has|have|won|landed)\s(?:\p{L}+\s|\d+\s){0,3}?(?:pre-?orders|orders|customers|clients|preorders)|sells|sold(?! out)|was selling|is selling|had sold)\b/u,
  de: /^\s+(?:(?:hat|hatte|hatten|haben)\s(?:[\p{L}\d.]+\s){0,4}?(?:vorbestellungen|bestellungen|auftrage|kunden)(?!\s(?:gewonnen|interviewt))|(?:vor)?(?:bestellungen|auftrage)[^.;]{0,40}\bhatten?|verkauft|verkaufte)\b/u,
  es: /^\s+(?:ya\s)?(?:(?:tenia|tiene|tuvo|consiguio)\s(?:[\p{L}\d]+\s){0,3}?(?:pedidos|reservas|clientes)|vende|vendia|vendio)\b/u,
  fr: /^\s+(?:(?:avait|a|ont|avaient)\s(?:(?:deja|decroche|obtenu|gagne)\s)*(?:des\s|\d+\s|de\s(?:\p{L}+\s)?)(?:pre-?commandes|precommandes|commandes|clients)|vend|vendait|avait vendu)\b/u,
}
/** "I read that …": who tells it is not whom it is about. */
const HEARD =
  /^\W*(?:(?:i|we) (?:read|heard|saw)(?: somewhere)?(?: that)?|according to|laut|(?:ich |wir )?hab\p{L}* (?:gelesen|gehort),?(?: dass)?|lei que|leimos que|segun|(?:j['’]ai|on a|nous avons) (?:lu|entendu|vu) qu(?:e\s|['’]))/u
const NAMED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*){0,3}/gu
const ORDERS_HELD = /\b(?:vorbestellungen|bestellungen|auftrage)\b[^.;]{0,40}\bhatten?\b/

/** Whether a clause tells of the customers of another company, and not of us. */
export function sellsByItself({ message, clause }: Reading): boolean {
  const { lex } = message
  const from = HEARD.exec(clause.folded)?.[0].length ?? 0
  const folded = clause.folded.slice(from)
  // "…, et on connaît la suite" is another statement.
  if (US[lex.language].test(folded.replace(/[,;]\s*(?:and|und|y|et)\s.*$/, ''))) return false
  const raw = message.text.slice(clause.start + from, clause.end)
  const [first] = [...raw.matchAll(NAMED)].filter(
    ({ index, 0: name }) => index > 0 || raw.slice(name.length).startsWith(' '),
  )
  if (!first || folded.slice(0, first.index).trim().split(/\s+/).length > 3) return false
  const after = folded.slice(first.index + first[0].length)
  if (lex.language === 'de') return HOLDS.de.test(after) || ORDERS_HELD.test(folded)
  return HOLDS[lex.language].test(after)
}
