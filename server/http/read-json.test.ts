import { describe, expect, test } from 'vitest'
import { isNestedDeeper } from './read-json.ts'

const nested = (depth: number, inside = '') =>
  `${'[{"a":'.repeat(depth / 2)}${inside}${'}]'.repeat(depth / 2)}`

describe('isNestedDeeper', () => {
  test.each([
    [nested(32, '1'), false],
    [nested(34, '1'), true],
    ['['.repeat(33), true],
    [`[${'[],'.repeat(1000)}[]]`, false],
    [JSON.stringify({ text: '[{'.repeat(1000) }), false],
    [JSON.stringify({ text: `\\"${'['.repeat(100)}` }), false],
    [`{"text":"\\\\",${'"a":['.repeat(1)}${'['.repeat(32)}`, true],
    ['"no end [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[', false],
  ])('of %.40s… is %s', (json, deeper) => {
    expect(isNestedDeeper(json, 32)).toBe(deeper)
  })
})
