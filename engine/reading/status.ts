import type { Language } from '#shared/language.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import type { Clause, Message } from './clauses.ts'
import { findAll, has, type Span } from './pattern.ts'
import { blank } from './text.ts'

/** Outcome of the three tests of roadmap-rules 2.4 for one mention; `ok` passes them all. */
export type Verdict = { test: 'ok' | 'none' | 'ask' | 'ignore'; reason: string; negated?: boolean }

const OK: Verdict = { test: 'ok', reason: 'stated' }
const none = (reason: string): Verdict => ({ test: 'none', reason })

const FUTURE_TENSE: Record<string, RegExp> = {
  es: /(?<![\p{L}])\p{Ll}{2,}(?:ar|er|ir|dr|br|querr)(?:é|ás|á|emos|án)(?![\p{L}])/u,
  fr: /(?<![\p{L}])(?!environs)\p{Ll}{2,}(?:erons|irons|drons|eront|iront|dront|era|ira|dra|erait|irait|drait|eraient|iraient)(?![\p{L}])/u,
}

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

function lastBefore(spans: Span[], at: number): Span | undefined {
  return spans.filter((span) => span.end <= at).at(-1)
}

/** A trigger reaches forward to the mention unless a new subject starts in between (ConText terminators). */
function reaches(message: Message, clause: Clause, trigger: Span, at: number): boolean {
  const between = clause.tests.slice(trigger.end, at)
  if (!has(message.lex.we, between)) return true
  return !(
    has(message.lex.signed, between) ||
    has(message.lex.done, between) ||
    has(message.lex.started, between)
  )
}

const ANNOUNCES =
  /^[\s,]*(?:has |have |hat |haben |ha |han |a |ont |just |gerade |acaba de |acaban de |vient d['’]|viennent d['’])*(?:\S+ ){0,4}?(?:announc\w*|claims?|claimed|presented|posted|verkundet\w*|bekannt\w*|vermeldet\w*|anunci\w*|presum\w*|annonc\w*|revendique\w*)/
/** "X, the other team doing this, just announced three pilots": who was spoken of between the commas acts. */
function apposed({ lex, tests }: Message, clause: Clause): boolean {
  const before = tests.slice(clause.sentence.start, clause.start)
  const actor = findAll(lex.otherActor, before).at(-1)
  if (!actor || has(lex.we, before) || has(lex.we, clause.tests)) return false
  const acts = ANNOUNCES.test(clause.folded) && /,\s/.test(before.slice(0, actor.start))
  return acts && /^[^,;:.]*,\s*$/.test(before.slice(actor.end))
}

function ownerVerdict(message: Message, clause: Clause, mention: Span): Verdict | null {
  const { lex } = message
  const sentence = message.tests.slice(clause.sentence.start, clause.end)
  if (has(lex.otherVenture, sentence) || apposed(message, clause)) return none('someone else')
  const actor = lastBefore(findAll(lex.otherActor, clause.tests), mention.end)
  if (actor) {
    const before = clause.tests.slice(0, actor.start)
    const after = clause.tests.slice(actor.end, mention.start)
    if (
      !/(?:from|than|unlike|versus|vs|against|gegenuber|gegen|im gegensatz zu|anders als|a diferencia de|contra|contrairement a|contrairement aux|de|von|vom|contre)\s+(?:\S+\s+)?$/.test(
        before,
      ) &&
      !has(lex.we, after)
    ) {
      return none('someone else')
    }
  }
  return null
}

/** "The LOI isn't", "der LOI noch nicht": what is denied has just been named, and nothing follows. */
const DENIED_AT_END =
  /^\s*(?:is |est |esta |ist |hingegen |aber |dagegen |en revanche |en cambio |though )?(?:isn['’]?t|is not|not|not yet|isn['’]t yet|nicht|noch nicht|leider nicht|leider noch nicht|no|todavia no|aun no|non|pas|pas encore|toujours pas)(?: though| yet)?\s*[.!,;)]*\s*$/
/** "Einen unterschriebenen LOI haben wir noch nicht": the object stands before the verb that is denied. */
const NOT_HAD =
  /^[^,;:()]{0,50}?(?:\b(?:habe|haben|hat|gibt|liegt|tenemos|tengo|hay|avons|ai|a)\b[^,;:()]{0,40}?\b(?:nicht|no|pas)(?: encore| vor)?|\b(?:we|i|us)\s+(?:still\s|just\s)?(?:do not|don['’]t|have not|haven['’]t|lack)\b[^,;:()]{0,30})\s*[.!,;)]*\s*$/
/** "Signed LOIs: none". */
const NONE_LISTED =
  /^\s*(?:(?:signed|unterschrieben\p{L}*|firmad[oa]s|signee?s|so far|bisher|hasta ahora|a date)\s?)*[:=]\s*(?:(?:still|so far|noch|bisher|de momento|por ahora|pour l['’]instant)\s)?(?:none|zero|0|not one|keine[rs]?|null|ningun[oa]?|cero|aucune?|nada|nichts)\s*(?:yet|so far|bisher|todavia|encore)?\s*[.!)]*\s*$/u
/** A negation that belongs to the noun after it: "ein Pilot läuft, kein Umsatz". */
const NEGATIVE_DETERMINER =
  /^(?:no|zero|kein|keine|keinen|keinerlei|null|cero|ningun|ninguna|zero|aucun|aucune|nul|nulle)$/
const ITS_ARTICLE = /,\s*(?:an?|one|eine?[nr]?|una?|une?)\s+(?:\S+\s+)?$/
/** "None of the 12": what is denied is what they did, not that there are twelve. */
const NONE_OF =
  /^(?:none|neither|nobody|not one|no one|keine[rs]?|niemand|ningun[oa]|aucune?|personne)\s+(?:of|der|von|unserer|de|des|parmi|d['’])/

function negationVerdict(message: Message, clause: Clause, mention: Span, verbal: boolean): Verdict | null {
  const { lex } = message
  const negations = findAll(lex.negation, clause.tests)
  // "No new interviews this week" says nothing about those counted before.
  const lately = has(lex.shortSpan, clause.folded) || has(lex.increment, clause.folded)
  const negated = { ...none(lately ? 'nothing new' : 'negated'), negated: true }
  const statuses = [
    lex.signed,
    lex.started,
    lex.running,
    lex.payVerb,
    lex.completed,
    lex.done,
    lex.usesProduct,
  ]
  const after = clause.tests.slice(mention.end)
  const listed = message.tests.slice(clause.start + mention.end, clause.sentence.end)
  if (!verbal && (DENIED_AT_END.test(after) || NOT_HAD.test(after) || NONE_LISTED.test(listed)))
    return negated
  for (const negation of negations) {
    if (verbal && NONE_OF.test(clause.tests.slice(negation.start))) continue
    const before = negation.end <= mention.start + (verbal ? mention.end - mention.start : 0)
    if (before) {
      const between = clause.tests.slice(negation.end, mention.start)
      const denies = clause.tests.slice(negation.start, negation.end)
      // "Zero LOIs, one pilot, 22 interviews": what is denied ends at the comma, the next has its own number.
      const own =
        clause.numbers.some(
          (n) => !n.unit && n.value > 0 && n.end <= mention.start && n.start >= negation.end,
        ) || ITS_ARTICLE.test(between)
      if (own && NEGATIVE_DETERMINER.test(denies) && /^\s*\p{L}+[^,]*,/u.test(between)) continue
      if (!has(lex.contrast, between) && !/[,].*\d|,\s*\S+\s+\S+/.test(between)) return negated
      continue
    }
    // "four letters signed and no pilot": what is denied is the thing named after it.
    const denied = clause.tests
      .slice(negation.end, negation.end + 40)
      .trim()
      .split(/\s+/)
      .slice(0, 2)
      .join(' ')
    const nouns = [lex.pilotNoun, lex.loiNoun, lex.interviewNoun, lex.payingCustomer, lex.customer]
    if (!verbal && nouns.some((noun) => has(noun, denied))) continue
    const word = clause.tests.slice(negation.start, negation.end)
    const apart = clause.tests.slice(mention.end, negation.start).includes(',')
    if (apart && NEGATIVE_DETERMINER.test(word) && !statuses.some((status) => has(status, denied))) continue
    const rest = clause.tests.slice(mention.end)
    const near = (clause.tests.slice(mention.end, negation.start).match(/\S+/g) ?? []).length <= 4
    const number = clause.numbers.some((n) => n.start >= negation.end && n.start - negation.end < 3)
    if (near && !number && (verbal || statuses.some((status) => has(status, rest)))) return negated
  }
  const without = lastBefore(findAll(lex.without, clause.tests), mention.start)
  if (without && (clause.tests.slice(without.end, mention.start).match(/\S+/g) ?? []).length <= 3)
    return none('negated')
  return null
}

const TAKEN_UP = /^[\s,]*(?:that|which|this|it|das|ce|ca|c['’]|cela|eso|esto|lo que)\b/
const WOULD: Record<Language, RegExp> = {
  en: /\b(?:would|could|might) (?:already |really |just )?(?:be|do|help|suffice|make|change|mean|give|bring|convince)\b|['’]d be\b/u,
  de: /(?<!\p{L})(?:wäre|wären|würde|würden|reichten|könnte|könnten|hätte|hätten)(?!\p{L})/u,
  es: /(?<!\p{L})(?:\p{L}{2,}(?:ar|ir|dr)|ser|ver|hacer|valer|parecer)(?:ía|ían)(?!\p{L})/u,
  fr: /(?<!\p{L})\p{L}+(?:erait|irait|drait|eraient|iraient|draient|urait|uraient)(?!\p{L})/u,
}

/** "20 interviews would be enough", "an LOI from them would be a dream": what is said of it did not happen. */
function wouldBe({ lex, text, folded }: Message, clause: Clause, mention: Span): boolean {
  // "An LOI from them, ce serait le rêve": what follows may take it up.
  const until = TAKEN_UP.test(folded.slice(clause.end, clause.sentence.end))
    ? clause.sentence.end
    : clause.end
  const after = text.slice(clause.start + mention.end, until).toLowerCase()
  const at = WOULD[lex.language].exec(after)?.index
  if (at === undefined) return false
  const happened = [
    lex.signed,
    lex.done,
    lex.started,
    lex.completed,
    lex.running,
    lex.payUs,
    lex.interviewVerb,
  ]
  const before = clause.tests.slice(0, mention.end + at)
  return !happened.some((done) => has(done, before))
}

/** "a démarré en avril": folded, the participle looks like the present that is used of plans. */
const isPast = ({ lex, text }: Message, clause: Clause, { start, end }: Span) =>
  lex.language === 'fr' && /é(?:e|s|es)?\s/.test(text.slice(clause.start + start, clause.start + end))

const ONLY_WHEN: Record<Language, RegExp> = {
  en: /\b(?:once|when|as soon as|after) (?:the|our|their|its|his|her|legal|we|they|it)\b|\b(?:only|but only) (?:if|when)\b|\bonly in case\b/,
  de: /\b(?:sobald|wenn|falls|nachdem)\b/,
  es: /\b(?:cuando|una vez que|en cuanto)\b|\b(?:solo|solamente|unicamente) si\b/,
  fr: /\b(?:quand|une fois que?|des que|lorsque)\b|\b(?:seulement|uniquement|que|juste) s(?:i\b|['’]ils?\b)/,
}

/** "The pilot starts once the NDA is signed": before the condition nothing happened. */
function onlyWhen(message: Message, clause: Clause, mention: Span): boolean {
  const { lex } = message
  const next = message.tests.slice(clause.end, clause.sentence.end)
  const follows = next.replace(/^[\s,]+/, '')
  const later =
    ONLY_WHEN[lex.language].exec(follows)?.index === 0 ? clause.tests.length - mention.end : undefined
  const at = ONLY_WHEN[lex.language].exec(clause.tests.slice(mention.end))?.index ?? later
  if (at === undefined) return false
  const before = clause.tests.slice(0, mention.end + at)
  const present = (span: Span) =>
    lex.language === 'fr' &&
    !/é(?:e|s|es)?$/.test(message.text.slice(clause.start + span.start, clause.start + span.end))
  const started = findAll(lex.started, before).some((span) => !present(span))
  const happened = [
    lex.signed,
    lex.done,
    lex.completed,
    lex.payUs,
    lex.interviewVerb,
    lex.talkVerb,
    lex.usesProduct,
    lex.loss,
    lex.running,
  ]
  return !started && !happened.some((done) => has(done, before))
}

/** "We plan five interviews, an LOI signed by A …": a thing of a list without a verb of its own is planned with the rest. */
const LISTED =
  /^[\s,]*(?:and |und |y |et )?(?:\d+|an?|one|two|three|eine?n?|zwei|drei|una?|dos|tres|une?|deux|trois)\s/
const FINITE: Record<Language, RegExp> = {
  en: /\b(?:is|are|was|were|has|have|had|we|i)\b/,
  de: /\b(?:ist|sind|war|waren|wurden?|hat|haben|lauft|laufen|wir|ich)\b/,
  es: /\b(?:es|son|fue|fueron|esta|estan|ha|han|hay|tenemos|hemos)\b/,
  fr: /\b(?:est|sont|a|ont|avons|tourne|tournent|nous|on)\b/,
}

/** "I think we're at roughly 8" doubts the number. */
const BELIEF = /think|believe|glaube|creo|crois/

function timeVerdict(message: Message, clause: Clause, mention: Span): Verdict | null {
  const { lex, text } = message
  const conditional = findAll(lex.conditional, clause.tests).find((span) => span.start < mention.start)
  const sentenceBefore = message.tests.slice(clause.sentence.start, clause.start)
  const earlier = findAll(lex.conditional, sentenceBefore)[0]
  if (conditional || (earlier && !/[;:.]/.test(sentenceBefore.slice(earlier.end)))) return none('conditional')
  if (has(lex.hypothetical, clause.tests)) return none('promised or hypothetical')
  if (wouldBe(message, clause, mention) || onlyWhen(message, clause, mention)) return none('conditional')
  // "Our goal for spring: three pilots": a heading reaches what it heads, unless that is said to be done.
  const heading = /:\s*$/.test(sentenceBefore) ? sentenceBefore : ''
  const told = [lex.signed, lex.done, lex.started, lex.completed, lex.running, lex.payUs].some((done) =>
    has(done, clause.tests),
  )
  if (!told && has(lex.planned, heading)) return none('planned')
  if (
    LISTED.test(clause.folded) &&
    !FINITE[lex.language].test(clause.folded) &&
    has(lex.planned, sentenceBefore) &&
    !/[;.:]/.test(sentenceBefore)
  )
    return none('planned')
  const planned = lastBefore(findAll(lex.planned, clause.tests), mention.start)
  if (planned && reaches(message, clause, planned, mention.start)) return none('planned')
  // "démarre en août" is no start that happened.
  const future = findAll(lex.future, clause.tests).filter((span) => !isPast(message, clause, span))
  const dated = future.reduce((rest, span) => blank(rest, span.start, span.end), clause.tests)
  const happened = [lex.signed, lex.done, lex.started, lex.completed, lex.payUs].some((done) =>
    has(done, dated),
  )
  const later = (spans: Span[]) => spans.some((span) => !happened || span.end <= mention.start)
  // "sous réserve de" is a condition, and "en discussion avec" may be the mention itself.
  const conditions = findAll(lex.conditional, clause.tests)
  const scheduled = findAll(lex.scheduled, clause.tests).filter(
    (span) =>
      !overlaps(span, mention) &&
      !conditions.some((condition) => overlaps(span, condition)) &&
      !(lex.language === 'fr' && /er$/.test(clause.tests.slice(span.start, span.end))),
  )
  if (scheduled.some((span) => !happened || span.start >= mention.end || !has(lex.done, clause.tests)))
    return none('planned')
  if (later(future)) return none('planned')
  const tense = FUTURE_TENSE[lex.language]
  // A name is no verb, whatever its ending ("Kemira"); the first word of a clause may be one.
  const said = [...text.slice(clause.start, clause.end)]
    .map((char, i) => (clause.tests[i] === ' ' ? ' ' : char))
    .join('')
    .trimStart()
  if (tense?.test(said.charAt(0).toLowerCase() + said.slice(1))) return none('planned')
  if (
    lex.language === 'de' &&
    later(findAll(lex.planned, clause.tests).filter((span) => span.start >= mention.end))
  )
    return none('planned')
  if (has(lex.interest, clause.tests)) return none('interested only')
  // "could be eight, could be nine" doubts a number, not the talk.
  const possible = findAll(lex.possible, clause.tests).filter(
    (span) =>
      !clause.numbers.some((n) => n.start >= span.end && n.start - span.end <= 4) &&
      !(BELIEF.test(clause.tests.slice(span.start, span.end)) && clause.numbers.some((n) => n.vague)),
  )
  if (later(possible)) return none('possible')
  return null
}

const SO_MANY =
  /^\W*(?:(?:and|und|y|et|so|also|donc|asi que)\s)?(?:that|which|these|those|das|dies|macht|also|ce|cela|ca|soit|eso|esto|lo que|son)\b/

/** Related counterparties (family, investors, institute, parent company) never count. */
function relatedVerdict(message: Message, clause: Clause, mention: Span, type: EvidenceType): Verdict | null {
  const { lex } = message
  if (has(lex.synthetic, clause.tests)) return none('synthetic')
  // "45 answered our survey, that makes 45 interviews": what a survey brought in stays a survey.
  const before = message.tests.slice(clause.sentence.start, clause.start)
  const taken = SO_MANY.test(clause.folded) ? `${before} ${clause.tests}` : clause.tests
  if (type === 'interview' && has(lex.survey, taken)) return none('survey or e-mail')
  const related = findAll(lex.related, clause.tests)
  if (related.length === 0) return null
  if (type !== 'interview') return none('related party')
  const passive =
    /\b(?:gave|given|granted|gegeben|gewahrt|dieron|dio|donne|accorde)\b|\b(?:were|was|been|wurden?|worden|fueron|sido|ete)\b/.test(
      clause.folded,
    )
  const counterpart = related.filter((span) => {
    const before = clause.tests.slice(0, span.start)
    return (
      passive ||
      span.start >= mention.end ||
      findAll(lex.with, before).some(
        (w) =>
          w.end >= 0 &&
          /^[^,;]{0,60}$/.test(before.slice(w.end)) &&
          /^(?:with|mit|con|avec|to)$/.test(before.slice(w.start, w.end)),
      )
    )
  })
  if (counterpart.length === 0) return null
  // "nine hotel managers and two of our investors": each have their number, the first counts.
  const [counted, ...others] = clause.numbers.filter((n) => !n.unit && !n.vague)
  const apart = others.some((n) =>
    counterpart.some(
      (span) => span.start >= n.end && /^[^,;.]{0,24}$/.test(clause.tests.slice(n.end, span.start)),
    ),
  )
  if (counted && apart && counterpart.every((span) => span.start > (others[0]?.start ?? 0))) return null
  const outsiders =
    has(lex.customerSide, clause.tests) ||
    findAll(lex.person, clause.tests).some(
      (p) => !counterpart.some((r) => p.start < r.end && r.start < p.end),
    )
  return outsiders && clause.numbers.some((n) => !n.unit) && !passive
    ? { test: 'ask', reason: 'partly related' }
    : none('related party')
}

/** "For every ten interviews", "each pilot costs us": how it goes, not how many there were. */
const RATE =
  /\b(?:for every|each|every|per|jede[rsmn]?|je|pro|por cada|cada|pour chaque|chaque|par)\s+(?:(?:\d+|one|two|three|five|ten|zwei|drei|funf|zehn|dos|tres|cinco|diez|deux|trois|cinq|dix|single|new|einzelne[nr]?|nuev[oa]|nouve\p{L}+)\s+)?$/u

/** "60% of pilots never scale", "four in five pilots": a share of all there are. */
const SHARE_OF_ALL =
  /(?:(?:%|percent|per cent|prozent|por ciento|pour cent)\s?(?:(?:of|der|aller|von|de|des|d['’])\s?)(?:(?:all|the|allen|todos|los|las|tous|les)\s)*|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:in|out of|de cada) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) )(?:(?!our|unser|nuestr|nos\b|notre|my\b|those|these)[\p{L}-]+\s){0,2}$/u

/** Runs the three tests (polarity, time, owner) and the counterparty test on one mention of a clause. */
export function judge(
  message: Message,
  clause: Clause,
  mention: Span,
  type: EvidenceType,
  verbal = false,
): Verdict {
  const { lex } = message
  const until = clause.folded.slice(0, mention.start)
  if (RATE.test(until) || SHARE_OF_ALL.test(until)) return { test: 'ignore', reason: 'a rate' }
  // "…, on average 47 years old" speaks of those who were interviewed; "on average you need ten" of nobody.
  const example = findAll(lex.example, clause.tests)[0]
  const told = example && example.start >= mention.end && has(lex.interviewVerb, clause.folded)
  if (example && !told && !has(lex.we, clause.tests)) return { test: 'ignore', reason: 'example' }
  return (
    ownerVerdict(message, clause, mention) ??
    negationVerdict(message, clause, mention, verbal) ??
    timeVerdict(message, clause, mention) ??
    relatedVerdict(message, clause, mention, type) ??
    OK
  )
}
