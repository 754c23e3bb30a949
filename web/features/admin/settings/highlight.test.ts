import { describe, expect, it } from 'vitest'
import { promptParts } from './highlight.ts'

describe('placeholders in a prompt', () => {
  it('are told apart from the text around them', () => {
    expect(promptParts('For {{USER_PROFILE}}: be direct.')).toEqual([
      { at: 0, text: 'For ', kind: 'text' },
      { at: 4, text: '{{USER_PROFILE}}', kind: 'known' },
      { at: 20, text: ': be direct.', kind: 'text' },
    ])
  })

  it('are unknown when misspelt', () => {
    expect(promptParts('{{USER_PROFIL}}{{ KNOWLEDGE_ENTRIES }}').map(({ kind }) => kind)).toEqual([
      'unknown',
      'unknown',
    ])
  })

  it('lose no character of the prompt', () => {
    const prompt = '{{a{{KNOWLEDGE_ENTRIES}}\n{{b\n}} }} {{'
    expect(
      promptParts(prompt)
        .map(({ text }) => text)
        .join(''),
    ).toBe(prompt)
  })
})
