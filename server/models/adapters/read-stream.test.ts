import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createStreamReader } from './read-stream.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const chunk = (content: string) => JSON.stringify({ choices: [{ index: 0, delta: { content } }] })

function readAll(parts: Uint8Array[]) {
  const reader = createStreamReader()
  const batches = [...parts.map((part) => reader.read(part)), reader.end()]
  return {
    text: batches.flatMap((batch) => batch.pieces).join(''),
    usage: batches.findLast((batch) => batch.usage)?.usage,
    finish: batches.findLast((batch) => batch.finish)?.finish,
    reader,
  }
}

const LEGAL = [
  '\ufeff: a comment\n',
  `data: ${chunk('Grüße 👋🏽')}\n\n`,
  `data:${chunk(' no space')}\r\n\r\n`,
  `event: message\rdata: ${chunk(' bare CR')}\r\r`,
  `id: 7\nretry: 10\ndata: {"choices": [{"delta":\ndata: {"content": " two lines"}}]}\n\n`,
  'data: {"choices": []}\n\n',
  'data: {"choices": [{"delta": {}, "finish_reason": "length"}]}\n\n',
  'data: {"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": 4}}\n\n',
  'data: [DONE]\n\n',
].join('')
const LEGAL_TEXT = 'Grüße 👋🏽 no space bare CR two lines'

describe('a provider’s stream', () => {
  test('R13: gives the same text however the network cuts it, in two at every byte', () => {
    const whole = bytes(LEGAL)
    for (let at = 0; at <= whole.length; at++) {
      const { text, usage, finish, reader } = readAll([whole.subarray(0, at), whole.subarray(at)])
      expect(text).toBe(LEGAL_TEXT)
      expect(usage).toEqual({ promptTokens: 3, completionTokens: 4 })
      expect(finish).toBe('length')
      expect(reader).toMatchObject({ whole: true, over: true, skipped: 0, error: undefined })
    }
  })

  test('R13: gives the same text byte by byte', () => {
    const { text } = readAll([...bytes(LEGAL)].map((byte) => Uint8Array.of(byte)))
    expect(text).toBe(LEGAL_TEXT)
  })

  test.each([
    ['no JSON', 'data: {"choices": [{"delta"\n\n'],
    ['a number', 'data: 42\n\n'],
    ['null', 'data: null\n\n'],
    ['a page', 'data: <html>502 Bad Gateway</html>\n\n'],
  ])('R13: leaves out a frame that is %s, and counts it', (_, frame) => {
    const { text, reader } = readAll([bytes(`data: ${chunk('one')}\n\n${frame}data: ${chunk(' two')}\n\n`)])
    expect(text).toBe('one two')
    expect(reader.skipped).toBe(1)
  })

  test.each([
    '{"choices": null}',
    '{"choices": "text"}',
    '{"choices": [null]}',
    '{"choices": [{"delta": null}]}',
    '{"choices": [{"delta": {"content": 7}}]}',
    '{"choices": [{"delta": {"content": null, "tool_calls": []}}]}',
    '{"usage": "many"}',
    '[]',
  ])('R13: finds no text in %s', (frame) => {
    expect(readAll([bytes(`data: ${frame}\n\n`)]).text).toBe('')
  })

  test('R13: never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 10 }), (parts) => {
        readAll(parts)
      }),
    )
  })

  test('R12: is not whole when it closes without an ending', () => {
    expect(readAll([bytes(`data: ${chunk('half')}\n\n`)]).reader.whole).toBe(false)
  })

  test('is whole when only the end of its last line is missing', () => {
    expect(readAll([bytes(`data: ${chunk('all')}\n\ndata: [DONE]`)]).reader.whole).toBe(true)
  })

  test('R14: tells of an error inside it, with its status where there is one', () => {
    const withStatus = readAll([bytes('data: {"error": {"code": 402, "message": "No credits"}}\n\n')])
    expect(withStatus.reader.error).toEqual({ status: 402, said: 'No credits' })
    const withName = readAll([bytes('data: {"error": {"code": "server_error"}, "choices": []}\n\n')])
    expect(withName.reader.error).toEqual({ status: undefined })
  })

  test('R15: gives up on an event that never ends', () => {
    const reader = createStreamReader()
    const part = bytes(`data: ${'x'.repeat(100_000)}`)
    for (let round = 0; round < 20; round++) reader.read(part)
    expect(reader.error).toBeDefined()
  })
})
