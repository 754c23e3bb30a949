import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningSummary } from '#engine/prompt/history.ts'
import type { Resize } from '#engine/prompt/reply-data.ts'
import type { FoundEntry, ReplyPlan } from '#engine/reply.ts'
import type { RoadmapContext } from '#engine/roadmap/look-ahead.ts'
import type { TurnRules } from '#engine/rules/compile-rules.ts'
import type { ChatTurn } from '#engine/types.ts'
import type { Revisions } from '#server/db/chat.ts'
import type { Database } from '#server/db/client.ts'
import type { Models } from '#server/models/choice.ts'
import type { Model, ModelBatch } from '#server/models/contract/model.ts'
import { knowingPeople } from '#server/models/placeholders/with-placeholders.ts'
import { peopleIn } from '#server/records/people-in.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Knowledge } from '#server/workers/knowledge/knowledge.ts'
import type { Reader } from '#server/workers/roadmap/reader.ts'
import type { Settings, SettingsInForce } from '#server/workers/settings/settings.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import { TextTooSlow } from '#server/workers/texts/time-limit.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'
import type { Asks } from '#shared/asks.ts'
import { conversationLanguage } from '#shared/language.ts'
import type { StandIn } from '#shared/models.ts'
import type { Offers } from '#shared/offers.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { freeAnswer } from './free-answer.ts'
import { joined } from './joined.ts'
import { promptFor } from './prompt-for.ts'
import { audienceOf } from './turn-rules.ts'
import { unreadPlan } from './unread-plan.ts'

/** Turns that are read for what a message asks; a model is sent more of them. */
const TURNS_READ = 60
/** The guide writes at about the pace a person reads ahead: so many pieces of so many characters, then a pause. */
const GUIDE_PIECE = 24
const GUIDE_PIECES = 3
const GUIDE_PAUSE_MS = 36

export interface Writer {
  readonly database: Database
  readonly models: Models
  readonly reader: Reader
  readonly knowledge: Knowledge
  readonly workers: TextWorkers
  readonly settings: Settings
  readonly log: Log
  readonly now: () => Date
  /** Milliseconds that the guide waits between two batches of a reply; without it, as long as reading takes. */
  readonly guidePause?: number
}

/** What is to be answered, and for whom. */
export interface Question {
  readonly userId: string | null
  readonly messageId: string
  readonly turns: readonly ChatTurn[]
  /** Of the beginning of a long conversation. */
  readonly summary?: RunningSummary | undefined
  /** What was written before of a reply that goes on. */
  readonly cut?: { readonly text: string } | undefined
  /** Where the reply is to have another length than the one that it takes the place of. */
  readonly resize?: Resize | undefined
  /** The person's ledger before the message; a visitor has none. */
  readonly ledger: readonly LedgerEvent[]
  /** The budget is used up: only somebody who costs nothing answers. */
  readonly free?: boolean | undefined
  /** What it is written from is at least as new as these; without them, as what is committed now. */
  readonly revisions?: Revisions
}

/** A question with everything that its reply is written from. */
export interface Prepared {
  readonly question: Question
  readonly settings: SettingsInForce
  /** The model that answers; undefined where the built-in guide does. */
  readonly model: Model | undefined
  /** Who that is in the place of a model that may not be asked. */
  readonly instead: StandIn | undefined
  readonly roadmapContext: RoadmapContext | undefined
  readonly audience: Audience
  readonly plan: ReplyPlan
}

/** A reply about to be written: by whom, and its text as it comes. */
export interface Writing {
  readonly provider: Model['provider']
  readonly model: string
  /** The model that may read the message, too; the guide does not. */
  readonly reader: Model | undefined
  /** See `Model`. */
  readonly costOf?: Model['costOf']
  readonly runsHere?: Model['runsHere']
  /** Dollars of the reply when it is so many characters long, by our own count; null where no price is known. */
  readonly estimateOf?: (characters: number) => number | null
  readonly batches: AsyncIterable<ModelBatch>
  /** What the whole reply asks; known when its text has ended. */
  readonly asks: Asks | null
  /** What the whole reply of the guide offers besides its text; known when its text has ended. */
  readonly offers?: Offers | null | undefined
  /** Up to which turn the conversation is to be summed up, once the reply is there. */
  readonly foldUpTo?: number | undefined
  /** What it was given from the knowledge base, best first; undefined for a message that asks nothing of it. */
  readonly hits: readonly FoundEntry[] | undefined
  /** What the finished reply is held to. */
  readonly rules: TurnRules
  /** Of the master prompt it was written with; see `SettingsInForce`. */
  readonly promptVersion: string | null
  /** The same reply by whoever answers when this model fails before its first word, by the operator's choice. */
  readonly standIn?: Writing & { readonly as: 'second_model' | 'guide' }
}

/**
 * Chooses who answers, the configured model or the built-in guide, and gathers what the reply is written from. It stores
 * nothing, so that it can run while the message is being stored.
 */
export async function prepareReply(writer: Writer, question: Question): Promise<Prepared> {
  const { userId, revisions } = question
  const settings = await writer.settings.current(revisions?.settings)
  const free = question.free ? freeAnswer(writer.models, settings.choice) : undefined
  const model = free ? free.model : writer.models.choose(settings.choice)
  const [ahead, audience] = await Promise.all([
    model ? undefined : aheadOf(writer.reader, question),
    audienceOf(writer.database, settings.rules, userId),
  ])
  const gathered = { question, settings, model, instead: free?.as, roadmapContext: ahead, audience }
  return { ...gathered, ...(await planFor(writer, gathered)) }
}

/** The roadmap as it will be once the message is read, which the guide is given. Visitors have none. */
async function aheadOf(
  reader: Writer['reader'],
  { userId, messageId, turns, ledger }: Question,
): Promise<RoadmapContext | undefined> {
  if (!userId) return undefined
  const content = turns.at(-1)?.content ?? ''
  const { content: follows = null, asks = null } = turns.findLast(({ role }) => role === 'assistant') ?? {}
  return reader.lookAhead(ledger, { messageId, content, follows, asks })
}

/** Begins the reply. */
export function writeReply(
  writer: Writer,
  prepared: Prepared,
  call: { signal: AbortSignal; onRetry: () => void; onThinking?: () => void },
): Writing {
  const { question, settings, model, roadmapContext, audience, plan } = prepared
  const standIn = model && !question.free ? writer.models.standIn(settings.choice) : undefined
  const { found: hits, rules } = plan
  const { turns, summary, cut, resize } = question
  const pause = writer.guidePause ?? GUIDE_PAUSE_MS
  const { promptVersion } = settings
  const guided = { provider: 'guide' as const, model: 'guide', reader: undefined, hits, rules, promptVersion }
  if (!model) {
    const { text, asks, offers } = restOf(plan.guide, cut?.text)
    return { ...guided, batches: paced(text, pause, call.signal), asks, offers }
  }
  // Its own questions are prose; what stands under its reply, and what it was told of, is the ledger's.
  const asks = roadmapContext?.summary.pending?.[0]?.asks ?? null
  const people = peopleIn(question.ledger)
  const byModel = (by: Model): Writing => {
    const { messages, foldUpTo } = promptFor({
      settings,
      plan,
      profile: roadmapContext?.profile,
      audience,
      turns,
      summary,
      cutReply: cut?.text,
      resize,
      today: writer.now(),
      contextWindow: by.contextWindow,
    })
    const written = by.reply({ messages, people, ...call })
    const batches = cut ? joined(cut.text, written) : written
    const promptTokens = tokensIn(messages.reduce((sum, { content }) => sum + content.length, 0))
    return {
      provider: by.provider,
      get model() {
        return by.name
      },
      reader: knowingPeople(by, people),
      costOf: by.costOf,
      runsHere: by.runsHere,
      estimateOf: (characters) =>
        by.costOf?.({ promptTokens, completionTokens: tokensIn(characters) }) ?? null,
      batches,
      asks,
      foldUpTo,
      hits,
      rules,
      promptVersion,
    }
  }
  const writing = byModel(model)
  // The guide cannot end a model's sentence: what was cut stays cut.
  if (!standIn || (standIn === 'guide' && cut)) return writing
  if (standIn !== 'guide')
    return Object.assign(writing, {
      standIn: Object.assign(byModel(standIn), { as: 'second_model' as const }),
    })
  let composed: Rest | undefined
  const compose = async function* () {
    const byItself = await planFor(writer, { ...prepared, model: undefined })
    composed = restOf(byItself.plan.guide)
    yield* paced(composed.text, pause, call.signal)
  }
  const byGuide = {
    ...guided,
    batches: compose(),
    get asks() {
      return composed?.asks ?? null
    },
    get offers() {
      return composed?.offers
    },
    as: 'guide' as const,
  }
  return Object.assign(writing, { standIn: byGuide })
}

type Rest = NonNullable<ReplyPlan['guide']> & { readonly offers?: Offers | null }

/** A token taken as four characters, as prompts are measured. */
const tokensIn = (characters: number) => Math.ceil(characters / 4)

/** Returns what of the guide's reply is still to come after its beginning; nothing where somebody else wrote that. */
function restOf(reply: ReplyPlan['guide'], begun = ''): Rest {
  if (!reply?.text.startsWith(begun)) return { text: '', asks: null, offers: { cards: null, document: null } }
  return { ...reply, text: reply.text.slice(begun.length) }
}

/**
 * What the reply is written from; of a message that cannot be read in time, what goes without reading it. A model, which
 * reads the message itself, is told the roadmap as it stands.
 */
async function planFor(
  { knowledge, workers, reader, log, now }: Writer,
  { question, settings, model: by, roadmapContext, audience }: Omit<Prepared, 'plan' | 'instead'>,
): Promise<Pick<Prepared, 'plan' | 'roadmapContext'>> {
  const { userId, turns: all, revisions, resize } = question
  const model = by !== undefined
  const ledger = model && userId ? question.ledger : undefined
  const roadmap = roadmapContext?.summary ?? null
  const { rules: boxes } = settings
  const lookBack = async () => ledger && reader.lookBack(ledger, conversationLanguage([...all]))
  const turns = all.slice(-TURNS_READ)
  try {
    const vector = knowledge.knowsMeanings
      ? await knowledge.meaningOf(await workers.run('questionOf', { turns }))
      : null
    const today = now().toISOString().slice(0, 10)
    const asked = { turns, boxes, audience, vector, model, length: resize?.length, today }
    const planned = await knowledge.run('planReply', { ...asked, roadmap, ledger }, revisions?.knowledge)
    return {
      plan: planned.plan,
      roadmapContext: roadmapContext ?? planned.roadmapContext ?? (await lookBack()),
    }
  } catch (error) {
    if (!(error instanceof TextTooSlow)) throw error
    log.warn(
      { err: error },
      'A reply is written without knowledge or rules: the message takes too long to read',
    )
    const known = roadmapContext ?? (await lookBack())
    const summary = known?.summary ?? null
    const language = conversationLanguage([...turns])
    return { plan: unreadPlan({ language, boxes, audience, roadmap: summary, model }), roadmapContext: known }
  }
}

/** A whole text as it comes from the guide: in small pieces, at the pace of reading. */
async function* paced(text: string, pause: number, signal: AbortSignal): AsyncGenerator<ModelBatch> {
  const pieces = Array.from({ length: Math.ceil(text.length / GUIDE_PIECE) }, (_, n) =>
    text.slice(n * GUIDE_PIECE, (n + 1) * GUIDE_PIECE),
  )
  for (let at = 0; at < pieces.length; at += GUIDE_PIECES) {
    if (at > 0) await sleep(pause, undefined, { signal })
    yield { pieces: pieces.slice(at, at + GUIDE_PIECES) }
  }
  yield { pieces: [], finish: 'stop' }
}
