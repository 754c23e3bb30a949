import { describe, expect, it } from 'vitest'
import { type DiffRow, diffRows } from './diff-rows.ts'

const shown = (rows: DiffRow[]) =>
  rows.map((row) =>
    row.kind === 'gap'
      ? `… ${row.lines}`
      : `${{ same: ' ', removed: '-', added: '+' }[row.kind]}${row.parts
          .map((part) => (part.changed && row.kind !== 'same' ? `[${part.text}]` : part.text))
          .join('')}`,
  )

describe('a comparison of two texts', () => {
  it('has nothing to show when they are equal, also when only the last line break differs', () => {
    expect(diffRows('Be direct.', 'Be direct.\n')).toEqual([])
    expect(diffRows('', '')).toEqual([])
  })

  it('marks the words that differ inside a changed line', () => {
    expect(shown(diffRows('Ask at most one question.', 'Ask at most two questions.'))).toEqual([
      '-Ask at most [one] [question].',
      '+Ask at most [two] [questions].',
    ])
  })

  it('shows two equal lines around a change and counts those it leaves out', () => {
    const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
    const after = lines.map((line) => (line === '5' ? 'five' : line))
    expect(shown(diffRows(lines.join('\n'), after.join('\n')))).toEqual([
      '… 2',
      ' 3',
      ' 4',
      '-[5]',
      '+[five]',
      ' 6',
      ' 7',
      '… 2',
    ])
  })

  it('tells added and removed lines apart from changed ones', () => {
    expect(shown(diffRows('a\nb', 'a\nb\n\nc'))).toEqual([' a', ' b', '+[]', '+[c]'])
    expect(shown(diffRows('a\nb\nc', 'c'))).toEqual(['-[a]', '-[b]', ' c'])
  })

  it('shows whole lines where too many words differ', () => {
    const before = Array.from({ length: 600 }, (_, index) => `a${index}`).join(' ')
    const after = Array.from({ length: 600 }, (_, index) => `b${index}`).join(' ')
    expect(diffRows(before, after)).toHaveLength(2)
  })
})
