import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnServer } from '#server/test/process.ts'
import { cloneDatabase } from '#server/test/server.ts'

const START = new URL('../../../scripts/start.ts', import.meta.url).pathname
const BUNDLER = /node_modules\/(vite|rolldown|@vitejs|@rolldown|lightningcss|esbuild)\//

/** Notes the address of every module that the process loads. */
const PROBE = `
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED, url + '\\n')
    return next(url, context)
  },
})`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beachhead-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a start loads nothing of the bundler into the server’s process', { timeout: 180_000 }, async () => {
  const loaded = join(folder, 'loaded')
  const env = {
    DATABASE_URL: await cloneDatabase(),
    AUTH_SECRET: 'a secret for tests that nobody else uses',
    LOADED: loaded,
  }
  const probe = `data:text/javascript,${encodeURIComponent(PROBE)}`
  const server = await spawnServer(folder, env, ['--import', probe, START])
  // On a fresh checkout the web client is built before.
  await server.ready(150_000)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const modules = (await readFile(loaded, 'utf8')).split('\n')
  expect(modules.some((url) => url.endsWith('/server/main.ts'))).toBe(true)
  expect(modules.filter((url) => BUNDLER.test(url))).toEqual([])
})
