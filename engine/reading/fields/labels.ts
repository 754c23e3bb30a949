import { findAll, has } from '../pattern.ts'
import { blank } from '../text.ts'
import type { FieldContext } from './idea.ts'
import { LABELS, type Label, labelMatchers } from './lexicon/labels.ts'
import { type FieldSentence, fieldSentence } from './sentence.ts'

/** "Buyer: the head roaster": what the label says its value is, the label's own words, and the value. */
export type LabelledPart = { label: Label; phrase: string; value: FieldSentence }

const SIGN = /(?<=[\p{L}\p{N})\]"'%])\s?(?::|=>?|→|->)(?=\s|$)/gu
const BULLET = /^[\s\-–—•*·▪>]*(?:\d{1,2}[.)]\s+)?/u
/** Where a label may begin within a line. */
const EDGE = /[.;!?\n|](?=\s)|,\s|\s[-–—/]\s|[([]/gu
const MAX_WORDS = 9
const MAX_LENGTH = 80

const longest = (pattern: RegExp, text: string) =>
  Math.max(0, ...findAll(pattern, text).map(({ start, end }) => end - start))

/** "The one who decides is the plant manager: …" has said it before the colon. */
const ANSWERED = /\s(?:is|are|ist|sind|es|son|est|sont|c'est|was|war)\s+\S{2,}\s+\S{2,}/u

const ARTICLE =
  /^(?:and|und|y|et|our|the|unser\p{L}*|nuestr\p{L}*|notre|nos|le|la|les|l'|el|los|las|der|die|das|my|mein\p{L}*|mon|ma|mi|zum|zur|also|alors|bon|ok)\s?/u

/** What a phrase before a colon announces, or null when it is no label of a field. */
function labelOf(context: FieldContext, phrase: string): Label | null {
  const words = phrase.split(/\s+/)
  if (phrase.length > MAX_LENGTH || words.length > MAX_WORDS) return null
  const matchers = labelMatchers(context.words.language)
  const alone = phrase.replace(ARTICLE, '').trim()
  if (longest(matchers.customer, alone) >= alone.length - 1 && alone.length > 3) return 'icp'
  const label = LABELS.find((name) => has(matchers[name], phrase))
  if (!label || ANSWERED.test(phrase)) return null
  return longest(matchers.none, phrase) >= longest(matchers[label], phrase) ? null : label
}

/** "Our value proposition, in one sentence: …": how it is said, not what. */
const ASIDE =
  /^(?:in (?:one|a|a single|two) (?:sentences?|lines?|nutshell|words?)|in short|in brief|in einem satz|in einem wort|kurz(?: gesagt)?|en una (?:sola )?(?:frase|linea|palabra)|en resumen|en pocas palabras|en (?:une|un) (?:seule )?(?:phrase|mot|ligne)|en deux mots|en bref|en resume)$/u

/** The label that ends at a sign: the shortest stretch before it that announces a field. */
function labelBefore(context: FieldContext, folded: string, from: number, sign: number) {
  const edges = [from, ...findAll(EDGE, folded.slice(from, sign), from).map(({ end }) => end)].reverse()
  let aside = null
  for (const edge of edges) {
    const lead = BULLET.exec(folded.slice(edge, sign))?.[0].length ?? 0
    const phrase = folded
      .slice(edge + lead, sign)
      .replace(/[()[\]"*_]/g, ' ')
      .trim()
    const label = phrase ? labelOf(context, phrase) : null
    const found = label && { label, phrase, start: edge + lead }
    if (found && !ASIDE.test(phrase)) return found
    aside ??= found
  }
  return aside
}

/** The labelled parts of a sentence, what is left of it, and a label that stands alone ("Applications:"). */
export function labelledParts(
  context: FieldContext,
  sentence: FieldSentence,
): { parts: LabelledPart[]; rest: FieldSentence; header: Label | null } {
  const { raw, folded } = sentence
  const found: { label: Label; phrase: string; start: number; from: number }[] = []
  for (const sign of folded.matchAll(SIGN)) {
    const label = labelBefore(context, folded, found.at(-1)?.from ?? 0, sign.index)
    if (label) found.push({ ...label, from: sign.index + sign[0].length })
  }
  let rest = sentence
  const parts = found.flatMap(({ label, phrase, start, from }, i) => {
    const end = found[i + 1]?.start ?? raw.length
    rest = { ...rest, raw: blank(rest.raw, start, end), folded: blank(rest.folded, start, end) }
    const value = fieldSentence(raw.slice(from, end), { start: 0, end: end - from, question: false })
    return /\p{L}/u.test(value.raw) ? [{ label, phrase, value }] : []
  })
  const last = found.at(-1)
  return { parts, rest, header: last && !/\p{L}/u.test(raw.slice(last.from)) ? last.label : null }
}

/** A line of a list below a label that stands alone. */
export const listItem = ({ raw }: FieldSentence) => /^\s*(?:[-–—•*·▪]|\d{1,2}[.)])\s*\S/u.test(raw)

/** The sentence without its dash or number. */
export function withoutBullet(sentence: FieldSentence): FieldSentence {
  const { length } = BULLET.exec(sentence.folded)?.[0] ?? ''
  return { ...sentence, raw: sentence.raw.slice(length), folded: sentence.folded.slice(length) }
}
