import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Learned } from './learned-inputs.ts'
import { staleInputs, writeLearned } from './learned-manifest.ts'

const KETTLES: Learned = {
  output: 'content/learned/kettles.bin',
  command: 'npm run learn-kettles',
  content: ['content/kettles/*.txt'],
  code: ['server/features.ts'],
}
const CODE = `import type { Kettle } from './kettle.ts'
import { stem } from '@scope/stems/english'
import {
  fold,
} from './fold.ts'

/** A comment. */
export const features = (text: string) => stem(fold(text))
`
let root: string

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'learned-'))
  write('package.json', '{"dependencies": {"@scope/stems": "1.0.0"}}')
  write('content/kettles/en.txt', 'the kettle is cold\n')
  write('content/learned/manifest.json', '{}')
  write('server/features.ts', CODE)
  write('server/fold.ts', 'export const fold = (text: string) => text\n')
  write('server/kettle.ts', 'export type Kettle = string\n')
  writeLearned(KETTLES, Uint8Array.of(1, 2, 3), root)
})
afterEach(() => rmSync(root, { recursive: true }))

test('a learned file whose inputs are as they were is not stale', () => {
  expect(staleInputs(KETTLES, root)).toEqual([])
})

const about = 'since content/learned/kettles.bin was learned: run npm run learn-kettles'
test.each([
  ['a changed question', 'content/kettles/en.txt', 'cold\n', `content/kettles/en.txt changed ${about}`],
  ['a new file', 'content/kettles/de.txt', 'kalt\n', `content/kettles/de.txt came ${about}`],
  [
    'code that the features import',
    'server/fold.ts',
    'export const fold = 1\n',
    `server/fold.ts changed ${about}`,
  ],
  [
    'another version of a package',
    'package.json',
    '{"dependencies": {"@scope/stems": "1.0.1"}}',
    `@scope/stems changed ${about}`,
  ],
  [
    'an output of another hand',
    'content/learned/kettles.bin',
    'x',
    'content/learned/kettles.bin is not what was learned: run npm run learn-kettles',
  ],
])('the check names %s', (_, path, text, sentence) => {
  write(path, text)
  expect(staleInputs(KETTLES, root)).toEqual([sentence])
})

test('the check names an input that went', () => {
  rmSync(join(root, 'content/kettles/en.txt'))
  expect(staleInputs(KETTLES, root)).toEqual([`content/kettles/en.txt went ${about}`])
})

test('a learned file is not stale for a comment or a type', () => {
  write('server/features.ts', CODE.replace('A comment', 'Another comment'))
  write('server/kettle.ts', 'export type Kettle = number\n')
  expect(staleInputs(KETTLES, root)).toEqual([])
})

test('the check names a file that was never learned', () => {
  expect(staleInputs({ ...KETTLES, output: 'content/learned/lamps.bin' }, root)).toEqual([
    'content/learned/lamps.bin was never learned: run npm run learn-kettles',
  ])
})
