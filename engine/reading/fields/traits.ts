import type { FieldContext } from './idea.ts'
import { mentions, tidy } from './sentence.ts'

const LEADING =
  /^(?:and|und|y|e|et)?\s*(?:in|im|with|mit|con|en|dans|avec|that|who|which|die|der|das|que|qui|de|del|du|des|from|aus)\s+(?:(?:the|der|den|dem|la|el|las|los|les|le)\s+)?/iu
const OR_BEFORE = /\b(?:or|oder|o|ou|and|y|from|von|aus|of)\s*$/iu
const ORIGIN = /^(?:from|aus|across|von|of)\b/iu

/** "A European operator": where the customer is from is a trait. */
const REGION = new RegExp(
  `(?<!\\p{L})(?:(?-i:UK|US|USA|EU|DACH|Benelux|Nordics)|${[
    'europ(?:ean|äisch|e|é)\\p{L}*|german|deutsche\\p{L}*|alem(?:an|án)\\p{L}*|allemand\\p{L}*',
    'french|français\\p{L}*|französisch\\p{L}*|frances\\p{L}*|bretonn?e?s?|normand\\p{L}*|alsacien\\p{L}*|belg(?:e|ian|isch|a)\\p{L}*|québécois\\p{L}*',
    'spanish|spanisch\\p{L}*|españo\\p{L}*|espagnol\\p{L}*|galleg\\p{L}*|catal[aá]n\\p{L}*|vasc[oa]s?|andalu[cz]\\p{L}*|valencian\\p{L}*|ibéric\\p{L}*',
    'latin\\p{L}+|mexican\\p{L}*|chilen\\p{L}*|argentin\\p{L}*|colombian\\p{L}*|peruan\\p{L}*|brasile\\p{L}*|brazilian',
    'italia?\\p{L}*|portugu\\p{L}*|british|britisch\\p{L}*|english|scottish|irish|irisch\\p{L}*|american|amerikanisch\\p{L}*|canadian|australian|indian|japanese',
    'nordic|skandinavisch\\p{L}*|scandinav\\p{L}*|danish|dänisch\\p{L}*|swedish|schwedisch\\p{L}*|norwegian|norwegisch\\p{L}*|finnish|finnisch\\p{L}*|dutch|niederländisch\\p{L}*|polish|polnisch\\p{L}*|czech|tschechisch\\p{L}*',
    'schweizer\\p{L}*|suisse\\p{L}*|suiz\\p{L}*|swiss|österreichisch\\p{L}*|austrian|bayerisch\\p{L}*|bavarian|norddeutsch\\p{L}*|süddeutsch\\p{L}*',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

const LONE_LINK = /^(?:with|mit|con|avec|and|und|dans|from|aus)$/iu

/** "einem Gülleanteil", "des canalisations": its article says nothing of its own. */
const ARTICLE_OF = /^[\s,]*(?:(?:and|und|y|et)\s)?(?:ein\p{L}{0,2}|an?|un[ae]?|des|du|las|los|les)\s/iu

/** "A milking robot younger than five years": a comparison needs the noun before it. */
const COMPARED =
  /^(?:older|younger|larger|bigger|longer|smaller|higher|lower) than\b|^(?:alter|junger|grosser|kleiner|hoher) als\b/

/** Places where a description falls into traits; a place is kept whole, a lone preposition breaks nothing. */
function traitCuts(description: string, folded: string, lex: FieldContext['lex']): number[] {
  const cuts: number[] = []
  for (const match of folded.matchAll(lex.traitBreak)) {
    const piece = description.slice(cuts.at(-1) ?? 0, match.index).replace(LEADING, '')
    const rest = description.slice(match.index + match[0].length)
    const content = (piece.replace(ARTICLE_OF, '').match(/[\p{L}\p{N}]{3,}|\p{Lu}{2}/gu) ?? []).length
    const measure =
      /^(?:de mas|de al menos|of at least|of more|de plus|d'au moins|mehr als|more than|mindestens|at least|uber|unter|over|(?:older|younger|larger|bigger|longer|smaller|fewer|less|higher|lower) than|(?:alter|junger|grosser|kleiner|hoher|weniger) als|superior(?:es)? a|inferior(?:es)? a|superieur|inferieur)\b/.test(
        folded.slice(match.index + match[0].length),
      )
    if (
      /^,?\s*(?:im|in|a|al|par|pro)\s(?:jahr|monat|tag|year|month|ano|mes|an|mois)/u.test(
        folded.slice(match.index + match[0].length - 1).trim(),
      )
    )
      continue
    const next = folded.slice(match.index + match[0].length)
    // "an output above 500 tonnes", "no spare parts in stock": what follows belongs to the noun before it.
    const belongs =
      match[0] === ' ' &&
      cuts.length > 0 &&
      ((content <= 2 &&
        /^(?:above|below|under|over)\b/.test(next) &&
        !/^\s*(?:in|im|aus|en|dans)\b/.test(description.slice(cuts.at(-1)))) ||
        (/^(?:in|en)\s/.test(next) && /^\S+\s\p{Ll}/u.test(rest)))
    if (
      belongs ||
      content === 0 ||
      OR_BEFORE.test(piece) ||
      (ORIGIN.test(rest) && !/^\S+\s+\p{Lu}/u.test(rest)) ||
      (measure && content === 1 && cuts.length > 0) ||
      (content <= 3 && cuts.length > 0 && COMPARED.test(next))
    )
      continue
    cuts.push(match.index)
  }
  return cuts
}

/** Traits of an ideal customer: what follows its noun, piece by piece. */
export function traits({ lex, words }: FieldContext, description: string, folded: string): string[] {
  const edges = [0, ...traitCuts(description, folded, lex), description.length]
  const pieces = edges
    .slice(0, -1)
    .flatMap((from, i) => splitPlace(tidy(description.slice(from, edges[i + 1]))))
    .flatMap(splitMeasure)
    .flatMap((piece) => (words.language === 'de' ? [piece] : splitRegion(piece)))
  const [head, ...rest] = pieces
  const size = head && mentions(lex.size, folded.slice(0, head.length + 2)) ? [head] : []
  const region = head && size.length === 0 ? (REGION.exec(head)?.[0] ?? []) : []
  const clean = rest.map((piece) => tidy(piece.replace(/^(?:and|und|y|e|et)\s+/iu, '').replace(LEADING, '')))
  return [
    ...size,
    ...[region].flat(),
    ...clean.filter((piece) => piece.length > 2 && !LONE_LINK.test(piece)),
  ].slice(0, 10)
}

/** "minas medianas de Chile y Perú": the place after the noun is a trait of its own. */
function splitPlace(piece: string): string[] {
  const place = /\s(?:(?:de|of|del|du|des)\s|d['’])(?=\p{Lu})/u.exec(piece)
  return place && !/\d/.test(piece)
    ? [piece.slice(0, place.index), piece.slice(place.index + place[0].length)]
    : [piece]
}

/** "50 to 300 people in the Midwest": a size and a place are two traits. German nouns do not show which is a place. */
function splitRegion(piece: string): string[] {
  const sized =
    /^(.*\d.*\p{L})\s(?:in|across|en|au|aux|dans)\s(?:the\s|la\s|le\s|el\s|les\s|l['’])?(\p{Lu}[^,;]*)$/u.exec(
      piece,
    )
  return sized?.[1] && sized[2] ? [sized[1], sized[2]] : [piece]
}

/** "gas drying and at least two machines": the second trait begins with its count. */
const COUNTED =
  /^(.{3,}?)\s(?:and|und|y|et|sowie)\s((?:at least|more than|over|mindestens|mehr als|über|wenigstens|al menos|más de|como mínimo|au moins|plus de|minimum)\s.{3,})$/iu

/** "more than 100 employees and an own laboratory": a measure and what is joined to it are two traits. */
function splitMeasure(piece: string): string[] {
  const pair = /^(\p{Ll}[^\d]{3,40}?)\s(?:and|y|e|et)\s(\p{Ll}[^\d]{3,40})$/u.exec(piece)
  if (pair?.[1] && pair[2]) return [pair[1], pair[2]]
  const joined = /^(.*\d.*?)\s(?:and|und|y|et|sowie)\s(?!\d)(.{4,})$/iu.exec(piece)
  if (joined?.[1] && joined[2]) return [joined[1], joined[2]]
  const counted = COUNTED.exec(piece)
  return counted?.[1] && counted[2] ? [counted[1], counted[2]] : [piece]
}
