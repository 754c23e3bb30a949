import { describe, expect, test } from 'vitest'
import { createThinkFilter } from './think-filter.ts'

/** Returns what a reader sees of a text that comes in these pieces. */
function shown(pieces: readonly string[]): string {
  const filter = createThinkFilter()
  return `${pieces.map((piece) => filter.take(piece) ?? '').join('')}${filter.end()}`
}

describe('what a model thinks aloud', () => {
  test.each([
    ['<think>Hm.</think>Ten.', 'Ten.'],
    ['\n<thinking>Hm.</thinking>\n\nTen.', 'Ten.'],
    ['<think>One.</think>\n<think>Two.</think>\nTen.', 'Ten.'],
    ['Write <think> in your template.', 'Write <think> in your template.'],
    ['<b>Ten</b>', '<b>Ten</b>'],
    ['<thi', '<thi'],
    ['<think>It never ends', ''],
    ['  Ten.', '  Ten.'],
  ])('%j is shown as %j, however it is cut', (text, seen) => {
    expect(shown([text])).toBe(seen)
    expect(shown([...text])).toBe(seen)
    for (let at = 0; at <= text.length; at++) expect(shown([text.slice(0, at), text.slice(at)])).toBe(seen)
  })
})
