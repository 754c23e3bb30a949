import type { Rule } from '../../ledger/reasons.ts'
import type { Key } from '../../text/lexicon.ts'
import { type Clause, clauseAt, clausesOf } from './clauses.ts'
import { type Message, marksIn, type Stretch, says, startsAt } from './message.ts'
import { type Name, namesIn } from './names.ts'
import { explains } from './other-numbers.ts'
import { type EvidenceContext, inOneSentence, type Mention } from './telling.ts'
import { isRelated } from './verdict.ts'

/** A mention with all that is said around it. */
export interface Stated {
  readonly message: Message
  readonly sentence: Stretch
  readonly found: Mention
  readonly all: readonly Mention[]
  readonly context: EvidenceContext
}

/** Words beside which nothing is plain: they deny, doubt, correct, or tell of somebody or something else. */
const OTHERWISE: readonly Key[] = [
  ...(['contrast', 'correction', 'loss', 'atRisk', 'counted', 'expansion'] as const),
  ...(['otherVenture', 'otherActor', 'imagined', 'survey', 'example'] as const),
  ...(['unsigned', 'testing', 'inHouse'] as const),
  ...(['notInterview', 'notLoi', 'notPilot', 'notRevenue'] as const),
]
/** The same where they stand in the clause of a mention, or in another that could speak of it. */
const DENYING: readonly Key[] = ['negation', 'without', 'maybe', 'guess', 'doubt']
/** A clause with one of these, or with a number, could speak of the mention beside it. */
const SPEAKING: readonly Key[] = [
  ...(['interview', 'interviewed', 'talk', 'loi', 'pilot', 'payingCustomer', 'signed'] as const),
  ...(['paid', 'paidUs', 'order', 'contract'] as const),
]
/** Words that may turn what another sentence says. */
const ANYWHERE: readonly Key[] = ['imagined', 'otherVenture', 'correction', 'example']
const WHOLE: Stretch = { first: 0, end: Number.POSITIVE_INFINITY }
/** What a sentence must hold to be a change, and may hold in no other form. */
const CHANGES: readonly { readonly rule: Rule; readonly key: Key }[] = [
  { rule: 'change.repeat', key: 'repeat' },
  { rule: 'change.conversion', key: 'conversion' },
]

type Check = (stated: Stated, clause: Clause) => boolean

/** What keeps a mention from being counted at once. */
const OBSTACLES = {
  'it refers to what was said before': ({ found }) => found.op === 'reference',
  'something speaks against it': ({ message, sentence }) => says(message, sentence, ...OTHERWISE),
  'it is denied or doubted': ({ message, sentence }, clause) => isDoubted(message, sentence, clause),
  'another sentence may turn it': ({ message, found }) =>
    says(message, WHOLE, ...ANYWHERE) || (found.type === 'revenue' && says(message, WHOLE, 'notRevenue')),
  'somebody related is spoken of': ({ message }) => isRelated(message, WHOLE),
  'it is put off': ({ message, found }, clause) => isPutOff(message, clause, found),
  'the message tells of more of its type': ({ found, all, message, sentence }) => {
    const others = all.filter((other) => other !== found && other.type === found.type)
    return others.length > 0 ? !others.every(comesOnTop) : tellsOfAnother(message, sentence, found)
  },
  'it may be the same organisation': ({ found }) =>
    found.type === 'pilot' && found.further === true && found.orgs !== undefined,
  'it is another change': ({ message, sentence, found }) =>
    CHANGES.some(({ rule, key }) => rule !== found.rule && says(message, sentence, key)),
  'nobody is named': ({ found }) => found.rule === 'change.repeat' && !found.orgs && !found.number,
  'its sentence tells of more': ({ message, sentence, found }) =>
    found.rule === 'change.repeat' && clausesOf(message, sentence).length > 1,
  'another number may count': (stated) => !explains(stated),
  'names and number differ': ({ found }) =>
    found.type !== 'interview' &&
    found.number !== undefined &&
    found.orgs !== undefined &&
    found.orgs.length !== found.count,
  'another name may count': ({ message, found, all }, clause) =>
    found.type !== 'interview' && !found.number && namesMore(message, clause, found, all),
} satisfies Record<string, Check>

/** What keeps a mention from being counted at once; undefined where nothing does. */
export function obstacleTo(stated: Stated): keyof typeof OBSTACLES | undefined {
  const { message, sentence, found } = stated
  const own: Clause = { ...sentence, sentence }
  const clause = clauseAt(clausesOf(message, sentence), found.anchor?.first ?? sentence.first) ?? own
  const names = Object.keys(OBSTACLES) as (keyof typeof OBSTACLES)[]
  return names.find((name) => OBSTACLES[name](stated, clause))
}

/** As few words may only say that it is not so: "…, or not". */
const ASIDE = 4

/** "We interviewed a dozen technicians, not one uses vibration data": the second clause is about others. */
function isDoubted(message: Message, sentence: Stretch, own: Clause): boolean {
  const clauses = clausesOf(message, sentence)
  return clauses.some(
    (clause) =>
      says(message, clause, ...DENYING) &&
      (clause.first === own.first ||
        clause.end - clause.first <= ASIDE ||
        says(message, clause, ...SPEAKING) ||
        message.quantities.some(
          ({ first, measure }) => !measure && first >= clause.first && first < clause.end,
        )),
  )
}

/** A condition puts off what follows it, a plan its own clause; behind a signature both are terms. */
function isPutOff(message: Message, clause: Clause, { type, anchor }: Mention): boolean {
  const deeds = type === 'loi' || type === 'pilot' ? marksIn(message, 'signed', clause.sentence) : []
  const signed = Math.max(anchor?.last ?? 0, ...deeds.map(({ first }) => first))
  const done = deeds.length > 0 ? signed : Number.POSITIVE_INFINITY
  const before = (key: Key, stretch: Stretch) =>
    marksIn(message, key, stretch).some(({ first }) => first < done)
  return before('condition', clause.sentence) || before('plan', clause)
}

/** "…, and I spoke with four or five more": what is asked about beside it takes nothing from what was counted. */
const comesOnTop = ({ op, status, range }: Mention) =>
  op === 'add' && status === 'needs_confirmation' && range !== undefined

/** "Tres jefas de obra más": so many words behind a number a word for more still belongs to it. */
const MORE_REACH = 4

/** "Two at Lormont and another one at Filatec": a word for more that belongs to no number of the mention. */
const tellsOfAnother = (message: Message, sentence: Stretch, { anchor, number }: Mention) =>
  anchor !== undefined &&
  marksIn(message, 'more', sentence).some(
    ({ first }) => first > Math.max(anchor.last, number?.last ?? 0) + MORE_REACH,
  )

function namesMore(message: Message, clause: Clause, found: Mention, all: readonly Mention[]): boolean {
  const names = namesIn(message, clause)
  const known = all.filter((other) => inOneSentence(other, found)).flatMap(({ orgs = [] }) => orgs)
  return (
    names.length > known.length || (found.orgs?.length === 1 && names.some((name) => isJoined(message, name)))
  )
}

/** Whether a name may be one of a list of which the others were not known for names. */
const isJoined = (message: Message, { first, last }: Name) =>
  startsAt(message, first - 1, 'and') !== undefined ||
  (startsAt(message, last + 1, 'and') !== undefined && message.tokens[last + 2]?.capital === true)
