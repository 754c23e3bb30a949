import { describe, expect, it } from 'vitest'
import { generateContextPrompt } from './context-prompts.ts'
import { detectLanguage, LANGUAGES } from './language.ts'

const types = [
  'idea_summary',
  'value_proof',
  'evidence',
  'target_industries',
  'icp',
  'buyer_persona',
  'next_best_action',
]

describe('generateContextPrompt', () => {
  it.each(types)('opens a chat about %s in every language, empty or filled', (type) => {
    for (const language of LANGUAGES) {
      const empty = generateContextPrompt(type, {}, language) ?? ''
      const filled = generateContextPrompt(type, { current: 'XY-7' }, language) ?? ''
      expect(detectLanguage(empty)).toBe(language)
      expect(detectLanguage(filled)).toBe(language)
      expect(filled).toContain('XY-7')
      expect(empty.endsWith('?')).toBe(true)
    }
  })

  it('tells the parts of a subject in labelled lines', () => {
    const parts = [
      { label: 'Technology', text: 'A heat pump' },
      { label: 'Problem', text: ' ' },
      { label: 'Application', text: 'Milk\npowder' },
    ]
    expect(generateContextPrompt('idea_summary', { current: 'all in one', parts }, 'en')).toBe(
      'Your roadmap says:\n\n- **Technology:** A heat pump\n- **Application:** Milk powder\n\nWhat has changed: the technology, the problem, or where it is used?',
    )
  })

  it('treats blank content as none', () => {
    expect(generateContextPrompt('icp', { current: '  ' }, 'en')).toBe(generateContextPrompt('icp', {}, 'en'))
  })

  it.each(['unknown', 'constructor', ''])('knows no part called %j', (type) => {
    expect(generateContextPrompt(type, {}, 'en')).toBeNull()
  })
})
