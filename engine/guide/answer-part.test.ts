import { describe, expect, it } from 'vitest'
import { starterKnowledge } from '../knowledge/starter.ts'
import { answerPart } from './answer-part.ts'

const shipped = starterKnowledge.find(({ slug }) => slug === 'paid-or-free-pilot')
if (!shipped) throw new Error('The entry is missing')
const entry = { ...shipped, id: 'e1' }
const [answer] = shipped.answers

describe('a prepared answer as a part of a reply', () => {
  it.each(['en', 'de', 'es', 'fr'] as const)(
    'has a title that opens the entry, its text and two steps: %s',
    (lang) => {
      const [title, says, label, steps] = answerPart({ entry, answer, lang }).split('\n\n')
      expect(title).toBe('[Paid or free pilot](/playbook/e1)')
      expect(says).toBe(answer?.says[lang])
      expect(label).toMatch(/^\*\*.+\*\*$/)
      expect(steps?.split('\n').map((line) => line.slice(0, 3))).toEqual(['1. ', '2. '])
    },
  )

  it('is what the entry says in general without an answer, also where an operator wrote no steps', () => {
    const note = { ...entry, summaries: undefined, content: 'Ask for the median. It holds.' }
    expect(answerPart({ entry: note, answer: undefined, lang: 'en' })).toBe(
      '[Paid or free pilot](/playbook/e1)\n\nAsk for the median. It holds.',
    )
  })

  it('links a title that holds brackets as it is written', () => {
    const odd = { ...entry, title: 'Prices [2026] *draft*' }
    expect(answerPart({ entry: odd, answer, lang: 'en' }).split('\n')[0]).toBe(
      '[Prices \\[2026\\] \\*draft\\*](/playbook/e1)',
    )
  })
})
