import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitContent } from './split-content.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

describe('splitting a long page', () => {
  it('leaves a short one whole, and makes nothing of nothing', () => {
    expect(splitContent('a\n\nb', 10)).toEqual(['a\n\nb'])
    expect(splitContent('', 10)).toEqual([])
  })

  it('cuts between blocks', () => {
    expect(splitContent('# One\n\ntext\n\n# Two\n\ntext', 12)).toEqual(['# One\n\ntext', '# Two\n\ntext'])
  })

  it('closes a code block that it cuts and opens it again', () => {
    const parts = splitContent('```js\naaaa\n\nbbbb\ncccc\n```', 20)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) {
      expect(part).toMatch(/^```js\n[\s\S]*\n```$/)
      expect(part.length).toBeLessThanOrEqual(20)
    }
  })

  it('loses no word and no half of a character, and keeps every part within the limit', () => {
    const text = fc.array(fc.constantFrom('word', 'longerword', '💡💡💡💡', '\n', '\n\n', '- item'), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(text, (pieces) => {
        const markdown = pieces.join(' ').trim()
        const parts = splitContent(markdown, 40)
        expect(parts.flatMap(words)).toEqual(words(markdown))
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(40)
          expect(part.isWellFormed()).toBe(true)
        }
      }),
    )
    expect(splitContent('💡'.repeat(30), 41).every((part) => part.isWellFormed() && part.length <= 41)).toBe(
      true,
    )
  })
})
