import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { startProduct } from '../lib/product.ts'
import { significant } from '../lib/statistics.ts'
import { startCachingProvider } from './caching-provider.ts'

const TURNS = 10
const DIALOGUES = join(import.meta.dirname, '..', '..', 'evals', 'dialogues-fresh.json')
/** About as long as replies are. */
const REPLY =
  'Ask five plant managers this week what one unplanned stop costs them, and write down each sum. '.repeat(9)

interface Dialogue {
  readonly turns: readonly { readonly user: string }[]
}

/**
 * Holds a conversation of ten turns with a provider that counts cached tokens. Of all prompt tokens, and of those of
 * replies alone: the share that the provider counts as cached, and that the server has recorded.
 */
export async function measureCachedShare() {
  const dialogues = JSON.parse(await readFile(DIALOGUES, 'utf8')) as Dialogue[]
  const turns = dialogues.find((each) => each.turns.length === TURNS)?.turns ?? []
  const provider = await startCachingProvider(REPLY)
  const env = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: `${provider.url}/v1` }
  const product = await startProduct({ people: 1, env })
  try {
    const [token = ''] = product.tokens
    let conversationId: string | undefined
    for (const { user } of turns) conversationId = await say(product.url, token, user, conversationId)
    const recorded = await recordedShare(product.connection)
    const { replies, others } = provider
    const result = {
      turns: turns.length,
      calls: replies.calls + others.calls,
      promptTokens: replies.prompt + others.prompt,
      cachedShare: significant((replies.cached + others.cached) / (replies.prompt + others.prompt)),
      ofReplies: significant(replies.cached / replies.prompt),
      recorded: significant(recorded),
    }
    console.log('\nPrompt tokens that begin like an earlier prompt, over one conversation')
    console.table([result])
    return result
  } finally {
    await product.stop()
    await provider.stop()
  }
}

/** Sends a message and waits for its whole reply. */
async function say(url: string, token: string, content: string, conversationId: string | undefined) {
  const response = await fetch(`${url}/functions/v1/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ messages: [{ role: 'user', content }], conversationId }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`A message was answered ${response.status}: ${text}`)
  return conversationId ?? response.headers.get('x-conversation-id') ?? undefined
}

async function recordedShare(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ share: number }>(
      'select (sum(cached_tokens)::float8 / sum(prompt_tokens)) as share from usage_events',
    )
    return rows[0]?.share ?? 0
  } finally {
    await client.end()
  }
}
