import { describe, expect, it } from 'vitest'
import { cleanReply } from './reply-cleanup.ts'

describe('cleanReply', () => {
  it.each([
    'Brief context/summary: you build a membrane',
    'Action items:',
    'Why this matters: money',
    'Sources: none',
    'Questions to clarify:',
    '  sources: indented and in small letters',
  ])('removes the line %j', (line) => {
    expect(cleanReply(`Before\n${line}\nAfter`)).toBe('Before\nAfter')
  })

  it.each(['Our sources: three plants', '**Sources**', 'Action items', '- Sources: a list item'])(
    'keeps %j, which does not start with a label',
    (line) => {
      expect(cleanReply(line)).toBe(line)
    },
  )

  it('collapses three or more blank lines into two', () => {
    expect(cleanReply('a\n\n\n\nb')).toBe('a\n\n\nb')
    expect(cleanReply('a\n\n \n\n\n\nb')).toBe('a\n\n \nb')
    expect(cleanReply('a\n\n\nb')).toBe('a\n\n\nb')
  })

  it('collapses the blank lines that a removed line leaves together', () => {
    expect(cleanReply('a\n\n\nSources:\n\nb')).toBe('a\n\n\nb')
  })

  it('leaves code as it was written', () => {
    const code = '```yaml\nSources:\n\n\n\n\n  - a\n```'
    expect(cleanReply(`${code}\nSources: x`)).toBe(code)
  })

  it('changes nothing when it runs again', () => {
    const once = cleanReply('x\n\n\n\n\nSources: y\n\nz')
    expect(cleanReply(once)).toBe(once)
  })
})
