import { mkdirSync, writeFileSync } from 'node:fs'
import type { Language } from '#shared/language.ts'
import { playConversation, starterSearch } from './conversation.ts'
import { modelPrompt, openKnowledge } from './model-prompt.ts'

/** A conversation whose last message the prompt is for; `replies` stand in for what a model answered before. */
export interface PromptCase {
  readonly name: string
  readonly lang: Language
  readonly turns: readonly string[]
  readonly replies?: readonly string[]
}

const FOLDER = 'evals/prompts'

/** Writes the prompt of each case to a file that a person can read. */
export async function writePrompts(cases: readonly PromptCase[]) {
  const retrieval = starterSearch()
  openKnowledge()
  mkdirSync(FOLDER, { recursive: true })
  const tokens: number[] = []
  for (const { name, lang, turns, replies = [] } of cases) {
    const given = replies[Symbol.iterator]()
    const held = await playConversation(retrieval, turns, () => given.next().value ?? '')
    const asked = held.at(-1)
    if (!asked) continue
    const told = asked.messages.filter(({ content }) => content !== '')
    const { messages } = modelPrompt({ ...asked, messages: told })
    const length = messages.reduce((sum, { content }) => sum + content.length, 0)
    tokens.push(Math.ceil(length / 4))
    const parts = messages.map(({ role, content }) => `## ${role}\n\n${content}\n`)
    const head = `# ${name} (${lang})\n\nWritten by \`npm run eval -- prompts evals/prompts.json\`: what a model is sent, some ${Math.ceil(length / 4)} tokens.\n`
    writeFileSync(`${FOLDER}/${name}.md`, [head, ...parts].join('\n'))
  }
  return { kind: 'prompts', prompts: tokens.length, mostTokens: Math.max(0, ...tokens) }
}
