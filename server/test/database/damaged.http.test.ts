import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/db/embedded.ts'
import { spawnServer } from '#server/test/process.ts'

let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'beachhead-damaged-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** A checksum over what people wrote; beside it, PostgreSQL notes that it tried to recover. */
async function checksum(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const part of ['base', 'pg_wal', 'pg_xact']) {
    const files = await readdir(join(folder, part), { recursive: true, withFileTypes: true })
    for (const file of files.filter((each) => each.isFile())) {
      const path = join(file.parentPath, file.name)
      hash.update(path).update(await readFile(path))
    }
  }
  return hash.digest('hex')
}

test('R43: a damaged data folder is refused with what to do, and left as it is', async () => {
  const { folder, stop } = await startEmbedded(home)
  await stop()
  const wal = join(folder, 'pg_wal')
  const segments = (await readdir(wal, { withFileTypes: true })).filter((each) => each.isFile())
  expect(segments.length).toBeGreaterThan(0)
  for (const { name } of segments) {
    const path = join(wal, name)
    await writeFile(
      path,
      (await readFile(path)).map((byte) => byte ^ 0xff),
    )
  }
  const before = await checksum(folder)

  const server = await spawnServer(home)
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(
    /does not start and was left as it is: .* Restore a backup into an empty DATA_DIR/,
  )
  expect(await checksum(folder)).toBe(before)
})
