import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The raw pass-through: Hono, fetch, and the provider's body handed on as it is.
const [port, upstream] = process.argv.slice(2)

const app = new Hono()
app.get('/', (c) => c.text('ready'))
app.post('/v1/chat/completions', async (c) => {
  const response = await fetch(`${upstream}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer sk-bench' },
    body: await c.req.text(),
  })
  return new Response(response.body, {
    status: response.status,
    headers: { 'Content-Type': 'text/event-stream' },
  })
})

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
