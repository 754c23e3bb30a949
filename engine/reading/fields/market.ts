import type { FieldFact } from '#shared/roadmap.ts'
import { type FieldContext, listOf } from './idea.ts'
import { roleFacts } from './persona.ts'
import { capture, type FieldSentence, mentions, tidy } from './sentence.ts'
import { traits } from './traits.ts'

type Priority = 1 | 2 | 3

const NUMBER: Record<string, Priority> = {
  '1': 1,
  '2': 2,
  '3': 3,
  one: 1,
  two: 2,
  three: 3,
  eins: 1,
  zwei: 2,
  drei: 3,
  uno: 1,
  dos: 2,
  tres: 3,
  un: 1,
  deux: 2,
  trois: 3,
  first: 1,
  second: 2,
  third: 3,
  top: 1,
  erste: 1,
  zweite: 2,
  dritte: 3,
  hochste: 1,
  oberste: 1,
  primera: 1,
  segunda: 2,
  tercera: 3,
  maxima: 1,
  premiere: 1,
  deuxieme: 2,
  seconde: 2,
  troisieme: 3,
}
/** The priority that a phrase names, by figure or word. */
export function priorityIn(folded: string): Priority | undefined {
  const word = folded.match(/[\p{L}\d]+/gu)?.find((each) => NUMBER[each] !== undefined)
  return word === undefined ? undefined : NUMBER[word]
}

const CUT =
  /[,;.!?()\n]|\s(?:(?:and|und|y|et)\s)?(?:then|later|después|luego|dann|danach|später|ensuite|puis)\s|\s(?:because|since|weil|da|denn|porque|ya que|car|parce que|puisque)\s/u
const NAME_MAX = 80
const NO_NAME =
  /^(?:we|i|it|you|they|that|this|there|what|wir|ich|es|das|sie|er|man|lo|nos|se|yo|eso|nous|on|je|ce|il|ils|cela|ça|qui)(?![\p{L}])|^(?:we|i|it|that|c)['’]|^(?:the|der|die|das|el|la|los|las|le|les)$/iu
/** "First use at dairies" is about the use. */
const OF_USE =
  /^(?:\p{L}+ )?(?:ersteinsatz|einsatz|anwendung|nutzung|use|uses|application|uso|usos|aplicación|usage|utilisation)(?!\p{L})/iu

/** The name of an industry: without article, priority words or what follows it. */
export function industryName({ lex }: FieldContext, value: string): string {
  let name = tidy(
    (value.split(CUT)[0] ?? '')
      .trim()
      .replace(/^(?:en|in|bei|with|mit|dans|chez|to|on|at|with|zu|an|auf|por|par)\s+/iu, ''),
  )
  for (let i = 0; i < 3; i += 1) {
    const article = lex.articles.exec(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
    if (!article) break
    name = name.slice(article[0].length)
  }
  return tidy(
    name.replace(
      /\s+(?:en [123]|auf [123]|as [123]|at [123]|first|zuerst|primero|d'abord|second|industry|industries|market|segment|and|und|y|et|are|is|sind|son|sont|with|mit|con|avec|then|passe(?:nt)?|vien(?:t|nent|en|e)|arrive(?:nt)?|suit|suivent|reste(?:nt)?|kommen|kommt|folgen|folgt|stehen|steht|vienen|viene|van|va|quedan|queda|comes?|follows?|goes|sits?)$/iu,
      '',
    ),
  ).slice(0, NAME_MAX)
}

const fact = (
  context: FieldContext,
  sentence: FieldSentence,
  value: string,
  priority: Priority | undefined,
  rule: string,
): FieldFact[] => {
  const name = industryName(context, value)
  if (name.length < 3 || !/\p{L}{3,}/u.test(name) || OF_USE.test(name) || NO_NAME.test(name)) return []
  return [{ field: 'industry', value: name, quote: tidy(sentence.raw), rule, ...(priority && { priority }) }]
}

/** "priority 1 is X, priority 2 Y" and "X is our priority 1": the name stands after or before its number. */
function numbered(context: FieldContext, sentence: FieldSentence): FieldFact[] {
  const { lex } = context
  const marks = [...sentence.folded.matchAll(lex.priority)]
  return marks.flatMap((mark, i) => {
    const priority = NUMBER[mark.groups?.n ?? mark.groups?.o ?? '1'] ?? 1
    const end = mark.index + mark[0].length
    const until = marks[i + 1]?.index ?? sentence.folded.length
    const bracketed = /\(\s*$/.test(sentence.folded.slice(0, mark.index))
    const link = lex.link.exec(sentence.folded.slice(end, until))?.[0].length ?? 0
    const after = sentence.raw
      .slice(end + link, until)
      .replace(/^\s*,\s*/, '')
      .replace(
        /^\s*(?:industry|market|segment|branche|markt|mercado|sector|marché)\s*(?:is|are|ist|sind|es|son|est|sont|:)?\s*/i,
        '',
      )
    const start = i === 0 ? 0 : (marks[i - 1]?.index ?? 0) + (marks[i - 1]?.[0].length ?? 0)
    const before = sentence.raw.slice(start, mark.index)
    const placed = PLACED.exec(before.split(/[.;]\s/).at(-1) ?? '')?.groups?.v
    const named = placed ? fact(context, sentence, placed, priority, 'industry.placed') : []
    if (named.length > 0 && !/^\s*[:=(]/.test(sentence.folded.slice(end))) return named
    const predicate =
      /(?:^|[.,;:]\s*|\b(?:und|and|y|et|puis|dann)\s+)?([^.,;:()]{3,80}?)\s+(?:is|are|will be|would be|ist|sind|wäre|wären|es|son|sería|serían|est|sont|serait|seraient|have|has|as|als|como|comme|haben|hat|tienen|a|ont|=|→|->)\s+(?:(?:then|dann|luego|después|ensuite|alors)\s+)?(?:(?:our|unsere?|nuestr[oa]|notre|the|die|der|la|el|le)\s*)?(?:(?:industry|market|segment|branche|markt|sector|mercado|secteur|marché)\s+(?:with|of|mit|con|de|avec)\s*)?$/iu.exec(
        before,
      )
    // "Our beachhead (priority 1) is X", "at first (priority 1) we want to serve X": what is named stands after the bracket.
    if (bracketed && RANK_ONLY.test(before))
      return fact(context, sentence, after.replace(SERVED, ''), priority, 'industry.priority')
    if (bracketed && link > 1 && LABEL_ONLY.test(before))
      return fact(context, sentence, after, priority, 'industry.priority')
    if (bracketed) return fact(context, sentence, targetPart(context, before), priority, 'industry.bracket')
    if (
      predicate?.[1] &&
      !/\p{L}{3,}/u.test(
        (after.split(/[,.;]/)[0] ?? '').replace(/^(?:industry|market|segment|branche)\b/i, ''),
      )
    )
      return fact(context, sentence, predicate[1], priority, 'industry.predicate')
    if (predicate?.[1] && link === 0)
      return fact(context, sentence, predicate[1], priority, 'industry.predicate')
    // "X is priority 1, berries priority 2": the verb is not said again.
    if (i > 0 && !/\p{L}{3,}/u.test(after.split(/[,.;]/)[0] ?? ''))
      return fact(context, sentence, before.replace(AGAIN, ''), priority, 'industry.predicate')
    return fact(context, sentence, after, priority, 'industry.priority')
  })
}

const AGAIN = /^[\s,;]*(?:(?:and|und|y|et|then|dann|luego|después|puis|ensuite)\s+)?/iu
/** "Ports come second, oil platforms third". */
const THIRD =
  /,\s*(?:(?:and|und|y|et)\s)?(?<v>[^,.;:]{3,60}?)\s+(?:(?:comes?|are|is|kommen|kommt|stehen|an|auf|vienen|viene|van|va|en|viennent|vient|sont)\s+){0,2}(?:third|dritter stelle|platz drei|drittens|tercer lugar|tercer[oa]s?|troisiemes?)\b/u

/** "X haben wir auf Priorität 2 gesetzt", "le X en priorité 2", "the X go to priority 2". */
const PLACED =
  /^[\s,;]*(?:(?:and|und|y|et|ensuite|puis|dann|then|después|luego)\s+)?(?<v>[^,;:.()]{3,60}?)(?:\s+(?:haben wir|setzen wir|kommen?|stehen?|liegen|we(?:'ve)? put|comes?|sits?|goes|go|are|is|vienen?|vamos|van|va|quedan?|ponemos|hemos puesto|on met|on a mis|viennent|vient|passent?|restent?|sont|est))?\s+(?:auf|als|as|at|on|en|como|in|comme)\s+(?:die |the |la )?$/iu
const RANK_ONLY =
  /(?:^|[,;:]\s*)(?:(?:and|und|y|et)\s+)?(?:vorrangig|zuerst|zunächst|an (?:erster|zweiter|dritter) stelle|(?:at )?first|firstly|second(?:ly)?|primero|en (?:primer|segundo|tercer) lugar|luego|d'abord|en (?:premier|deuxième|second|troisième)(?: lieu)?|ensuite)\s*\(\s*$/iu
/** "möchten wir X bedienen", "stehen X": the verbs around the name. */
const SERVED =
  /^[\s)]*(?:(?:möchten|wollen|werden|bedienen|adressieren) wir|we (?:want to |will )?(?:serve|go for|target)|queremos (?:servir|ir) a|vamos a|nous (?:voulons servir|visons)|stehen|kommen|folgen|come|están|vienen|viennent|sont)\s+|\s+(?:bedienen|ansprechen|angehen|beliefern|erreichen)\s*(?=,|$).*$/giu
const LABEL_ONLY =
  /\b(?:beachhead|market|segment|sector|industry|markt|branche|sektor|mercado|sector|segmento|playa|marché|secteur|filière)\s*\(\s*$/iu

/** The part of "we first target the hospitals (" that names the market. */
function targetPart(context: FieldContext, before: string): string {
  const sentence = {
    raw: before,
    folded: before.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    question: false,
  }
  const same = sentence.folded.length === before.length
  const found = same
    ? (capture(context.lex.firstMarket, sentence) ?? capture(context.lex.target, sentence))
    : null
  const part = found?.value ?? before.split(/[,;:)]/).at(-1) ?? before
  return part
    .replace(/^\s*(?:puis|dann|then|luego|und|and|et|y|ensuite|después)\s+/iu, '')
    .replace(/\(\s*$/, '')
}

function second(
  context: FieldContext,
  sentence: FieldSentence,
  rest: string,
  from: number,
  first: string,
): FieldFact[] {
  const tail = { raw: rest, folded: sentence.folded.slice(from, from + rest.length), question: false }
  const found = capture(context.lex.secondMarket, tail)
  if (!found) return []
  return fact(context, sentence, found.value, 2, 'industry.second').filter((f) => f.value !== first)
}

/** Target industries with the priority the founder gave them. A second priority 1 is settled by the caller. */
export function industryFacts(
  context: FieldContext,
  sentence: FieldSentence,
  previousWasIndustry: boolean,
): FieldFact[] {
  const { lex } = context
  const marks = [...sentence.folded.matchAll(lex.priority)]
  if (marks.length > 0) {
    const facts = numbered(context, sentence)
    const last = marks.at(-1)
    const from = last ? last.index + last[0].length : 0
    const rest = sentence.raw.slice(from)
    const more = marks.length === 1 && facts[0] ? second(context, sentence, rest, from, facts[0].value) : []
    // "Our beachhead is X; Y has priority 2": the first one is named without a number.
    const lead = sentence.folded.slice(0, marks[0]?.index).lastIndexOf(';')
    const part = { ...sentence, raw: sentence.raw.slice(0, lead), folded: sentence.folded.slice(0, lead) }
    const unnumbered =
      lead > 0 && facts.every((f) => f.priority !== 1) ? capture(lex.firstMarket, part) : null
    const first = unnumbered ? fact(context, sentence, unnumbered.value, 1, 'industry.first') : []
    return [...first, ...facts, ...more]
  }
  const found = capture(lex.firstMarket, sentence)
  if (found) {
    const facts = fact(context, sentence, found.value, 1, 'industry.first')
    if (facts.length === 0) return []
    const cut = found.value.search(CUT)
    const from = found.at + (cut < 0 ? found.value.length : cut)
    return [...facts, ...second(context, sentence, sentence.raw.slice(from), from, facts[0]?.value ?? '')]
  }
  const next = previousWasIndustry ? capture(lex.secondMarket, sentence) : null
  if (next) {
    const last = THIRD.exec(sentence.folded)
    const named = last?.groups?.v ?? ''
    const at = last ? last.index + last[0].indexOf(named) : 0
    const third = sentence.raw.slice(at, at + named.length)
    return [
      ...fact(context, sentence, next.value, 2, 'industry.second'),
      ...(named ? fact(context, sentence, third, 3, 'industry.third') : []),
    ]
  }
  const target = capture(lex.target, sentence)
  return target
    ? listOf(target.value.split(/[.;]/)[0] ?? '').flatMap((item) =>
        fact(context, sentence, item, undefined, 'industry.target'),
      )
    : []
}

/** "We are looking for breweries in Bavaria with …": an ideal customer when it has traits and is no helper. */
function wantedCustomer(context: FieldContext, sentence: FieldSentence) {
  const { lex } = context
  const found = capture(lex.wanted, sentence)
  if (!found) return null
  const folded = sentence.folded.slice(found.at, found.at + found.value.length)
  if (mentions(lex.notWanted, folded.split(/\s+/).slice(0, 4).join(' '))) return null
  return traits(context, found.value, folded).length >= 2 ? found : null
}

/** "…, and it is the asset manager who signs" names the buyer: no trait of the customer. */
const SIGNER =
  /(?:^\s*|[,;]?\s(?:and|und|y|et)\s)(?:it is|it['’]s|that is|that['’]s|es ist|das ist|es|c['’]est)\s(?:\p{L}+\s){0,2}?(?:the\s|der\s|die\s|el\s|la\s|le\s|l['’])(?:[\p{L}/-]+\s){1,5}?,?\s?(?:who|that|der|die|welcher|welche|que|quien|qui)\s(?:\p{L}+\s){0,2}?(?:signs?|decides?|buys?|pays?|approves?|unterschreibt|entscheidet|kauft|bezahlt|zeichnet|firma|decide|compra|paga|aprueba|signe|achete|paie|tranche|valide)(?!\p{L})/u

const part = ({ raw, folded }: FieldSentence, from: number, until?: number): FieldSentence => ({
  raw: raw.slice(from, until),
  folded: folded.slice(from, until),
  question: false,
})

/** A sentence that ends with who signs, and what stands before it. */
export function signerIn(sentence: FieldSentence): { before: FieldSentence; named: FieldSentence } | null {
  const signer = SIGNER.exec(sentence.folded)
  return signer ? { before: part(sentence, 0, signer.index), named: part(sentence, signer.index) } : null
}

/** The ideal customer: a description and its traits; an assistant's note about it is none. */
export function icpFacts(
  context: FieldContext,
  sentence: FieldSentence,
  previousWasIcp: boolean,
): FieldFact[] {
  const signer = signerIn(sentence)
  if (signer) {
    const customer = signer.before.raw ? icpFacts(context, signer.before, previousWasIcp) : []
    return customer.length > 0 ? [...customer, ...roleFacts(context, signer.named)] : []
  }
  const found = capture(context.lex.icp, sentence) ?? wantedCustomer(context, sentence)
  const quote = tidy(sentence.raw)
  if (!found) {
    const more = previousWasIcp
      ? /^\s*(?:they|it|these|sie|er|es|deben|tienen|tiene|ils|elles|il|elle)\s+(?:must |should |also |typically |usually |all |sollten |mussen |doivent )?(?:have|has|run|runs|operate|use|need|are|haben|hat|betreiben|sind|tener|ont|a|sont|exploitent)?\s*/u.exec(
          sentence.folded,
        )
      : null
    if (!more) return []
    return listOf(sentence.raw.slice(more[0].length)).map(
      (value) => ({ field: 'icp_characteristic', value, quote, rule: 'icp.more' }) as const,
    )
  }
  const value = tidy(found.value)
  const folded = sentence.folded.slice(found.at, found.at + found.value.length)
  if (
    /\b(?:not sure|unclear|need to define|don't know|noch nicht|weiß nicht|unklar|no sabemos|aun no|ne sais pas|pas encore|decide|signs)\b/.test(
      folded.slice(0, 60),
    )
  )
    return []
  const facts: FieldFact[] = [{ field: 'icp_description', value, quote, rule: 'icp.label' }]
  for (const trait of traits(context, found.value, folded))
    facts.push({ field: 'icp_characteristic', value: trait, quote, rule: 'icp.trait' })
  return facts
}
