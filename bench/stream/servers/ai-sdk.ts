import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { importContender } from '../../lib/contenders.ts'

interface AiSdk {
  streamText(options: { model: unknown; messages: unknown; allowSystemInMessages: boolean }): {
    toUIMessageStreamResponse(): Response
  }
}

interface Provider {
  createOpenAICompatible(options: {
    name: string
    baseURL: string
    apiKey: string
  }): (model: string) => unknown
}

// The smallest server that the AI SDK's own guide builds: streamText, answered as its stream for web pages.
const [port, upstream] = process.argv.slice(2)
const { streamText } = await importContender<AiSdk>('ai')
const { createOpenAICompatible } = await importContender<Provider>('@ai-sdk/openai-compatible')
const provider = createOpenAICompatible({ name: 'bench', baseURL: `${upstream}/v1`, apiKey: 'sk-bench' })

const app = new Hono()
app.get('/', (c) => c.text('ready'))
app.post('/v1/chat/completions', async (c) => {
  const { messages } = await c.req.json<{ messages: unknown }>()
  const result = streamText({ model: provider('gpt-bench'), messages, allowSystemInMessages: true })
  return result.toUIMessageStreamResponse()
})

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
