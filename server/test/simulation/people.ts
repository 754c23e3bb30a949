import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatInput } from '#shared/chat.ts'
import { readEvents } from '../read-events.ts'
import type { Visitor } from '../visitor.ts'
import { type Act, type Answer, type Person, REPLICAS } from './schedule.ts'
import type { World } from './world.ts'

/** Tries of a message whose answer was lost, as a browser sends it again. */
const TRIES = 12
const PATIENCE_MS = 150
/** A stream that is open longer than this has been forgotten. */
const STREAM_MS = 45_000

/** A message as its sender knows it: `accepted` once any answer told where it went. */
export interface Sent {
  readonly messageId: string
  readonly text: string
  accepted: boolean
  /** Every answer said that it was not taken. */
  refused: boolean
  /** The text it took the place of. */
  readonly edits: string | undefined
}

/** One person of a schedule at work. */
export interface Cast {
  readonly person: Visitor
  readonly kind: Person['kind']
  readonly sent: Sent[]
  /** What no schedule may bring about, as it was seen on the wire. */
  readonly violations: string[]
  act(): Promise<void>
}

/** `name` makes the texts of this person's messages, each an organisation of its own. */
export async function cast(world: World, { kind, acts }: Person, name: string): Promise<Cast> {
  const person = kind === 'member' ? await world.replica(0).member() : world.replica(0).visitor()
  const sent: Sent[] = []
  const violations: string[] = []
  const tabs: { conversationId?: string; lastText: string }[] = [{ lastText: '' }, { lastText: '' }]
  const streams: Promise<void>[] = []
  const at = (index: number) => person.at(world.replica(index).url)
  const nextText = () => `${name}${letters(sent.length, 2)} signed a letter of intent.`

  const tell = async (response: Response) => {
    const { code } = (await response.json()) as { code: string }
    if (
      response.status === 500 ||
      code === 'unauthenticated' ||
      (kind === 'member' && code.startsWith('anonymous'))
    )
      violations.push(`A request was answered ${response.status} ${code}`)
    return code
  }

  /** Sends until an answer comes; the answer's stream is left to a reader. */
  const post = async (
    message: Sent | undefined,
    first: number,
    tab: (typeof tabs)[number],
    extra: Partial<ChatInput>,
    leave?: number,
  ): Promise<void> => {
    for (let attempt = 0; attempt < (message ? TRIES : 1); attempt++) {
      if (attempt > 0) await sleep(PATIENCE_MS)
      const visitor = at((first + attempt) % REPLICAS)
      visitor.conversationId = tab.conversationId
      const response = await visitor
        .post(message?.text ?? '', { messageId: message?.messageId, ...extra })
        .catch(() => undefined)
      if (!response) continue
      person.sessionId = visitor.sessionId ?? person.sessionId
      const taken = response.headers.get('X-Conversation-Id')
      if (taken) {
        tab.conversationId = taken
        if (message) Object.assign(message, { accepted: true, refused: false })
        if (message) tab.lastText = message.text
      }
      if (response.ok) return void streams.push(read(response, leave))
      const code = await tell(response).catch(() => 'unavailable')
      if (taken) return
      if (response.status < 500) {
        if (message && !message.accepted) message.refused = true
        if (code === 'message_mismatch') violations.push('A message was taken for another one')
        return
      }
    }
  }

  const read = async (response: Response, leave = Number.POSITIVE_INFINITY) => {
    const limit = AbortSignal.timeout(STREAM_MS)
    let next: number | undefined
    const reading = (async () => {
      if (leave === 0) return void (await response.body?.cancel())
      let seen = 0
      for await (const { id } of readEvents(response)) {
        if (id === undefined) continue
        next ??= Number(id)
        if (Number(id) !== next) violations.push(`An event had number ${id} where ${next} was due`)
        next = Number(id) + 1
        if (++seen >= leave) return
      }
    })().catch(() => {})
    const late = new Promise<'late'>((resolve) => limit.addEventListener('abort', () => resolve('late')))
    if ((await Promise.race([reading, late])) === 'late') violations.push('A stream was never closed')
  }

  const compose = (answer: Answer, edits?: string): Sent => {
    const message: Sent = {
      messageId: randomUUID(),
      text: nextText(),
      accepted: false,
      refused: false,
      edits,
    }
    sent.push(message)
    world.provider.expect(message.text, answer)
    return message
  }

  const perform = async (act: Act): Promise<void> => {
    await sleep(act.pause)
    const tab = tabs[act.tab]
    if (!tab) return
    const address = `/functions/v1/chat?conversationId=${tab.conversationId}`
    switch (act.does) {
      case 'send': {
        const message = compose(act.answer)
        const copies = Array.from({ length: act.copies }, (_, copy) =>
          post(message, act.replica + copy, tab, {}, act.leave),
        )
        return void (await Promise.all(copies))
      }
      case 'send two':
        return void (await Promise.all(
          act.answers.map((answer, index) => post(compose(answer), act.replica + index, tab, {})),
        ))
      case 'regenerate':
        if (!tab.conversationId) return
        world.provider.expect(tab.lastText, act.answer)
        return post(undefined, act.replica, tab, { regenerate: true })
      case 'edit': {
        if (!tab.conversationId) return
        const shown = await at(act.replica)
          .messages(tab.conversationId)
          .catch(() => [])
        const edited = shown.filter(({ role }) => role === 'user').at(-1 - act.which)
        if (!edited) return
        return post(compose(act.answer, edited.content), act.replica, tab, { editMessageId: edited.id })
      }
      case 'stop': {
        if (!tab.conversationId) return
        const response = await at(act.replica)
          .fetch(address, { method: 'DELETE' })
          .catch(() => undefined)
        if (response && !response.ok) await tell(response).catch(() => {})
        return
      }
      case 'join': {
        if (!tab.conversationId) return
        const headers = { 'Last-Event-ID': String(act.after) }
        const response = await at(act.replica)
          .fetch(address, { headers })
          .catch(() => undefined)
        if (response?.ok) streams.push(read(response))
        else if (response) await tell(response).catch(() => {})
      }
    }
  }

  return {
    person,
    kind,
    sent,
    violations,
    async act() {
      for (const act of acts) await perform(act)
      await Promise.all(streams)
    },
  }
}

/** Letters that no folding of names takes for others, as it does with ae and a, or drops, as an n at the end. */
const ALPHABET = 'bcdfghklmprt'

/** A number as so many letters. */
export function letters(value: number, length: number): string {
  const base = ALPHABET.length
  return Array.from(
    { length },
    (_, place) => ALPHABET[Math.floor(value / base ** (length - 1 - place)) % base],
  ).join('')
}
