import { expect, test } from 'vitest'
import { actionWords, asText, targetWords } from './audit-words.ts'

test('an action is a sentence', () => {
  expect(actionWords('role_changed')).toBe('Role changed')
})

test('a target is called by its name, or by the beginning of its id', () => {
  const target = 'user:12345678-9abc-4def-8123-456789abcdef'
  expect(targetWords({ target, target_label: 'Ada' })).toEqual({ noun: 'User', name: 'Ada' })
  expect(targetWords({ target, target_label: null })).toEqual({ noun: 'User', name: '12345678...' })
  expect(targetWords({ target: 'setting:master_prompt', target_label: null })).toEqual({
    noun: 'Setting',
    name: 'master_prompt',
  })
  expect(targetWords({ target: null, target_label: null })).toBeNull()
})

test('what was stored is compared as lines', () => {
  expect(asText({ role: 'user' })).toBe('{\n  "role": "user"\n}')
  expect(asText('one\ntwo')).toBe('one\ntwo')
  expect(asText(null)).toBe('')
})
