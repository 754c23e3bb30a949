import { describe, expect, it } from 'vitest'
import { languageSignal } from '#shared/language.ts'
import { DEFAULT_SUGGESTIONS } from '#shared/suggestions.ts'
import { suggestFollowUps } from './suggest.ts'

const suggest = (content: string, level?: number) =>
  suggestFollowUps({ messages: [{ role: 'user', content }], roadmap: level === undefined ? null : { level } })

describe('follow-ups', () => {
  it('come from what was just discussed', () => {
    expect(suggest('How do I structure a pilot?')).toContain('Write the pilot page')
    expect(suggest('Was macht eine Absichtserklärung aus?')).toContain('Entwirf eine Absichtserklärung')
  })

  it.each([
    ['How many interviews are enough?', 'en'],
    ['Wie viele Interviews brauche ich?', 'de'],
    ['¿Cuántas entrevistas necesito?', 'es'],
    ['Combien d’entretiens faut-il ?', 'fr'],
  ] as const)('are three, short, different, and in the language of %j', (question, lang) => {
    const chips = suggest(question)
    expect(new Set(chips).size).toBe(3)
    for (const chip of chips) {
      expect(languageSignal(chip)).toBe(lang)
      expect(chip.length).toBeLessThanOrEqual(60)
    }
  })

  it('never offer again what the founder has asked', () => {
    expect(suggest('Who counts as an interview?')).not.toContain('Who counts as an interview?')
  })

  it('turn to the stage of the roadmap when the subject is open', () => {
    expect(suggest('Thanks', 3)).toContain('Draft an LOI outline')
  })

  it('fall back to the defaults for an empty conversation', () => {
    expect(suggestFollowUps({ messages: [], roadmap: null })).toEqual(DEFAULT_SUGGESTIONS.en)
  })
})
