import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playConversation, starterSearch } from './conversation.ts'
import { modelPrompt, openKnowledge } from './model-prompt.ts'
import type { PromptCase } from './prompts.ts'

const CASES: PromptCase[] = JSON.parse(readFileSync(new URL('prompts.json', import.meta.url), 'utf8'))

describe('the prompts of evals/prompts', () => {
  test('begin the same, and end with at most three entries and the founder’s message', async () => {
    openKnowledge()
    const retrieval = starterSearch()
    const beginnings = new Set<string>()
    for (const { turns } of CASES) {
      const [asked] = (await playConversation(retrieval, turns.slice(-1), () => '')).slice(-1)
      if (!asked) throw new Error('A case has no message')
      const { messages } = modelPrompt(asked)
      beginnings.add(messages[0]?.content ?? '')
      expect(messages.at(-1)?.content).toBe(turns.at(-1))
      expect(messages.at(-2)?.content.match(/^### /gm)?.length ?? 0).toBeLessThanOrEqual(3)
    }
    expect(beginnings.size).toBe(1)
  })
})
