import type { Language } from '#shared/language.ts'
import type { Candidate } from '#shared/roadmap.ts'
import { amountIn, noneDraft, talksOfNothing } from './commitments.ts'
import { otherOne, theOne } from './lists.ts'
import {
  asked,
  type Count,
  candidate,
  countNoun,
  operationOf,
  orgNames,
  type Reading,
  subjectNumber,
} from './mention.ts'
import { quantityOf } from './noun-phrase.ts'
import { findAll, has, type Span } from './pattern.ts'
import { judge } from './status.ts'
import { blank } from './text.ts'

type Stage = Candidate['stage']

const conditionEnd = (text: string, from: number) => {
  const comma = text.indexOf(',', from)
  return comma < 0 ? text.length : comma
}

/** "Kickoff was Tuesday: paid pilot at …": the start stands before the colon. */
const KICKED_OFF: Record<Language, RegExp> = {
  en: /\b(?:kick-?\s?off|go-live|launch|start)\s(?:was|happened|took place)\b[^:.;]*:\s*$/,
  de: /\b(?:kick-?\s?off|startschuss|auftakt|go-live|start)\s(?:war|fiel|fand|erfolgte)\b[^:.;]*:\s*$/,
  es: /\b(?:arranque|inicio|kick-?\s?off|lanzamiento|comienzo)\s(?:fue|tuvo lugar|se hizo)\b[^:.;]*:\s*$/,
  fr: /\b(?:lancement|demarrage|kick-?\s?off|coup d['’]envoi)\s(?:a eu lieu|etait|c['’]etait|a ete)\b[^:.;]*:\s*$/,
}

const PUT_OFF =
  /\b(?:planned|scheduled|postponed|cancell?ed|delayed|moved|not|geplant|verschoben|abgesagt|nicht|previsto|aplazado|cancelado|pospuesto|no|prevu|reporte|annule|decale|pas)\b/

function stageOf({ message, clause, tail }: Reading, noun: Span): Stage {
  const { lex } = message
  const stages: [RegExp, Stage][] = [
    [lex.completed, 'completed'],
    [lex.running, 'running'],
    [lex.started, 'running'],
    [lex.signed, 'signed'],
    [lex.done, 'completed'],
  ]
  const after = clause.tests.slice(noun.end)
  const condition = findAll(lex.conditional, after)[0]
  // "… only if it works": what stands under a condition did not happen.
  const stated = condition ? blank(after, condition.start, conditionEnd(after, condition.end)) : after
  const outside = `${clause.tests.slice(0, noun.start)} ${stated}`
  const heading = message.folded.slice(clause.sentence.start, clause.start)
  if (KICKED_OFF[lex.language].test(heading) && !PUT_OFF.test(heading)) return 'running'
  for (const words of [outside, tail]) {
    for (const [pattern, stage] of stages) if (has(pattern, words)) return stage
  }
  return undefined
}

/** A trial with a start: "since April", "depuis le 3 mars". */
const SINCE =
  /\b(?:since|seit|desde|depuis)\s+(?:(?:early|mid|late|last|anfang|mitte|ende|letzte\w*|el|le|la|principios de|finales de|debut|fin|\d+\.?)\s+)*(?:\p{L}{3,}|\d)/u

/** "The one at Haskel is signed"; "the one at Haskel signed off" is somebody. */
const IS_SIGNED =
  /\b(?:is|was|got|has been|are|ist|wurde|ist jetzt|esta|fue|quedo|est|a ete)\s(?:\p{L}+\s)?(?:signed|unterschrieben|unterzeichnet|firmado|signe)\b/u

/** Pilots by noun ("two pilots are running") or by use ("three clinics use the prototype since January"). */
export function pilotCandidates(reading: Reading): Candidate[] {
  const { message, clause } = reading
  const { lex } = message
  const noun = findAll(lex.pilotNoun, clause.folded).find(
    (span) =>
      !findAll(lex.notPilot, clause.folded).some((not) => not.start < span.end && span.start < not.end),
  )
  if (noun) return pilotByNoun(reading, noun, countNoun(reading, noun, true))
  const other = reading.previous?.type === 'pilot' ? otherOne(lex, clause.folded) : undefined
  const spoken = reading.previous && (reading.previous.count !== null || reading.previous.orgs.length > 0)
  if (other && spoken) return pilotByNoun(reading, other, otherOnes(reading, other))
  const one = reading.previous?.type === 'pilot' && spoken ? theOne(lex, clause.folded) : undefined
  const theirs = one && reading.orgs.length === 1 ? pilotByNoun(reading, one, otherOnes(reading, one)) : []
  // "The one at Haskel" may be somebody there: only a start, an end or its absence tells of a pilot.
  const told = theirs.filter(
    ({ status, stage }) =>
      status !== 'needs_confirmation' &&
      !(stage === 'signed' && !IS_SIGNED.test(clause.folded)) &&
      !has(lex.notLoi, clause.folded) &&
      !has(lex.loiNoun, clause.folded),
  )
  return told.length > 0 ? told.map(({ further: _, ...pilot }) => pilot) : pilotByUse(reading)
}

/** "Two unpaid ones" are two, "a second one" is one: the number before it, else how it is told from the first. */
function otherOnes(reading: Reading, other: Span): Count {
  const { clause, message } = reading
  const number = clause.numbers.findLast(
    (n) =>
      !n.unit &&
      n.end <= other.start &&
      (clause.folded.slice(n.end, other.start).match(/\S+/g) ?? []).length <= 2,
  )
  const quantity = quantityOf(clause, other, message.lex)
  return {
    count: number ? number.value : 1,
    vague: number?.vague ?? quantity.determiner === 'vague',
    quantity: { ...quantity, definite: false, increment: true },
    fromOrgs: false,
    counted: number !== undefined,
  }
}

/** "After the pilot Henkel bought two units": the trial is over, and something else happened. */
export const AFTER_PILOT =
  /\b(?:after|following|nach|despues de|tras|apres|a la suite de|suite a)\s+(?:the |their |a |dem |den |einem |der |einer |el |un |la |su |le |leur |la )?(?:\p{L}+ )?(?:pilot|piloten|pilotprojekt|pilotphase|testphase|piloto|pilote|trial|essai|test|poc|prueba)\b|\bdespues del piloto\b/u

/** The rule of a result: where the roadmap holds a pilot, the result of one is nothing to ask about. */
export const RESULT_RULE = 'pilot.result'
const RESULT_OF =
  /\b(?:results?|outcomes?|readout|ergebnis\w*|bilanz|fazit|auswertung|resultados?|balance|resultats?|bilan)\s(?:of|from|des|vom|von|aus|zum|del?|du)\s(?:\p{L}+\s){0,3}$/u

/** "…, so basically our own little pilot": what it is was told before. */
const SO_TO_SAY =
  /\b(?:basically|practically|kind of|sort of|quasi|sozusagen|praktisch|digamos|es decir|o sea|vamos|un peu|en quelque sorte|quasiment|disons|autant dire)\b/

/** Between a pilot and its price: "pilot contract worth …", "piloto de …", "Pilotvertrag über …". */
const PRICED_AT =
  /^\p{L}*(?:\s+(?:contract|agreement|deal|project))?\s+(?:for|worth|of|at|over|über|für|zu|im wert von|de|por|por valor de|pour|à|d['’]une valeur de|d['’]un montant de)\s+/iu
/** Money that no customer pays. */
const OTHERS_MONEY = /\b(?:grant|subsid\w*|forder\w*|zuschuss|subvenc\w*|ayuda|subvention\w*|aide)\b/

/** Whether the pilot itself has a price: "a €30,000 pilot", "contrat pilote de 30 000 €", not what one costs us. */
function priced({ message, clause }: Reading, noun: Span): boolean {
  if (has(message.lex.free, clause.folded) || OTHERS_MONEY.test(clause.folded)) return false
  const text = message.text.slice(clause.start, clause.end)
  const after = text.slice(noun.end)
  const amount = amountIn(after)
  if (amount && after.indexOf(amount) === PRICED_AT.exec(after)?.[0].length) return true
  const before = text.slice(0, noun.start).replace(/[\s-]+$/, '')
  const first = amountIn(before)
  return first !== undefined && before.endsWith(first)
}

function pilotByNoun(reading: Reading, noun: Span, count: Count): Candidate[] {
  const { message, clause, orgs, tail } = reading
  const { lex } = message
  if (talksOfNothing(reading, count)) return []
  const verdict = judge(message, clause, noun, 'pilot')
  if (verdict.test === 'ignore') return []
  const near = clause.folded.slice(Math.max(0, count.quantity.start - 12), noun.end + 14)
  const paid = has(lex.paid, near) || has(lex.payUs, clause.folded) || priced(reading, noun)
  const draft = {
    type: 'pilot' as const,
    count: count.count,
    ...orgNames(reading),
    rule: RESULT_OF.test(clause.folded.slice(0, noun.start)) ? RESULT_RULE : 'pilot.noun',
    ...(paid && { paid }),
    ...(count.range && { range: count.range }),
  }
  if (verdict.test === 'none') return [candidate(reading, { ...draft, ...noneDraft(count, verdict) })]
  const agreed = has(lex.signed, clause.tests)
  const later = !agreed && (has(lex.future, tail) || has(lex.scheduled, tail))
  if (has(lex.unsigned, `${clause.tests} ${tail}`) || later) {
    return [candidate(reading, { ...draft, op: 'none', status: 'none', reason: 'not started or unsigned' })]
  }
  const told = message.tests.slice(clause.sentence.start, clause.end)
  if (has(lex.own, SO_TO_SAY.test(clause.folded) ? told : clause.tests) && orgs.length === 0)
    return [candidate(reading, { ...draft, op: 'none', status: 'none', reason: 'own test' })]
  const over =
    AFTER_PILOT.test(clause.folded) &&
    orgs.length === 1 &&
    (has(lex.bought, clause.folded) || has(lex.payUs, clause.folded))
  const stage = over
    ? 'completed'
    : (stageOf(reading, noun) ?? (paid && has(lex.payUs, clause.folded) ? 'signed' : undefined))
  const op = operationOf(reading, count)
  if (count.count !== null && !count.vague && (stage || op === 'set')) {
    return [
      candidate(reading, {
        ...draft,
        op,
        status: 'confirmed',
        reason: stage ?? 'total',
        singular: !count.counted,
        ...(stage && { stage }),
        ...((count.quantity.ordinal || count.quantity.increment) && { further: true }),
      }),
    ]
  }
  if (op === 'reference' && !count.vague) return []
  const proposed = count.count ?? (orgs.length || 1)
  return [asked(reading, draft, count.vague ? 'vague number' : 'stage unclear', { proposed })]
}

function pilotByUse(reading: Reading): Candidate[] {
  const { message, clause, orgs } = reading
  const { lex } = message
  const uses = findAll(lex.usesProduct, clause.folded)[0]
  const testing = findAll(lex.testing, clause.folded)[0]
  const verb = uses ?? testing
  // A test of "our gripper" is asked about, whatever the thing is called.
  const ours = testing && /\b(?:our|unser\w*|nuestr[oa]s?|notre|nos)\s+\p{L}{3,}/u.test(clause.folded)
  if (
    !verb ||
    !(
      ours ||
      has(lex.product, clause.folded) ||
      /\b(?:samples?|proben?|muster|muestras?|echantillons?)\b/.test(clause.folded)
    )
  )
    return []
  // "Two hours a sample": a sample by itself is nobody's test of ours.
  const sample = /^(?:sample|prob|muster|muestra|echantillon)/.test(clause.folded.slice(verb.start, verb.end))
  if (sample && !/\b(?:our|us|we|unser\w*|uns|wir|nuestr[oa]s?|nos|notre|nous|on)\b/.test(clause.folded))
    return []
  if (sample && /\b(?:per|pro|je|por|par)\s+$/.test(clause.folded.slice(0, verb.start))) return []
  const german = lex.language === 'de'
  const subject = subjectNumber(reading, german ? clause.folded.length : verb.start)
  const outsider =
    subject !== null ||
    orgs.length > 0 ||
    has(lex.generic, clause.folded.slice(0, verb.start)) ||
    has(lex.customer, clause.folded) ||
    has(lex.related, clause.folded)
  const ourProduct = /\b(?:our|the|it|unser\w*|den|das|die|der|nuestr\w*|el|la|lo|notre|nos|le|les)\b/.test(
    clause.folded,
  )
  if (!outsider || !ourProduct || /^\s*(?:we|wir|nosotros|nous|on|i|ich)\b/.test(clause.folded)) return []
  const verdict = judge(message, clause, verb, 'pilot', true)
  if (verdict.test === 'ignore') return []
  const counted = subject !== null && subject !== 'vague'
  const count = counted
    ? (subject.range?.[0] ?? subject.value)
    : orgs.length || (subject === 'vague' ? null : 1)
  const draft = {
    type: 'pilot' as const,
    count,
    ...orgNames(reading),
    rule: uses ? 'pilot.use' : 'pilot.testing',
  }
  if (verdict.test === 'none')
    return [
      candidate(reading, {
        ...draft,
        op: 'none',
        status: 'none',
        count: verdict.negated ? 0 : count,
        reason: verdict.reason,
      }),
    ]
  const dated = SINCE.test(clause.folded) && (orgs.length > 0 || has(lex.signed, clause.tests))
  const since =
    dated || has(lex.running, uses ? clause.tests.slice(0, uses.start) + clause.tests.slice(uses.end) : '')
  if (
    (uses || dated) &&
    ((dated && ours) || has(lex.product, clause.folded)) &&
    since &&
    count !== null &&
    (orgs.length > 0 || (counted && !subject.vague))
  ) {
    return [
      candidate(reading, {
        ...draft,
        op: 'bare',
        status: 'confirmed',
        reason: 'running',
        stage: 'running',
        singular: !counted,
      }),
    ]
  }
  return [asked(reading, draft, 'trial unclear', { ...(count !== null && { proposed: count }) })]
}

const SAMPLE_SENT: Record<Language, RegExp> = {
  en: /\b(?:sent|shipped|delivered|gave|handed|supplied|mailed|posted|dropped off|provided)\b[^.;]{0,40}?\b(?:samples?|specimens?|test pieces?|coupons?)\b|\b(?:samples?|specimens?)\b[^.;]{0,30}?\b(?:went (?:out )?to|sent to|shipped to|are with|is with|arrived at)\b|\b(?:received|got|has|have) [^.;]{0,20}?(?:samples? of our|our samples?)\b/,
  de: /(?<![\p{L}])\p{L}*(?:muster|proben?|probestucke?|musterteile?)\b[^.;]{0,50}?\b(?:geschickt|gesendet|versandt|verschickt|geliefert|gegeben|ubergeben|zugeschickt|bekommen|erhalten|gingen|sind (?:jetzt )?bei)\b|\b(?:schickten|gaben|lieferten|bekam|erhielt)\b[^.;]{0,40}?(?:muster|proben?)\b/u,
  es: /\b(?:mandamos|enviamos|entregamos|dimos|mande|envie|hemos (?:mandado|enviado|entregado)|recibio|recibieron)\b[^.;]{0,40}?\b(?:muestras?|probetas?)\b/,
  fr: /\b(?:envoye|expedie|livre|remis|fourni|donne|recu)\b[^.;]{0,40}?\b(?:echantillons?|eprouvettes?)\b/,
}

/** "We sent samples to a paint maker": whether that is a trial is asked (roadmap-rules 2.3). */
export function sampleCandidates(reading: Reading): Candidate[] {
  const { message, clause, orgs } = reading
  const { lex } = message
  const sent = SAMPLE_SENT[lex.language].exec(clause.folded)
  if (!sent || [lex.pilotNoun, lex.usesProduct].some((pattern) => has(pattern, clause.folded))) return []
  const to = /(?:^|\s)(?:an|to|a|à|al)\s+(?:the\s|die\s|den\s|la\s|los\s)?\p{Lu}/u.test(
    message.text.slice(clause.start, clause.end),
  )
  const receiver =
    to || orgs.length > 0 || has(lex.generic, clause.folded) || has(lex.customer, clause.folded)
  const toUs =
    /\b(?:us|uns|nous (?:a|ont)|nos (?:ha|han|dio|dieron|envi\p{L}+|mand\p{L}+|entreg\p{L}+))\b/u.test(
      clause.folded,
    )
  if (!receiver || toUs || pilotCandidates(reading).length > 0) return []
  const span = { start: sent.index, end: sent.index + sent[0].length }
  if (judge(message, clause, span, 'pilot', true).test !== 'ok') return []
  return [
    candidate(reading, {
      type: 'pilot',
      op: 'ask',
      count: null,
      status: 'needs_confirmation',
      reason: 'trial unclear',
      proposed: Math.max(1, orgs.length),
      ...orgNames(reading),
      rule: 'pilot.sample',
    }),
  ]
}
