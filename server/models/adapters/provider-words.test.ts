import { expect, test } from 'vitest'
import { localAddress } from '#server/models/local-servers.ts'
import { isPrivate } from '#server/models/private-address.ts'
import { readAddress } from '#server/models/wire-of.ts'
import { sayWithoutKeys } from './provider-words.ts'

test.each([
  [
    'Incorrect API key provided: sk-proj-abc***xyz. See the docs.',
    'Incorrect API key provided: [key]. See the docs.',
  ],
  ['Bad token: my-secret-token', 'Bad token: [key]'],
  ['Use  `max_completion_tokens`\ninstead.', 'Use `max_completion_tokens` instead.'],
])('a provider’s sentence is shown without keys and on one line: %s', (said, shown) => {
  expect(sayWithoutKeys(said, ['my-secret-token'])).toBe(shown)
})

test('a provider’s sentence is cut at 300 characters', () => {
  expect(sayWithoutKeys('word '.repeat(200), [])).toHaveLength(300)
})

test.each([
  ['http://127.0.0.1:11434/v1', true],
  ['http://localhost:8000/v1', true],
  ['http://[::1]:8000/v1', true],
  ['http://10.1.2.3/v1', true],
  ['http://ollama:11434/v1', true],
  ['https://api.openai.com/v1', false],
  ['http://8.8.8.8/v1', false],
  ['http://10.example.com/v1', false],
  ['http://169.254.169.254/v1', false],
])('%s is private: %s', (address, own) => {
  expect(isPrivate(address)).toBe(own)
})

test.each([
  [undefined, 'http://127.0.0.1:11434/v1'],
  ['0.0.0.0', 'http://127.0.0.1:11434/v1'],
  [':9999', 'http://127.0.0.1:9999/v1'],
  ['192.168.1.7:11434', 'http://192.168.1.7:11434/v1'],
  ['https://ollama.example.com', 'http://127.0.0.1:11434/v1'],
  ['not a host', 'http://127.0.0.1:11434/v1'],
])('OLLAMA_HOST %s leads to %s', (host, address) => {
  expect(localAddress('ollama', host)).toBe(address)
})

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1', ['chat', 'responses']],
  ['https://api.anthropic.com', 'https://api.anthropic.com', ['messages']],
  ['https://api.deepseek.com/anthropic', 'https://api.deepseek.com/anthropic', ['messages']],
  ['http://10.0.0.7:8000/v1/responses', 'http://10.0.0.7:8000/v1', ['responses']],
  ['http://10.0.0.7:8000/v1/chat/completions', 'http://10.0.0.7:8000/v1', ['chat']],
])('%s speaks what it should', (address, baseUrl, wires) => {
  expect(readAddress(address)).toEqual({ baseUrl, wires })
})
