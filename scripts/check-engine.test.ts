import { expect, it } from 'vitest'
import { faultsOf, storedIn } from './check-engine.ts'

const faults = (code: string) => faultsOf('engine/a.ts', code)

it.each([
  ['a star', 'const a = /a*b/'],
  ['a plus after a group', 'const a = /(?:ab)+/'],
  ['a count from', 'const a = /[a-z]{3,}/'],
])('The check of the engine refuses a pattern with %s', (_name, code) => {
  expect(faults(code)).toEqual([expect.stringContaining('engine/a.ts:1 has a pattern with a quantifier')])
})

it.each([
  ['an escaped plus', String.raw`const a = /\+\d{1,3}/`],
  ['a plus in a class', 'const a = /[+*]{1,3}/'],
  ['bounds', 'const a = /[a-z]{3,40}/'],
])('The check of the engine lets %s pass', (_name, code) => {
  expect(faults(code)).toEqual([])
})

it('The check of the engine refuses words in patterns and sentences in strings, and lets errors for developers pass', () => {
  expect(faults('const a = /interview|entretien/')).toHaveLength(1)
  expect(faults("const a = 'That makes ten interviews now.'")).toHaveLength(1)
  expect(faults("const a = 'Gespräch'")).toHaveLength(1)
  expect(faults("throw new Error('There is no such file here')")).toEqual([])
  expect(faults("const a = 'persona_role'")).toEqual([])
})

it('The check of the engine lets single letters and the keys of objects pass, which are no texts', () => {
  expect(faults("const a = text.replaceAll('ß', 'ss')")).toEqual([])
  expect(faults('const a = /[aeiouäöü]/')).toEqual([])
  expect(faults("const a = { 'something speaks against this here': 1 }")).toEqual([])
})

it('The check of the engine lets the values of a union that is declared as stored pass in every module', () => {
  const declared = "/** Why.\n * @stored\n */\nexport const A = ['no money or contract named'] as const"
  const held = "/** @stored */\nexport const B = { jump: 'two levels all at once' } as const"
  const stored = new Set([...storedIn('engine/a.ts', declared), ...storedIn('engine/b.ts', held)])
  expect([...stored]).toEqual(['no money or contract named', 'two levels all at once'])
  expect(faultsOf('engine/c.ts', "const a = 'no money or contract named'", stored)).toEqual([])
  expect(faultsOf('engine/c.ts', "const a = 'no money was named here'", stored)).toHaveLength(1)
  expect(
    storedIn('engine/a.ts', "/** Why. */\nexport const A = ['a sentence that is shown'] as const"),
  ).toEqual([])
})
