import { expect, test } from 'vitest'
import { longFunctions } from './check-sizes.ts'

const component = (lines: number) => [
  'export function Page() {',
  '  return (',
  ...Array.from({ length: lines - 4 }, () => '    <br />'),
  '  )',
  '}',
]

test('a component of 80 lines is short enough', () => {
  expect(longFunctions({ path: 'page.tsx', lines: ['', ...component(80)] })).toEqual([])
})

test('a component of 81 lines is named with its first line', () => {
  expect(longFunctions({ path: 'page.tsx', lines: ['', ...component(81)] })).toEqual([
    'page.tsx:2 is a function of 81 lines, 80 are allowed: divide it by subject',
  ])
})

test('an arrow function of 92 lines is found, too', () => {
  const lines = ['const make = () => {', ...Array.from({ length: 90 }, (_, at) => `  use(${at})`), '}']
  expect(longFunctions({ path: 'make.ts', lines })).toHaveLength(1)
})
