import type { Language } from '#shared/language.ts'
import { playConversation, shownReply, starterSearch } from './conversation.ts'

export interface TranscriptCase {
  readonly lang: Language
  readonly founder: string
  readonly turns: string[]
}

const INTRODUCTION = `# Three conversations with the built-in guide

No model, no key, no network: the guide answers from the knowledge base and from the roadmap that grows with the conversation. What can be added to the roadmap or opened with one tap stands below the reply. Nothing here is edited by hand. \`npm run -s eval -- transcripts evals/transcripts.json > docs/transcripts.md\` writes this file, and a test fails when it is no longer what the guide says.
`

/** The conversations as Markdown: what the founder wrote is quoted, the replies stand as they are shown. */
export async function writeTranscripts(cases: readonly TranscriptCase[]): Promise<string> {
  const retrieval = starterSearch()
  const parts = [INTRODUCTION]
  for (const { founder, turns } of cases) {
    parts.push(`## ${founder}\n`)
    const held = await playConversation(retrieval, turns)
    for (const [at, each] of held.entries())
      parts.push(`> **${turns[at]}**\n`, `${shownReply(each)}\n`, '---\n')
  }
  return parts.join('\n').replace(/\n---\n$/, '')
}
