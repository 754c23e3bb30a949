import { afterEach, describe, expect, it } from 'vitest'
import { detectLanguage, LANGUAGES } from '#shared/language.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { type ContextData, generateContextPrompt } from './context-prompts.ts'

const types = [
  'idea_summary',
  'value_proof',
  'evidence',
  'target_industries',
  'icp',
  'buyer_persona',
  'next_best_action',
]
const textOf = async (type: string, data: ContextData) =>
  (await generateContextPrompt(type, data))?.text ?? ''

afterEach(() => changeLanguage('en'))

describe('generateContextPrompt', () => {
  it.each(types)('opens a chat about %s in every language, empty or filled', async (type) => {
    for (const language of LANGUAGES) {
      await changeLanguage(language)
      const empty = await textOf(type, {})
      const filled = await textOf(type, { current: 'XY-7' })
      expect(detectLanguage(empty)).toBe(language)
      expect(detectLanguage(filled)).toBe(language)
      expect(filled).toContain('XY-7')
      expect(empty.endsWith('?')).toBe(true)
    }
  })

  it('tells the parts of a subject in labelled lines', async () => {
    const parts = [
      { label: 'Technology', text: 'A heat pump' },
      { label: 'Problem', text: ' ' },
      { label: 'Application', text: 'Milk\npowder' },
    ]
    expect(await generateContextPrompt('idea_summary', { current: 'all in one', parts })).toEqual({
      text: [
        'Your roadmap says:',
        '- **Technology:** A heat pump\n- **Application:** Milk powder',
        'What has changed: the technology, the problem, or where it is used?',
      ].join('\n\n'),
      parts: ['The technology', 'The problem', 'Where it is used'],
    })
  })

  it('treats blank content as none', async () => {
    expect(await textOf('icp', { current: '  ' })).toBe(await textOf('icp', {}))
  })

  it.each(['unknown', 'constructor', ''])('knows no part called %j', async (type) => {
    expect(await generateContextPrompt(type, {})).toBeNull()
  })
})
