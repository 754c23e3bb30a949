import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import {
  type ModelRules,
  READY,
  type StrictProvider,
  startStrictProvider,
} from '#server/test/strict-provider.ts'
import type { Usage } from './contract/model.ts'
import { SHIPPED } from './known-models.ts'
import { createMemory } from './memory.ts'
import { createProviderModel, type ProviderModelOptions } from './provider-model.ts'

/** Models as their providers take them on 22 November 2026, and local servers. */
const MODELS: Record<string, ModelRules> = {
  'gpt-4o-mini': { wire: 'chat' },
  'gpt-5-2025-08-07': {
    wire: 'chat',
    limit: 'max_completion_tokens',
    temperature: 'never',
    efforts: ['minimal', 'low', 'medium', 'high'],
  },
  'gpt-5-mini-2025-08-07': {
    wire: 'chat',
    limit: 'max_completion_tokens',
    temperature: 'never',
    efforts: ['minimal', 'low', 'medium', 'high'],
  },
  // Takes no thinking at all, other than the rest of its family.
  'gpt-5-chat-latest': { wire: 'chat', limit: 'max_completion_tokens' },
  'gpt-6-luna': {
    wire: 'chat',
    limit: 'max_completion_tokens',
    temperature: 'unless_thinking',
    efforts: ['none', 'low', 'medium', 'high', 'xhigh', 'max'],
  },
  'gpt-6.2-sol': {
    wire: 'chat',
    limit: 'max_completion_tokens',
    temperature: 'never',
    efforts: ['low', 'medium', 'high', 'xhigh'],
  },
  // Nobody here knows it: no `none`, other than its family.
  'gpt-6-astra': {
    wire: 'chat',
    limit: 'max_completion_tokens',
    temperature: 'never',
    efforts: ['low', 'medium', 'high', 'xhigh'],
  },
  'o3-pro': { wire: 'responses', temperature: 'never', efforts: ['low', 'medium', 'high'] },
  'gemini-2.5-flash': { wire: 'chat', efforts: ['none', 'low', 'medium', 'high'], style: 'google' },
  'gemini-3.8-flash': {
    wire: 'chat',
    temperature: 'never',
    efforts: ['minimal', 'low', 'medium', 'high'],
    style: 'google',
  },
  'claude-haiku-4-5': { wire: 'messages', style: 'anthropic' },
  'claude-sonnet-5-5': {
    wire: 'messages',
    temperature: 'never',
    efforts: ['none', 'low', 'medium', 'high', 'max'],
    style: 'anthropic',
  },
  // Thinks always, and its schema is refused.
  'claude-novel-1': { wire: 'messages', temperature: 'never', schema: 'refused', style: 'anthropic' },
  'llama3.2:latest': { wire: 'chat', limit: 'max_tokens', schema: 'ignored' },
  'mistral-large-latest': { wire: 'chat', limit: 'max_tokens', streamOptions: 'refused', style: 'mistral' },
  'qwen3-8b': { wire: 'chat', schema: 'fenced', before: '<think>\nPlant managers know.\n</think>\n\n' },
  'deepseek-r1': { wire: 'chat', schema: 'refused', before: '<think>Hm.</think>', style: 'vllm' },
  'phi-4': { wire: 'chat', schema: 'refused_strict', streamOptions: 'refused' },
}

const DIALOGUE: PromptMessage[] = [
  { role: 'system', content: 'You are an adviser.' },
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Hello. What do you build?' },
  { role: 'user', content: 'Membranes.' },
  { role: 'user', content: 'Whom do I ask?' },
]
const SCHEMA = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
}

let provider: StrictProvider
beforeAll(async () => {
  provider = await startStrictProvider(MODELS)
})
afterAll(() => provider[Symbol.asyncDispose]())

const memory = createMemory()
/** The address of each model's provider. */
const addressOf = (model: string) =>
  MODELS[model]?.wire === 'messages' ? `${provider.origin}/anthropic` : `${provider.origin}/v1`
const open = (model: string, more: Partial<ProviderModelOptions> = {}) =>
  createProviderModel({
    provider: 'direct',
    baseUrl: addressOf(model),
    apiKey: 'sk-test-canary',
    model,
    temperature: 0.7,
    stream: true,
    stallLimit: 30_000,
    memory,
    known: SHIPPED,
    today: () => new Date('2026-11-22'),
    ...more,
  })

async function replyOf(model: string, more: Partial<ProviderModelOptions> = {}, messages = DIALOGUE) {
  let text = ''
  let usage: Usage | undefined
  let finish: string | undefined
  for await (const batch of open(model, more).reply({ messages, signal: AbortSignal.timeout(20_000) })) {
    text += batch.pieces.join('')
    usage = batch.usage ?? usage
    finish = batch.finish ?? finish
  }
  return { text, finish, usage }
}

const answered = expect.objectContaining({
  text: READY,
  finish: 'stop',
  usage: expect.objectContaining({ promptTokens: 100, completionTokens: 40, cachedTokens: 60 }),
})

describe.each(Object.keys(MODELS))('%s answers', (model) => {
  test('a reply that is streamed', async () => {
    expect(await replyOf(model)).toEqual(answered)
  })
  test('a reply in one piece', async () => {
    expect(await replyOf(model, { stream: false })).toEqual(answered)
  })
  test('with thinking off, and a temperature', async () => {
    expect(await replyOf(model, { effort: 'off', temperature: 1.4 })).toEqual(answered)
  })
  test('with much thinking', async () => {
    expect(await replyOf(model, { effort: 'high' })).toEqual(answered)
  })
  test('a first message without a prompt before it', async () => {
    expect(await replyOf(model, {}, [{ role: 'user', content: 'Hello' }])).toEqual(answered)
  })
  test('a question for JSON of a shape', async () => {
    const signal = AbortSignal.timeout(20_000)
    const { text } = await open(model).structured({
      name: 'title',
      schema: SCHEMA,
      messages: DIALOGUE,
      signal,
    })
    expect(JSON.parse(text)).toEqual({ title: 'Pricing a pilot' })
  })
  test('the second time at once: what it refused is not sent again', async () => {
    const before = provider.requests.length
    await replyOf(model)
    expect(provider.requests.slice(before).map(({ ok }) => ok)).toEqual([true])
  })
})

describe('what was learned', () => {
  test('is told once for each model and parameter, in the provider’s words', () => {
    const told = memory.adjustments.map(({ model, parameter }) => `${model} ${parameter}`)
    expect(told).toContain('mistral-large-latest stream_options')
    expect(told).toContain('o3-pro chat/completions')
    expect(told).toContain('gpt-6-astra reasoning_effort')
    expect(new Set(told).size).toBe(told.length)
    expect(memory.adjustments.find(({ model }) => model === 'gpt-5-chat-latest')?.said).toMatch(
      /Unsupported parameter: 'reasoning_effort'/,
    )
  })

  test('OpenAI’s Responses are asked to store nothing', () => {
    const asked = provider.requests.filter(({ path }) => path.endsWith('/responses'))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.every(({ body }) => body.store === false)).toBe(true)
  })
})
