import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killInFirstStart, killInMidReply } from '#server/test/kill-loop.ts'
import { type OwnServers, ownServers } from '#server/test/own-servers.ts'
import { databasePid } from '#server/test/process.ts'
import { until } from '#server/test/until.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'

let upstream: Upstream
let servers: OwnServers

beforeAll(async () => {
  upstream = await startUpstream()
  servers = ownServers(upstream)
})
afterAll(async () => {
  await servers.clear()
  await upstream[Symbol.asyncDispose]()
})

describe('SIGKILL', { timeout: 180_000 }, () => {
  test('R18, R34: at any instant loses no accepted message and no text older than a second, and needs no manual step', async () => {
    const folder = await servers.dataDir()
    const server = await killInMidReply({
      upstream,
      start: () => servers.start(folder),
      instants: [0, 300, 900, 1_700],
      onKilled: async () => expect(await databasePid(folder)).toBeGreaterThan(0),
    })
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await until(async () => (await databasePid(folder)) === undefined)
  })

  test('R35: during the first start leaves a folder that the next start can use', async () => {
    for (const instant of [200, 600, 1_000]) {
      const folder = await servers.dataDir()
      await killInFirstStart({ spawn: () => servers.spawn(folder), instant })
    }
  })
})
