import type { Language } from '#shared/language.ts'
import type { Candidate } from '#shared/roadmap.ts'
import { asked, type Count, candidate, countNoun, operationOf, orgNames, type Reading } from './mention.ts'
import { findNumbers } from './numbers.ts'
import { findAll, has, type Span } from './pattern.ts'
import { judge, type Verdict } from './status.ts'

const amountPattern =
  /(?:(?<=(?:for|at|für|zu|por|pour|à|sent|paid|pays|zahlt)\s)\d[\d.,]*\s?k(?![\p{L}])|[€$£]\s?\d[\d.,'’\u00a0\u202f ]*\s?(?:k|m|mio|million|millionen)?|\d[\d.,'’\u00a0\u202f ]*\s?(?:k|m|mio\.?|million(?:en|s)?|mil|tausend)?\s?(?:€|\$|£|euros?|eur|usd|dollars?|dólares|chf|francs?|franken|pounds|dkk|sek|nok|pln|czk|huf|mxn|brl|jpy|cad|aud|kroner|kronor|kronen|pesos|soles)(?![\p{L}]))(?:\s?(?:\/|per|a|pro|im|par|al|por)\s?(?:month|monat|mois|mes|year|jahr|an|año))?/giu

/** An amount of money in a stretch of the message, as written. */
export function amountIn(text: string): string | undefined {
  return text.match(amountPattern)?.[0].trim()
}

/** Need, volume, price and condition of an LOI (roadmap-rules 2.2), from the whole sentence and its end. */
function loiQuality({
  message,
  clause,
}: Reading): Pick<Candidate, 'volume' | 'price' | 'condition' | 'need'> {
  const { lex } = message
  const { start, end } = clause.sentence
  const text = message.text.slice(start, end)
  const folded = message.folded.slice(start, end)
  const volume = findVolume(folded, text, message)
  const price = amountIn(text)
  const condition = findAll(lex.conditional, folded).find((span) => span.start > clause.start - start)
  const need = findAll(lex.need, folded)[0]
  return {
    ...(volume && { volume }),
    ...(price && { price }),
    ...(condition && { condition: text.slice(condition.end).trim().replace(/[.!]$/, '') }),
    ...(need && { need: text.slice(need.start).trim().slice(0, 200) }),
  }
}

function findVolume(folded: string, text: string, { lex }: Reading['message']): string | undefined {
  for (const unit of findAll(lex.volumeUnit, folded)) {
    const before = /\d[\d.,'’\u00a0\u202f ]*\s?$/.exec(folded.slice(0, unit.start))
    if (before) return text.slice(before.index, unit.end).trim()
    const word = findAll(lex.numberWord, folded.slice(0, unit.start)).at(-1)
    if (word && /^\s+$/.test(folded.slice(word.end, unit.start))) return text.slice(word.start, unit.end)
  }
  return undefined
}

/** Signed, unsigned or unknown, from the clause and what follows it. */
function signature({ message, clause, tail }: Reading): 'signed' | 'unsigned' | 'unknown' {
  const { lex } = message
  const settled = has(lex.signed, clause.tests) && !has(lex.unsigned, clause.tests)
  const words = settled ? clause.tests : `${clause.tests} ${tail}`
  if (has(lex.unsigned, words) || has(lex.draft, words) || has(lex.verbal, words)) return 'unsigned'
  return has(lex.signed, clause.tests) || has(lex.signed, tail) ? 'signed' : 'unknown'
}

/** What a mention that fails a test leaves: nothing counted. */
export const noneDraft = (count: Count, verdict: Verdict) => ({
  op: 'none' as const,
  status: 'none' as const,
  count: verdict.negated ? 0 : count.count,
  reason: verdict.reason,
})

/** Unnumbered plurals without a doer ("pilots are expensive") state nothing. */
export function talksOfNothing(reading: Reading, count: Count): boolean {
  const { lex } = reading.message
  const { folded } = reading.clause
  const doer =
    has(lex.we, folded) || has(lex.signed, folded) || has(lex.done, folded) || has(lex.haveVerb, folded)
  return count.count === null && !count.vague && reading.orgs.length === 0 && !doer
}

/** "A signed a letter of intent, B a letter of support": those who gave another paper gave no letter of intent. */
function withoutSupporters(reading: Reading, noun: Span): Reading {
  const { lex } = reading.message
  const others = findAll(lex.notLoi, reading.clause.folded).filter((other) => other.start >= noun.end)
  const orgs = reading.orgs.filter(
    (org) =>
      org.end <= noun.start || !others.some((other) => org.start >= noun.end && org.end <= other.start),
  )
  return orgs.length === reading.orgs.length ? reading : { ...reading, orgs }
}

const PAPER: Record<Language, RegExp> = {
  en: /\b(?:gave|given|sent|wrote|written|handed|signed)\b[^.;]{0,20}?\b(?:us|our)\b[^.;]{0,20}?\bletter\b|\b(?:we|i) (?:got|received|have) (?:a|one|two|the) letter\b|\b(?:has|have) committed\b(?! to sign)|\bcommitted (?:\p{L}+ )?to (?:buy|purchas|order|tak|acquir)/u,
  de: /\buns\b[^.;]{0,30}?\b(?:schreiben|brief)\b[^.;]{0,20}?\b(?:gegeben|geschickt|ausgestellt|geschrieben)|\b(?:hat|haben) sich (?:\p{L}+ ){0,2}(?:verpflichtet|committe[td]|commited)\b/u,
  es: /\bnos (?:dio|dieron|ha dado|han dado|envio|enviaron|firmo|escribio)\b[^.;]{0,20}?\bcartas?\b|\bse (?:(?:ha|han) comprometido|comprometio|comprometieron)\b(?! a firmar)/,
  fr: /\bnous (?:a|ont) (?:donne|envoye|ecrit|remis|signe|fait)\b[^.;]{0,20}?\b(?:lettre|courrier)\b|\b(?:s['’]est engagee?|se sont engagee?s?)\b(?! a signer)/,
}

/** "Hale gave us a letter", "Hale has committed": whether it is a letter of intent is asked (roadmap-rules 2.3). */
function unnamedPaper(reading: Reading): Candidate[] {
  const { message, clause, orgs } = reading
  const { lex } = message
  const paper = PAPER[lex.language].exec(clause.folded)
  if (!paper || has(lex.notLoi, clause.folded) || has(lex.pilotNoun, clause.folded)) return []
  const span = { start: paper.index, end: paper.index + paper[0].length }
  if (judge(message, clause, span, 'loi', true).test !== 'ok') return []
  return [
    candidate(reading, {
      type: 'loi',
      op: 'ask',
      count: null,
      status: 'needs_confirmation',
      reason: 'signature unclear',
      proposed: Math.max(1, orgs.length),
      ...orgNames(reading),
      rule: 'loi.paper',
    }),
  ]
}

/** "Three LOIs: two signed, one with legal": the number that stands at the signature, when it is a part. */
function signedPart({ message, clause, tail }: Reading, count: number | null): number | null {
  const { lex } = message
  if (count === null) return null
  const words = `${clause.tests} ${tail}`
  const number = findNumbers(words, lex).find((n) => {
    const signed = findAll(lex.signed, words.slice(n.end))[0]
    const between = signed ? words.slice(n.end, n.end + signed.start).trim() : ''
    return (
      signed &&
      !n.unit &&
      !n.vague &&
      n.value < count &&
      /^(?:are|is|sind|ist|estan|esta|sont|est|already|schon|ya|deja)?$/.test(between)
    )
  })
  return number ? number.value : null
}

export function loiCandidates(reading: Reading): Candidate[] {
  const { message, clause, orgs } = reading
  const { lex } = message
  const noun = findAll(lex.loiNoun, clause.folded).find(
    (span) => !findAll(lex.notLoi, clause.folded).some((not) => not.start < span.end && span.start < not.end),
  )
  if (!noun) return unnamedPaper(reading)
  const signers = withoutSupporters(reading, noun)
  if (signers !== reading) return loiCandidates(signers)
  const count = countNoun(reading, noun, true)
  if (talksOfNothing(reading, count)) return []
  const verdict = judge(message, clause, noun, 'loi')
  if (verdict.test === 'ignore') return []
  const draft = {
    type: 'loi' as const,
    count: count.count,
    ...orgNames(reading),
    rule: 'loi.noun',
    ...(count.range && { range: count.range }),
  }
  const part = signedPart(reading, count.count)
  const signed = part === null ? signature(reading) : 'signed'
  if (part !== null) draft.count = part
  else if (signed === 'signed') draft.count = statusCount(reading, lex.signed, count.count)
  if (verdict.test === 'none') return [candidate(reading, { ...draft, ...noneDraft(count, verdict) })]
  if (signed === 'unsigned')
    return [candidate(reading, { ...draft, op: 'none', status: 'none', reason: 'unsigned' })]
  const op = operationOf(reading, count)
  const total = op === 'set'
  if (signed === 'signed' && draft.count !== null && !count.vague) {
    return [
      candidate(reading, {
        ...draft,
        op,
        status: 'confirmed',
        reason: 'signed',
        signed: true,
        singular: !count.counted,
        ...loiQuality(reading),
      }),
    ]
  }
  if (op === 'reference' && signed === 'unknown') return []
  if (total && count.count !== null && !count.vague)
    return [candidate(reading, { ...draft, op, status: 'confirmed', reason: 'total', rule: 'loi.total' })]
  const proposed = count.count ?? (orgs.length || 1)
  return [asked(reading, draft, count.vague ? 'vague number' : 'signature unclear', { proposed })]
}

const ONLY_ONE =
  /\b(?:only one|just one|one of them|nur eine[rs]?|einer davon|solo un[ao]|una de ellas|une seule?|un seul|l'une?|only the first)\b/

/** "Four clinics got the LOI, eine hat unterschrieben". */
const ONE_DID =
  /^[\s,;]*(?:but |and |of which |aber |und |davon |pero |y |mais |et )?(?:one|eine[rs]?|una|uno|une|un)\s+(?!of\b)/

/** "three LOIs, but only one is signed": the number that has the status, when a following clause gives it. */
function statusCount({ message, tail }: Reading, status: RegExp, count: number | null): number | null {
  if (count === null || !has(status, tail)) return count
  if (ONLY_ONE.test(tail) || ONE_DID.test(tail)) return 1
  const number = findNumbers(tail, message.lex).find((n) => !n.unit && !n.vague && n.value < count)
  return number ? number.value : count
}
