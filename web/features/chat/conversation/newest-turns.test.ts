import { describe, expect, it } from 'vitest'
import { CHAT_BODY_LIMIT } from '#shared/chat.ts'
import { BODY_LIMIT } from '#shared/endpoint.ts'
import { newestTurns, TURNS_FOR_SUGGESTIONS, TURNS_SENT } from './newest-turns.ts'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
const talk = (length: number, count = 200) =>
  Array.from({ length: count }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: '각'.repeat(length),
  }))

describe('newestTurns', () => {
  it('fits the longest conversation, in a script of three bytes a letter, into what the server takes', () => {
    const asking = [...talk(100_000), { role: 'user' as const, content: '각'.repeat(8000) }]
    expect(bytesOf({ messages: newestTurns(asking, TURNS_SENT) })).toBeLessThan(CHAT_BODY_LIMIT)
    const answered = talk(100_000)
    expect(bytesOf({ messages: newestTurns(answered, TURNS_FOR_SUGGESTIONS) })).toBeLessThan(BODY_LIMIT)
  })

  it('leaves a short conversation and the message that is being sent as they are', () => {
    const short = talk(10, 3)
    expect(newestTurns(short, TURNS_SENT)).toEqual(short)
    const long = [{ role: 'user' as const, content: 'x'.repeat(9000) }]
    expect(newestTurns(long, TURNS_SENT)).toEqual(long)
  })
})
