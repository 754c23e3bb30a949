import { describe, expect, test } from 'vitest'
import type { Adapter } from './adapter.ts'
import { anthropicMessages } from './anthropic.ts'
import { createStreamReader } from './read-stream.ts'
import { responses } from './responses.ts'

const connection = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'sk-test-canary', timeout: 1_000 }
const bytes = (text: string) => new TextEncoder().encode(text)
const event = (type: string, more: object) =>
  `event: ${type}\r\ndata: ${JSON.stringify({ type, ...more })}\r\n\r\n`

interface Format {
  readonly adapter: Adapter
  /** A whole stream, the same without its last event, and one that tells of an error. */
  readonly whole: string
  readonly cut: string
  readonly failing: string
  readonly status: number | undefined
}

const delta = (text: string) => event('response.output_text.delta', { delta: text })
const block = (text: string) => event('content_block_delta', { delta: { type: 'text_delta', text } })
const start = event('message_start', { message: { usage: { input_tokens: 3, output_tokens: 1 } } })
const usage = { input_tokens: 3, output_tokens: 4 }

const FORMATS: Record<string, Format> = {
  Responses: {
    adapter: responses(connection),
    whole: `${delta('Grüße ')}${delta('👋🏽')}${event('response.incomplete', {
      response: { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' }, usage },
    })}`,
    cut: delta('Grüße '),
    failing: `${delta('So ')}${event('response.failed', { response: { error: { code: 'server_error', message: 'Down' } } })}`,
    status: undefined,
  },
  Messages: {
    adapter: anthropicMessages(connection),
    whole: `${start}${event('ping', {})}${block('Grüße ')}${block('👋🏽')}${event('message_delta', {
      delta: { stop_reason: 'max_tokens' },
      usage: { output_tokens: 4 },
    })}${event('message_stop', {})}`,
    cut: `${start}${block('Grüße ')}`,
    failing: `${start}${block('So ')}${event('error', { error: { type: 'overloaded_error', message: 'Down' } })}`,
    status: 529,
  },
}

function readAll({ adapter }: Format, parts: Uint8Array[]) {
  const reader = createStreamReader(adapter.readEvent)
  const batches = [...parts.map((part) => reader.read(part)), reader.end()]
  return {
    text: batches.flatMap(({ pieces }) => pieces).join(''),
    finish: batches.findLast(({ finish }) => finish)?.finish,
    usage: batches.findLast(({ usage: used }) => used)?.usage,
    reader,
  }
}

describe.each(Object.entries(FORMATS))('a stream of %s', (_, format) => {
  test('R13: gives the same text however the network cuts it, in two at every byte', () => {
    const whole = bytes(format.whole)
    for (let at = 0; at <= whole.length; at++) {
      const {
        text,
        finish,
        usage: used,
        reader,
      } = readAll(format, [whole.subarray(0, at), whole.subarray(at)])
      expect(text).toBe('Grüße 👋🏽')
      expect(finish).toBe('length')
      expect(used).toMatchObject({ promptTokens: 3, completionTokens: 4 })
      expect(reader).toMatchObject({ whole: true, over: true, skipped: 0, error: undefined })
    }
  })

  test('R12: is not whole when it closes before its end', () => {
    const { text, reader } = readAll(format, [bytes(format.cut)])
    expect({ text, whole: reader.whole }).toEqual({ text: 'Grüße ', whole: false })
  })

  test('R14: tells of an error inside it, in the provider’s words', () => {
    const { text, reader } = readAll(format, [bytes(format.failing)])
    expect(text).toBe('So ')
    expect(reader.error).toEqual({ status: format.status, said: 'Down' })
  })

  test.each([
    '{"type": null}',
    '{"type": "content_block_delta"}',
    '{"type": "response.completed"}',
    '[]',
    '7',
  ])('R13: finds no text in %s', (data) => {
    expect(readAll(format, [bytes(`data: ${data}\n\n`)]).text).toBe('')
  })
})
