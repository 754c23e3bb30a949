import pLimit from 'p-limit'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { ModelReading } from '#engine/reading/model/reading.ts'
import { READING_FORM } from '#engine/reading/model/reading-request.ts'
import { isWorthAModel } from '#engine/roadmap/reading-prompt.ts'
import { findSpending } from '#server/db/spending.ts'
import { readWithModel } from '#server/models/calls/read-message.ts'
import type { Model } from '#server/models/contract/model.ts'
import { namesOfSpeaker, peopleIn } from '#server/records/people-in.ts'
import { budgetRefusal, budgetRoleOf } from '#server/services/budget/refusals.ts'
import type { Ctx } from '#server/services/context.ts'
import type { TextLine } from '#server/workers/imports/document-job.ts'
import { recordedCall } from '#server/workers/usage/recorded-call.ts'
import { IMPORT_LIMITS } from '#shared/imports.ts'
import { factsOf } from '#shared/records/with-facts.ts'
import type { EvidenceRecord, LedgerEvent } from '#shared/roadmap.ts'
import { isSingle } from '#shared/roadmap-fields.ts'
import { plain } from './import-words.ts'
import { asDialogue, framed, isNews, type Speakers, speakersOf } from './read-transcript.ts'
import type { Proposal } from './stored-import.ts'
import { type Chunk, chunksOf, lineOf, strongestOf } from './text-chunks.ts'

/** Calls of a model at once, and milliseconds for all of them; parts that come later are read without one. */
const AT_ONCE = 4
const MODEL_MS = 40_000
/** Milliseconds that a part may take without a model. */
const PLAIN_MS = 1_500
/** Parts of all imports that wait for the threads that read texts: what people write in the chat waits for one at most. */
const plainTurns = pLimit(1)
/** Proposals of one text. */
const MOST = 300
/** What stands before a line of a list. */
const BULLET = /^[-–•*·▪]\s+/

/** A text that was read from a file. */
export interface ReadingText {
  readonly lines: readonly TextLine[]
  readonly isDeck: boolean
  readonly events: readonly LedgerEvent[]
  /** Names of the venture's own people: what they say is no interview with them. */
  readonly people: readonly string[]
  /** The day it was written or spoken, which its words for days are counted from; null where it does not say. */
  readonly day: string | null
}

type Found = Omit<Proposal, 'row'>

/** A part of a text, as whoever reads it is given it. */
export interface PartToRead {
  readonly content: string
  /** What a model is shown in its place, where people speak in it. */
  readonly dialogue: string | null
}

/** What was read in a part, and whether a model read it. */
export interface ReadPart {
  readonly events: readonly LedgerEvent[]
  readonly byModel: boolean
}

/** Returns what a model is asked about a part, made from what it is asked about a message. */
export const asksAbout = (part: PartToRead, messages: readonly PromptMessage[]): PromptMessage[] =>
  part.dialogue === null ? [...messages] : framed(messages)

/**
 * What a text proposes: records and values for fields, each with its words and where they stand, and of a transcript the
 * interview with each person who is not of the venture. The model reads where there is one, as it reads messages; the
 * plain reader reads the rest. Nothing of it counts.
 */
export async function proposeFromText(ctx: Ctx, userId: string, text: ReadingText): Promise<Proposal[]> {
  const model = await modelFor(ctx)
  const signal = AbortSignal.timeout(MODEL_MS)
  const { events } = text
  const { guests } = speakersOf(text.lines, text.people)
  const people = [...peopleIn(events), ...guests.flatMap(namesOfSpeaker)]
  const at = text.day === null ? ctx.now().toISOString() : `${text.day}T12:00:00.000Z`
  return proposalsOf(text, (part) => readPart(ctx, { userId, part, at, events, people, model, signal }))
}

/** The same with whoever reads its parts, one message each. */
export async function proposalsOf(
  text: Omit<ReadingText, 'events' | 'day'>,
  read: (part: PartToRead) => Promise<ReadPart>,
): Promise<Proposal[]> {
  const turns = pLimit(AT_ONCE)
  const chunks = chunksOf(text.lines, text.isDeck)
  const speakers = speakersOf(text.lines, text.people)
  const parts = await Promise.all(chunks.map((chunk) => turns(() => foundInPart(chunk, speakers, read))))
  const found = parts.flat()
  const fields = oncePerField(found.filter(({ fact }) => fact !== null)).slice(0, IMPORT_LIMITS.fields)
  const records = text.isDeck
    ? []
    : [...interviewsIn(text.lines, speakers), ...once(found.filter(({ record }) => record !== null))]
  const positionOf = positionsIn(text.lines)
  const placed = [...records, ...fields].toSorted((a, b) => positionOf(a) - positionOf(b))
  return placed.slice(0, MOST).map((one, index) => ({ ...one, row: index + 1 }))
}

async function foundInPart(
  chunk: Chunk,
  speakers: Speakers,
  read: (part: PartToRead) => Promise<ReadPart>,
): Promise<Found[]> {
  const isTalk = speakers.guests.length > 0
  const dialogue = isTalk ? asDialogue(chunk, speakers) : null
  const { events, byModel } = await read({ content: chunk.text, dialogue })
  return events.flatMap((event) => {
    const found = foundIn(event, chunk)
    if (!isTalk) return found
    const fact = event.kind === 'field' ? event.fact : undefined
    const record = event.kind === 'evidence' ? event.record : undefined
    return found.filter(({ speaker }) => isNews({ speaker, fact, record }, speakers, byModel))
  })
}

/** The model in force; undefined where there is none, or the budget stops it. */
async function modelFor(ctx: Ctx): Promise<Model | undefined> {
  const model = await ctx.models.current()
  if (!model || budgetRefusal(await findSpending(ctx.database.system), budgetRoleOf(ctx))) return undefined
  return model
}

interface PartReading {
  readonly userId: string
  readonly part: PartToRead
  readonly at: string
  readonly events: readonly LedgerEvent[]
  /** The third parties whom the text names. */
  readonly people: readonly string[]
  readonly model: Model | undefined
  readonly signal: AbortSignal
}

async function readPart(ctx: Ctx, reading: PartReading): Promise<ReadPart> {
  const { part, at, events } = reading
  const message = { messageId: ctx.newId(), content: part.content, follows: null, asks: null }
  const found = await modelledPart(ctx, reading)
  const input = { message, ledger: events, at, found }
  const read = await plainTurns(() => ctx.workers.run('readText', input, PLAIN_MS)).catch((err) => {
    ctx.log.warn({ err }, 'A part of an imported text could not be read')
    return { events: [] }
  })
  return { events: read.events, byModel: found !== undefined }
}

/**
 * Returns what the model reads in a part; undefined without one, after its time and after a failure: the
 * plain reader reads then.
 */
async function modelledPart(
  ctx: Ctx,
  { userId, part, at, events, people, model, signal }: PartReading,
): Promise<ModelReading | undefined> {
  if (!model || signal.aborted || !isWorthAModel(part.content)) return undefined
  const prompt = { content: part.dialogue ?? part.content, follows: null, ledger: events, at }
  const messages = asksAbout(part, await ctx.workers.run('readingPromptFor', prompt))
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const read = await recordedCall(ctx, model, { userId, purpose: 'extraction' }, () =>
    Promise.race([readWithModel(model, { ...READING_FORM, messages, people }, signal), late]),
  )
  return read?.reading
}

/** The proposals of an event that was read; nothing whose words are not in the text. */
function foundIn(event: LedgerEvent, chunk: Chunk): Found[] {
  if (event.kind === 'field') {
    const { fact } = event
    const quote = [fact.quote, fact.value].find((words) => lineOf(chunk, words))
    const place = quote === undefined ? undefined : placeIn(chunk, quote)
    if (!place || quote === undefined || fact.removed) return []
    const said = quote.replace(BULLET, '')
    return [
      { ...place, quote: said, record: null, count: 1, fact: { ...fact, quote: said, suggested: false } },
    ]
  }
  if (event.kind !== 'evidence') return []
  const { record } = event
  const place = placeIn(chunk, record.quote)
  return place ? recordsIn(record).map((one) => ({ ...place, quote: record.quote, fact: null, ...one })) : []
}

function placeIn(chunk: Chunk, quote: string): Pick<Found, 'at' | 'unit' | 'speaker'> | undefined {
  const line = lineOf(chunk, quote)
  return line && { at: line.at, unit: line.unit, speaker: line.speaker }
}

const ADDS: readonly string[] = ['add', 'set', 'ask'] satisfies EvidenceRecord['op'][]

/** A record for each organisation that is named, or one for all that are not. */
function recordsIn(record: EvidenceRecord): Pick<Found, 'record' | 'count'>[] {
  const { type, op, status, delta, proposed, proposedOp = 'add', orgs, org } = record
  if (status === 'none' || !ADDS.includes(op) || !ADDS.includes(proposedOp)) return []
  const count = (op === 'set' ? delta : record.count) ?? proposed ?? 1
  const named = orgs ?? (org === undefined ? [] : [org])
  if (count < 1) return []
  if (named.length === 0) return [{ record: { type, organisation: '', ...factsOf(record) }, count }]
  return named.map((organisation) => ({ record: { type, organisation, ...factsOf(record) }, count: 1 }))
}

/** The interview with each speaker who is not of the venture. */
function interviewsIn(lines: readonly TextLine[], { guests }: Speakers): Found[] {
  const said = Map.groupBy(lines, ({ speaker }) => speaker)
  return guests.flatMap((speaker) => {
    const strongest = strongestOf(said.get(speaker) ?? [])
    if (!strongest) return []
    const { quote, line } = strongest
    const record = { type: 'interview', organisation: '', who: speaker, quote: quote.slice(0, 600) }
    return [{ at: line.at, unit: line.unit, speaker, quote, record, count: 1, fact: null }]
  })
}

/** Each value for a field once, and of a field of one value the one that says most: the first of those with a number. */
function oncePerField(found: readonly Found[]): Found[] {
  const keyOf = ({ fact }: Found) =>
    fact ? (isSingle(fact.field) ? fact.field : `${fact.field} ${plain(fact.value)}`) : ''
  const telling = ({ fact }: Found) => Number(fact?.consequence !== undefined || fact?.quantified === true)
  return [...Map.groupBy(found, keyOf).values()].flatMap(
    (same) => same.toSorted((a, b) => telling(b) - telling(a))[0] ?? [],
  )
}

/** Each record once: the same words may be read in two parts. */
function once(found: readonly Found[]): Found[] {
  const keyOf = ({ record, quote }: Found) =>
    JSON.stringify([record?.type, record?.organisation, record?.who, quote])
  return [...Map.groupBy(found, keyOf).values()].flatMap(([first]) => first ?? [])
}

/** Tells which line a proposal is of. */
function positionsIn(lines: readonly TextLine[]): (found: Found) => number {
  const keyOf = ({ at, unit }: Pick<TextLine, 'at' | 'unit'>) => `${unit} ${at}`
  const positions = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    if (!positions.has(keyOf(line))) positions.set(keyOf(line), index)
  }
  return (found) => positions.get(keyOf(found)) ?? -1
}
