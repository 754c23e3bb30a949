import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ServerProcess } from './process.ts'
import { readEvents } from './read-events.ts'
import { type Behaviour, begin, chunk, type Upstream } from './upstream.ts'

/** Numbered words, one every 20 ms. */
const paced: Behaviour = async (response: ServerResponse, { closed }) => {
  let open = true
  void closed.then(() => {
    open = false
  })
  begin(response)
  for (let word = 0; open && word < 500; word++) {
    response.write(chunk(`${word} `))
    await sleep(20)
  }
}

export interface KillLoop {
  readonly upstream: Upstream
  /** Starts a server, again and again on the same data. */
  start(): Promise<ServerProcess>
  /** Milliseconds into a reply, one for each kill. */
  readonly instants: readonly number[]
  onKilled?(): Promise<void>
}

/**
 * R18: kills the server at each of the instants, and starts it again. Nothing accepted may be lost or doubled, no
 * reply may stay as streaming, no text older than a second may be gone. Returns the last server.
 */
export async function killInMidReply({
  upstream,
  start,
  instants,
  onKilled,
}: KillLoop): Promise<ServerProcess> {
  let server = await start()
  let member = server.visitor()
  await member.signUp({ name: 'Ada', email: 'ada@example.org', password: 'correct horse' })
  for (const [turn, instant] of instants.entries()) {
    upstream.script(paced)
    member.conversationId = undefined
    const text = `Kill ${turn}, after ${instant} ms`
    const response = await member.post(text)
    const seen: { text: string; at: number }[] = []
    const reading = (async () => {
      for await (const { data } of readEvents(response)) {
        seen.push({ text: JSON.parse(data).choices[0].delta.content, at: performance.now() })
      }
    })().catch(() => {})
    await sleep(instant)
    const killedAt = performance.now()
    server.kill('SIGKILL')
    await server.ended
    await reading
    await onKilled?.()

    server = await start()
    member = member.at(server.url)
    const messages = await member.messages()
    expect(messages).toMatchObject([
      { role: 'user', content: text, status: 'complete' },
      { role: 'assistant', status: 'interrupted' },
    ])
    const settled = seen.filter(({ at }) => at < killedAt - 1_000).map((piece) => piece.text)
    const kept = messages[1]?.content ?? ''
    expect(kept.startsWith(settled.join('')), `${text}: kept "${kept}" of "${settled.join('')}"`).toBe(true)
    expect((await member.ask('', { regenerate: true, messageId: undefined })).done).toBe(true)
    expect(await member.messages()).toHaveLength(2)
  }
  return server
}

/**
 * R35: kills a server `instant` milliseconds into its first start, and starts it again: it must come up without a
 * manual step, and work.
 */
export async function killInFirstStart({
  spawn,
  instant,
}: {
  /** Begins a start, again and again on the same data. */
  spawn(): Promise<ServerProcess>
  readonly instant: number
}): Promise<void> {
  const first = await spawn()
  await sleep(instant)
  first.kill('SIGKILL')
  await first.ended
  const second = await spawn()
  await second.ready()
  expect((await second.visitor().ask('Hello')).done, `killed after ${instant} ms`).toBe(true)
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
}
