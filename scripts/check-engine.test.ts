import { expect, it } from 'vitest'
import { faultsOf } from './check-engine.ts'

const faults = (code: string) => faultsOf('engine/a.ts', code)

it.each([
  ['a star', 'const a = /a*b/'],
  ['a plus after a group', 'const a = /(?:ab)+/'],
  ['a count from', 'const a = /[a-z]{3,}/'],
])('refuses a pattern with %s', (_name, code) => {
  expect(faults(code)).toEqual([expect.stringContaining('engine/a.ts:1 has a pattern with a quantifier')])
})

it.each([
  ['an escaped plus', String.raw`const a = /\+\d{1,3}/`],
  ['a plus in a class', 'const a = /[+*]{1,3}/'],
  ['bounds', 'const a = /[a-z]{3,40}/'],
])('lets %s pass', (_name, code) => {
  expect(faults(code)).toEqual([])
})

it('refuses words in patterns and sentences in strings, and lets errors for developers pass', () => {
  expect(faults('const a = /interview|entretien/')).toHaveLength(1)
  expect(faults("const a = 'That makes ten interviews now.'")).toHaveLength(1)
  expect(faults("const a = 'Gespräch'")).toHaveLength(1)
  expect(faults("throw new Error('There is no such file here')")).toEqual([])
  expect(faults("const a = 'persona_role'")).toEqual([])
})
