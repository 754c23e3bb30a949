import { organisationKey } from '../ledger/organisation.ts'
import type { Clause, Message } from './clauses.ts'
import { slice } from './clauses.ts'
import { findAll, has, type Span } from './pattern.ts'

export type NamedOrganisation = Span & { name: string }

const RUN =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&.-]*(?:(?:\s+|\s*['’]s?\s+)(?:(?:of|the|de la|de los|de las|de|du|des|del|d['’]|la|le|les|für|&|van|von)\s?)?(?=\p{Lu})\p{Lu}[\p{L}\p{N}&.-]*)*/gu
const PLACE_BEFORE =
  /(?:^|\s)(?:in|im|en|à|au|aus|from|near|um|aux|auf|on|per|out of|outside|nahe)\s+(?:the\s|der\s|den\s|dem\s|das\s)?$/
/** "Acme signed a pilot at Port Talbot", "en El Romero": a place after who acts is a site of theirs. */
const PLACE_OF_OTHER =
  /\s(?:in|im|at|bei|beim|en|à|a la|a|au|auf|on)\s+(?:the |der |den |dem |el |la |los |las |le |les |l['’])?$/
/** "… and also extended it to the Altamira site". */
const EXTENDED_TO =
  /\b(?:extended|expanded|rolled [^.;,]{0,12}out|ausgeweitet|erweitert|amplio|ampliaron|ampliado|extendio|etendu|elargi|deploye)\b[^,;.]{0,20}?\s(?:to|into|auf|a|al|en|au|aux)\s(?:\p{L}+\s|d['’]){0,4}$/u
/** "Same terms as Corvane", "mismas condiciones que Corvane": whom another is compared to. */
const COMPARED_TO =
  /\b(?:(?:same|identical|similar)\s(?:\p{L}+\s){1,3}(?:as|to)|as with|just like|unlike|(?:gleich\p{L}*|dieselb\p{L}*|selb\p{L}*|identisch\p{L}*|ahnlich\p{L}*)\s(?:\p{L}+\s){1,3}wie|(?:mism[oa]s?|igual\p{L}*)\s(?:\p{L}+\s){1,3}que|(?:memes?)\s(?:\p{L}+\s){1,3}qu(?:e\s|['’]))\s?(?:(?:the|at|with|for|die|der|das|bei|mit|la|el|con|en|le|chez|avec|pour)\s)*$/u
const NEXT_PARTY = /[,;:(&/–—]|\b(?:and|und|sowie|y|e|et|plus|but|aber|pero|mais|with|mit|con|avec)\b/
const SITE =
  'plants?|sites?|factory|mill|works|facility|lines?|warehouse|campus|depot|terminal|yard|standort|werk|fabrik|halle|linie|strecke|usine|ligne|atelier|centre|entrepot|planta|fabrica|sede|almacen|linea|nave'
/** "its Padeswood plant", "on their Mongstad site": what a third person owns is named after a place. */
const OWNED_PLACE =
  /(?:^|\s)(?:its|their|his|her|seine[mnr]?|ihre[mnr]?|sus?|son|sa|leurs?)\s+(?:\p{L}+\s+)?$/u
const OWNED_SITE = new RegExp(
  `(?:^|\\s)(?:its|their|his|her|seine[mnr]?|seinem|ihre[mnr]?|ihrem|sus?|son|sa|leurs?)\\s+(?:\\p{L}+\\s+)?(?:${SITE})\\s+(?:de\\s|d['’]|du\\s|in\\s|en\\s|a\\s|at\\s|of\\s)?$`,
  'u',
)
/** "la ligne Lyon-Grenoble", "Werk Zwickau": a site by its place; an organisation named before owns it. */
const AT_SITE = new RegExp(
  `(?:^|\\s)(?:${SITE})\\s+(?:in\\s|en\\s|a\\s|at\\s|la\\s|el\\s|los\\s|las\\s|le\\s|les\\s)?$`,
  'u',
)
const SITE_AFTER = new RegExp(`^\\s+(?:${SITE})(?![\\p{L}])`, 'u')
/** A German noun without article before a singular verb is a name. */
const SINGULAR_SUBJECT =
  /^\s+(?:hat|ist|war|wird|will|zahlt|zahlte|nutzt|testet|kauft|kaufte|bestellt|bestellte|unterschrieb|verlangert|kundigt|springt|steigt|mochte|plant|zieht)\b/
/** "Gestern hat Voith die Rechnung bezahlt": the subject of an inverted German clause. */
const SUBJECT_AFTER_VERB =
  /(?:^|\s)(?:hat|ist|zahlt|zahlte|testet|nutzt|unterschrieb|bestellte|kaufte|kundigte)\s+$/
const OBJECT_NEXT =
  /^\s+(?:\d+|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|mehr|noch|weitere|die|den|das|dem|uns|unser\w*|eine?[nm]?|seine?[nm]?|ihre?[nm]?|bereits|schon|gestern|heute|endlich|leider|am|im|zum|zur|bei)\b/
const LINK_BEFORE =
  /(?:^|[\s(,])(?:with|from|at|by|for|of|to|and|mit|von|vom|bei|beim|durch|und|con|de|del|a|al|y|e|por|en|avec|chez|par|du|et|between|entre|zwischen|like|wie|como|comme|including|darunter|incluido|dont|customer|client|kunde|kunden|cliente|firm|firma|company|empresa|entreprise)\s+(?:the\s|der\s|den\s|dem\s|die\s|das\s|el\s|la\s|los\s|las\s|le\s|les\s|l['’])?$|(?:^|\s)an\s+$|[,(:/]\s*$|^\s*(?:the |der |die |das |el |la |los |las |le |les |l['’])?$/

function trimRun(words: string[], lexHas: (word: string) => boolean): number {
  let drop = 0
  while (drop < words.length && lexHas(words[drop] ?? '')) drop += 1
  return drop
}

/** Names of organisations in a clause, by capitals, position and a list of words that are none. */
export function organisationsIn(message: Message, clause: Clause): NamedOrganisation[] {
  const { lex } = message
  const raw = slice(message.text, clause)
  const german = lex.language === 'de'
  const whole = (pattern: RegExp, word: string) => {
    pattern.lastIndex = 0
    const match = pattern.exec(word)
    return match !== null && match.index === 0 && match[0].length === word.length
  }
  const found: NamedOrganisation[] = []
  for (const run of raw.matchAll(RUN)) {
    const match = withoutSite(run, clause.folded)
    const pieces = [...match[0].matchAll(/\S+/g)]
    const foldedAt = (i: number) =>
      clause.folded
        .slice(
          match.index + (pieces[i]?.index ?? 0),
          match.index + (pieces[i]?.index ?? 0) + (pieces[i]?.[0].length ?? 0),
        )
        .replace(/['’]s$|[.,]$/g, '')
    const words = pieces.map((_, i) => foldedAt(i))
    const drop = trimRun(
      words,
      (word) =>
        whole(lex.notName, word) ||
        whole(lex.ordinal, word) ||
        whole(lex.possessive, word) ||
        whole(lex.definite, word) ||
        /^(?:quartal|jahr|jahre|monat|monate|woche|wochen|tage|stunden|stuck)$/.test(word),
    )
    let last = words.length
    while (
      last > drop &&
      (whole(lex.notName, words[last - 1] ?? '') ||
        /^(?:of|the|de|du|des|del|la|le|les)$/.test(words[last - 1] ?? ''))
    )
      last -= 1
    if (drop >= last) continue
    const start = match.index + (pieces[drop]?.index ?? 0)
    const end = match.index + (pieces[last - 1]?.index ?? 0) + (pieces[last - 1]?.[0].length ?? 0)
    const name = raw.slice(start, end).replace(/['’]s?$|[.,]$/g, '')
    const core = words.slice(drop, last)
    const before = clause.folded.slice(0, start)
    const isGeneric = (word: string) =>
      whole(lex.generic, word) ||
      whole(lex.person, word) ||
      whole(lex.customerSide, word) ||
      whole(lex.product, word) ||
      whole(lex.contract, word) ||
      whole(lex.unit, word)
    const evidenceNouns = [lex.pilotNoun, lex.loiNoun, lex.interviewNoun, lex.notLoi]
    if (core.some((word) => evidenceNouns.some((noun) => whole(noun, word)))) continue
    const article = /^(?:der|die|das|den|dem|des|eine?[nmr]?)$/.test(words[drop - 1] ?? '')
    // "die BayWa", "die BASF": capitals inside tell a name from a noun.
    if (german && core.length === 1 && article && !/\p{Lu}.*\p{Lu}/u.test(name)) continue
    const subject =
      german && core.length === 1 && SINGULAR_SUBJECT.test(clause.folded.slice(end)) && before.trim() === ''
    if (!subject && core.length === 1 && core.every(isGeneric)) continue
    if (core.every((word) => whole(lex.person, word))) continue
    const paid = /\d\s?(?:k|€|\$|£|euros?|eur|usd|chf|dollars?|pounds?)\s+from\s+$/.test(before)
    if (PLACE_BEFORE.test(before) && !paid && !(/\ben\s+$/.test(before) && core.length > 1)) continue
    const party = found.at(-1)
    const toSomebody = lex.language === 'es' && /\sa\s+(?:la\s+)?$/.test(before)
    if (party && !toSomebody && PLACE_OF_OTHER.test(before) && !NEXT_PARTY.test(before.slice(party.end)))
      continue
    if (EXTENDED_TO.test(before) || COMPARED_TO.test(before)) continue
    if (isSite(before, clause.folded.slice(end), found.length > 0)) continue
    const acronym = /^[\p{Lu}\d&]{2,6}$/u.test(name)
    if (
      core.length === 1 &&
      !acronym &&
      !subject &&
      opensSentence(clause, before) &&
      !actsAfter(message, clause, end)
    )
      continue
    const inverted = german && SUBJECT_AFTER_VERB.test(before) && OBJECT_NEXT.test(clause.folded.slice(end))
    const linked = inverted || LINK_BEFORE.test(before)
    if ((acronym || (german && core.length === 1)) && !linked) continue
    if (
      german &&
      core.length === 1 &&
      !acronym &&
      /(?:heit|keit|ung|ungen|schaft|ismus|innen|ern|ionen|ität|tät)$/.test(name)
    )
      continue
    // "Letter of Intent" is a paper.
    const fixed = [...findAll(lex.loiNoun, clause.folded), ...findAll(lex.signed, clause.folded)]
    if (fixed.some((phrase) => start >= phrase.start && start < phrase.end)) continue
    if (has(lex.grant, core.join(' ')) || has(lex.notLoi, core.join(' '))) continue
    if (found.some((other) => organisationKey(other.name) === organisationKey(name))) continue
    found.push({ name, start, end })
  }
  return found.length > 0 ? found : described(message, clause, raw)
}

/** "Skanska's Malmö site": whose it is, not where. */
function withoutSite(run: RegExpExecArray, folded: string): { 0: string; index: number } {
  const owner = /^[^'’]+['’]s(?=\s)/.exec(run[0])?.[0]
  return owner && SITE_AFTER.test(folded.slice(run.index + run[0].length))
    ? { 0: owner, index: run.index }
    : run
}

function isSite(before: string, after: string, owned: boolean): boolean {
  if (OWNED_SITE.test(before) || (OWNED_PLACE.test(before) && SITE_AFTER.test(after))) return true
  return owned && (AT_SITE.test(before) || SITE_AFTER.test(after))
}

const opensSentence = (clause: Clause, before: string) =>
  before.trim() === '' && clause.start - clause.sentence.start <= 1

/** "Delticom, another wholesaler, bought …": what a name is, between commas. */
const APPOSITION =
  /^,\s+(?:also\s|auch\s|tambien\s|aussi\s)?(?:an?|another|the|our|(?:noch )?ein\w{0,2}|der|die|das|unser\w*|una?|otr[oa]|el|la|une?|le|nuestr[oa])\s[^,.;:]{3,60},/

/** A single capitalised word that opens a sentence is a name only when it acts: "Harbour signed", "Rhona's team". */
function actsAfter({ lex }: Message, clause: Clause, end: number): boolean {
  const after = clause.folded.slice(end).replace(APPOSITION, '')
  const verb = findAll(lex.verb, after)[0]
  return (
    /^['’]/.test(after) ||
    /^,\s*\p{L}+(?:\s\p{L}+)?\s*:/u.test(after) ||
    (verb !== undefined && (after.slice(0, verb.start).match(/\S+/g) ?? []).length <= 2) ||
    /^\s+(?:nos|nous|uns|us|and|und|y|et|&)\b/.test(after)
  )
}

/** "a mine in Arequipa": one organisation known by its kind and place. */
function described(message: Message, clause: Clause, raw: string): NamedOrganisation[] {
  const { lex } = message
  lex.generic.lastIndex = 0
  for (const match of clause.folded.matchAll(lex.generic)) {
    if (/(?:[^s]s|en|ern|n)$/.test(match[0]) && !/(?:us|is)$/.test(match[0])) continue
    const before = clause.folded.slice(0, match.index)
    if (OWNED_PLACE.test(before) || EXTENDED_TO.test(before)) continue
    const after = raw.slice(match.index + match[0].length, match.index + match[0].length + 50)
    const place = /^,?\s+(?:in|en|à|aus|from|near|de|bei|im|of)\s+(?:the |der |den )?(\p{Lu}[\p{L}-]+)/u.exec(
      after,
    )
    if (!place?.[1]) continue
    const end = match.index + match[0].length + place[0].length
    return [
      {
        name: `${raw.slice(match.index, match.index + match[0].length)} ${place[1]}`,
        start: match.index,
        end,
      },
    ]
  }
  return []
}
