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

  it.each([
    ['How much should I charge for a pilot?', 'What should the pilot cost?'],
    ['Was soll ein Pilot kosten?', 'Was soll der Pilot kosten?'],
    ['¿Cuánto debería cobrar por un piloto?', '¿Cuánto debe costar el piloto?'],
    ['Combien demander pour un pilote ?', 'Combien doit coûter le pilote ?'],
  ])('do not ask "%s" again in other words', (asked, again) => {
    expect(suggest(asked)).not.toContain(again)
    expect(suggest(asked)).toHaveLength(3)
  })

  it('offer no help with a piece that the roadmap holds', () => {
    const roadmap = { level: 1, industries: ['distribución de gas'], persona: 'jefe de red' }
    const chips = suggestFollowUps({ messages: [{ role: 'user', content: 'Gracias, muy útil' }], roadmap })
    expect(chips).not.toContain('Ayúdame a elegir un segmento')
    expect(chips).not.toContain('¿Quién firma, quién usa, quién bloquea?')
    expect(chips).toHaveLength(3)
  })

  it('turn to the stage of the roadmap when the subject is open', () => {
    expect(suggest('Thanks', 3)).toContain('Draft an LOI outline')
  })

  it('fall back to the defaults for an empty conversation', () => {
    expect(suggestFollowUps({ messages: [], roadmap: null })).toEqual(DEFAULT_SUGGESTIONS.en)
  })
})
