import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIN, spawnServer } from '#server/test/process.ts'
import { cloneDatabase } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'

/** What a library may do when it is asked to. */
const LIBRARY = `
process.on('SIGUSR2', () => {
  console.error('# SERVER_ERROR:', new Error('first line\\nsecond line'))
  console.log('one\\ntwo')
  process.emitWarning('careful')
  setTimeout(() => { throw new Error('nobody caught this') }, 100)
})`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beachhead-strays-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('S45: all that a server prints beside the facts of its start are lines of its log, whoever wrote them', {
  timeout: 120_000,
}, async () => {
  const env = { DATABASE_URL: await cloneDatabase(), AUTH_SECRET: 'a secret for tests that nobody else uses' }
  const library = `data:text/javascript,${encodeURIComponent(LIBRARY)}`
  const server = await spawnServer(folder, env, ['--import', library, MAIN])
  await server.ready()
  await until(() => server.output().includes('is running at'))
  process.kill(server.pid, 'SIGUSR2')
  expect(await server.ended).toBe(1)
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '))
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({ by: 'console.error', text: '# SERVER_ERROR:', level: 40 }),
    expect.objectContaining({ by: 'console.log', text: 'one' }),
    expect.objectContaining({ err: expect.objectContaining({ message: 'careful' }) }),
    expect.objectContaining({ err: expect.objectContaining({ message: 'nobody caught this' }), level: 60 }),
  ])
})
