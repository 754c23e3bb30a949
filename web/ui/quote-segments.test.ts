import { describe, expect, it } from 'vitest'
import { type QuoteMark, quoteSegments } from './quote-segments.ts'

const text = 'We are at 14 interviews now.'
const mark = (start: number, end: number): QuoteMark => ({ start, end, state: 'confirmed' })
const marked = (marks: QuoteMark[]) =>
  quoteSegments(text, marks).map((segment) => [segment.text, segment.mark])

describe('a marked sentence', () => {
  it('is one run without marks', () => {
    expect(marked([])).toEqual([[text, undefined]])
  })

  it('is cut before and after the marked words', () => {
    expect(marked([mark(10, 23)])).toEqual([
      ['We are at ', undefined],
      ['14 interviews', 0],
      [' now.', undefined],
    ])
  })

  it('keeps each mark’s own index when the marks come in another order', () => {
    expect(marked([mark(10, 23), mark(0, 2)]).filter(([, index]) => index !== undefined)).toEqual([
      ['We', 1],
      ['14 interviews', 0],
    ])
  })

  it('loses and repeats no letter, whatever the marks', () => {
    const wild = [mark(-3, 4), mark(2, 12), mark(10, 11), mark(20, 99), mark(40, 50), mark(5, 5)]
    expect(
      quoteSegments(text, wild)
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text)
  })

  it('gives words that two marks claim to the one that starts first', () => {
    expect(marked([mark(0, 9), mark(7, 12)])).toEqual([
      ['We are at', 0],
      [' 14', 1],
      [' interviews now.', undefined],
    ])
  })

  it('is nothing for an empty text', () => {
    expect(quoteSegments('', [mark(0, 5)])).toEqual([])
  })
})
