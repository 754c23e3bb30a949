import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { modelRecord } from '../model-reading.ts'
import {
  type Behaviour,
  begin,
  chunk,
  found,
  refusal,
  reply,
  startUpstream,
  type Upstream,
  type UpstreamCall,
} from '../upstream.ts'
import type { Answer } from './schedule.ts'

/** The scripted provider of a simulation: what it answers is laid down by message, whenever the call arrives. */
export interface Provider extends AsyncDisposable {
  readonly env: Record<string, string>
  /** The next call for this message gets this; without one, a short whole reply. */
  expect(message: string, answer: Answer): void
  /** The texts given so far to the calls for a message, whole ones only as far as they were meant to go. */
  given(message: string): readonly string[]
  /** Calls for a message, and how many of them broke off, so that one more may have followed. */
  calls(message: string): { readonly all: number; readonly broken: number }
}

interface SentMessage {
  readonly waiting: Answer[]
  readonly texts: string[]
  tries: number
  broken: number
}

export async function startProvider(): Promise<Provider> {
  const upstream: Upstream = await startUpstream()
  const messages = new Map<string, SentMessage>()
  const of = (message: string) => {
    const asked = messages.get(message) ?? { waiting: [], texts: [], tries: 0, broken: 0 }
    messages.set(message, asked)
    return asked
  }
  const answerCall: Behaviour = (response, call) => {
    upstream.script(answerCall)
    const asked = of(call.body.messages.at(-1)?.content ?? '')
    const answer = asked.waiting.shift() ?? { kind: 'whole', pieces: 2, gap: 0 }
    asked.tries += 1
    if (answer.kind === 'broken' || answer.kind === 'reset' || answer.kind === 'held') asked.broken += 1
    const words = wordsOf(asked.tries, 'pieces' in answer ? answer.pieces : 0)
    asked.texts.push(words.join(''))
    return give(answer, words, response, call)
  }
  upstream.script(answerCall)
  const readCall: Behaviour = (response, call) => {
    upstream.scriptReading(readCall)
    return found({ answer: null, records: lettersIn(call), fields: [] })(response, call)
  }
  upstream.scriptReading(readCall)
  return {
    env: upstream.env,
    expect: (message, answer) => void of(message).waiting.push(answer),
    given: (message) => of(message).texts,
    calls: (message) => ({ all: of(message).tries, broken: of(message).broken }),
    [Symbol.asyncDispose]: () => upstream[Symbol.asyncDispose](),
  }
}

/** Returns what a careful reader finds in the one kind of message that people of a simulation write. */
function lettersIn({ body }: UpstreamCall) {
  const said = body.messages.at(-1)?.content ?? ''
  const [quote, organisation = ''] = /(\w+) signed a letter of intent\./.exec(said) ?? []
  if (quote === undefined) return []
  return [
    modelRecord({ quote, type: 'loi', op: 'add', count: 1, organisations: [organisation], signed: true }),
  ]
}

/** Each try has words of its own, so that a reply made of two shows. */
function wordsOf(attempt: number, pieces: number): string[] {
  return Array.from({ length: pieces }, (_, index) => `try ${attempt} word ${index} `)
}

async function give(
  answer: Answer,
  words: readonly string[],
  response: ServerResponse,
  call: UpstreamCall,
): Promise<void> {
  if (answer.kind === 'refused') return refusal(answer.status)(response, call)
  if (answer.kind === 'whole' && answer.gap === 0) return reply(...words)(response, call)
  begin(response)
  for (const word of words) {
    response.write(chunk(word))
    if (answer.kind === 'whole') await sleep(answer.gap)
  }
  if (answer.kind === 'whole') response.end(ENDING)
  else if (answer.kind === 'broken') response.end()
  else if (answer.kind === 'error') response.end('data: {"error":{"code":500,"message":"Overloaded"}}\n\n')
  else {
    if (answer.kind === 'held') {
      response.write(': waiting\n\n')
      await Promise.race([sleep(answer.wait), call.closed])
    } else await sleep(5)
    response.socket?.resetAndDestroy()
  }
}

const ENDING = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'
