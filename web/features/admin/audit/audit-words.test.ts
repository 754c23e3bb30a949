import { expect, test } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { actionWords, asText, targetWords } from './audit-words.ts'

await loadTexts(['adminAudit'], 'en')

test('an action is a sentence', () => {
  expect(actionWords('role_changed')).toBe('Role changed')
})

test('a target is called by its name, or by the beginning of its id', () => {
  const target = 'user:12345678-9abc-4def-8123-456789abcdef'
  expect(targetWords({ target, target_label: 'Ada' })).toEqual({ noun: 'User', name: 'Ada' })
  expect(targetWords({ target, target_label: null })).toEqual({ noun: 'User', name: '12345678...' })
  const named = (target: string, target_label: string | null = null) => {
    const { noun, name } = targetWords({ target, target_label }) ?? {}
    return `${noun} ${name}`
  }
  expect(named('setting:master_prompt')).toBe('Setting Master prompt')
  expect(named('setting:openai_api_key')).toBe('Setting API key')
  expect(named('prompt_box:tone_and_length')).toBe('Prompt box Tone and length')
  expect(named('model:gpt-6-luna')).toBe('Model gpt-6-luna')
  expect(named('notion:3f9c1b7ad2e84c06b51e90d4a7f26c38')).toBe('Notion 3f9c1b7a...')
  expect(named('notion:3f9c1b7ad2e84c06b51e90d4a7f26c38', 'Pilot handbook')).toBe('Notion Pilot handbook')
  expect(targetWords({ target: null, target_label: null })).toBeNull()
})

test('what was stored is compared as lines', () => {
  expect(asText({ role: 'user' })).toBe('{\n  "role": "user"\n}')
  expect(asText('one\ntwo')).toBe('one\ntwo')
  expect(asText(null)).toBe('')
})
