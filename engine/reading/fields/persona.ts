import type { Language } from '#shared/language.ts'
import type { FieldFact } from '#shared/roadmap.ts'
import { has } from '../pattern.ts'
import type { FieldContext } from './idea.ts'
import { capture, type FieldSentence, mentions, tidy } from './sentence.ts'

const ROLE_MAX_WORDS = 7
/** A pronoun for one person; who it is may have been said before, or in the question that was asked. */
export const ONE_PERSON: Record<Language, RegExp> = {
  en: /\b(?:he|she|his|her|him)\b/,
  de: /\b(?:(?:der|die) (?:will|mochte|braucht|muss|verlangt)|ihm|ihn|er|seine?[nmrs]?|ihre?[nmrs]?)\b/,
  es: /(?<!\p{L})(?:ella|él|sus?|a el)(?!\p{L})/u,
  fr: /\b(?:il|elle|lui|sa|son|ses)\b/,
}

export function roleName(context: FieldContext, value: string): string {
  const { lex } = context
  let name = tidy(value)
  name = tidy(
    name.replace(
      /^.*\b(?:is|ist|es|est|that|dass|que|where|wo|there|because|and|und|y|et|at)\s+(?=(?:the|der|die|el|la|le|l')\s?)/iu,
      '',
    ),
  )
  for (let i = 0; i < 2; i += 1) {
    const article = lex.articles.exec(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    if (!article) break
    name = name.slice(article[0].length)
  }
  return tidy(name.replace(/\s(?:qui|who|que|quien)$/iu, ''))
}

const PARTICIPLE = /^\s*(?:sign|valid|décid|approuv|achet|pay|tranch)ée?s?(?!\p{L})/u

/** Who decides, signs or buys: a role, never an organisation or a pronoun. */
export function roleFacts(context: FieldContext, sentence: FieldSentence): FieldFact[] {
  const { lex, words } = context
  for (const pattern of lex.role) {
    const found = capture([pattern], sentence)
    // "sous contrat signé" is no "signe".
    if (!found || PARTICIPLE.test(sentence.raw.slice(found.at + found.value.length))) continue
    const name = roleName(context, found.value)
    const folded = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    const count = name.split(/\s+/).length
    if (
      name.length < 3 ||
      count > ROLE_MAX_WORDS ||
      mentions(lex.notRole, folded.split(/\s+/).slice(0, 2).join(' '))
    )
      continue
    const titled = has(words.person, folded)
    const thing = [words.product, words.order, words.contract].some((pattern) => has(pattern, folded))
    if (thing && !titled) continue
    if (
      !titled &&
      (has(words.loiNoun, sentence.folded) ||
        has(words.pilotNoun, sentence.folded) ||
        has(words.generic, folded))
    )
      continue
    return [{ field: 'persona_role', value: name, quote: tidy(sentence.raw), rule: 'persona.role' }]
  }
  return []
}

/** "…, and to convince him it takes …": no part of what drives the buyer. */
const NEXT_THING =
  /,?\s(?:and|und|y|et)\s(?:to (?:convince|sign|buy)|um (?:ihn|sie|zu)|para (?:convencer|firmar|comprar)|pour (?:le |la )?(?:convaincre|signer|acheter))(?!\p{L})/iu

/** What drives the buyer and what they must see, where a buyer is spoken of. */
export function buyerFacts(
  context: FieldContext,
  sentence: FieldSentence,
  personaKnown: boolean,
): FieldFact[] {
  const { lex, words, widgets } = context
  const pronoun =
    /(?:^|[.,;:]|\b(?:and|und|y|et|who))\s*(?:he|she|they|er|sie|el|ella|il|elle|ihm|ihr|le|les|who|dem|was|what|ce qui|lo que)\b/u.test(
      sentence.folded,
    )
  // Spanish needs no pronoun: "Busca ante todo evitar multas".
  const one = ONE_PERSON[words.language].test(sentence.folded) || (words.language === 'es' && personaKnown)
  const about =
    one ||
    has(words.person, sentence.folded) ||
    pronoun ||
    /\b(?:buyer|kaufer|entscheider|comprador|acheteur|decideur|decisor|buyers|einkaufer)\w*/.test(
      sentence.folded,
    )
  if (
    !about ||
    mentions(
      lex.firstPerson,
      sentence.folded.replace(/\b(?:our|unser\w*|nuestr\w*|notre|nos)\b/g, '').slice(0, 30),
    )
  )
    return []
  if (!personaKnown && !widgets.buyer_persona.role && !has(words.person, sentence.folded) && !one) return []
  const facts: FieldFact[] = []
  const quote = tidy(sentence.raw)
  const proof = capture(lex.proofNeeded, sentence)
  const outside = (at: number) => !proof || at < proof.at || at > proof.at + proof.value.length
  const motivation = lex.motivation
    .map((pattern) => capture([pattern], sentence))
    .find((found) => found !== null && outside(found.at))
  if (motivation) {
    facts.push({
      field: 'persona_motivation',
      value: tidy(motivation.value.split(NEXT_THING)[0] ?? ''),
      quote,
      rule: 'persona.motivation',
    })
  }
  if (proof)
    facts.push({ field: 'persona_proof_needed', value: tidy(proof.value), quote, rule: 'persona.proof' })
  return facts.filter((fact) => fact.value.length > 2)
}
