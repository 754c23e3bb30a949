import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spawnServer } from '#server/test/process.ts'
import { cloneDatabase, startTestServer } from '#server/test/server.ts'
import { refusal, reply, startUpstream, type Upstream } from '#server/test/upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream[Symbol.asyncDispose]())

interface OtlpSpan {
  name: string
  traceId: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

describe('metrics', () => {
  test('count calls of the model with their tokens, cost, first word and failures, requests by route, and the queue', async () => {
    await using server = await startTestServer({ env: upstream.env })
    const member = await server.member()
    await member.ask('We did 12 interviews with plant managers.')
    upstream.script(refusal(401))
    expect((await server.visitor().post('And now?')).status).toBe(401)
    const text = await (await member.fetch('/metrics')).text()
    const value = (line: string) => Number(new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1])
    const of = 'provider="direct",model="gpt-4o-mini"'
    expect(value(`beachhead_model_calls_total\\{${of},kind="reply",outcome="complete"\\}`)).toBe(1)
    expect(value(`beachhead_model_calls_total\\{${of},kind="reply",outcome="upstream_unauthorized"\\}`)).toBe(
      1,
    )
    const structured = value(`beachhead_model_calls_total\\{${of},kind="structured",outcome="complete"\\}`)
    expect(structured).toBeGreaterThan(0)
    expect(value(`beachhead_model_first_text_seconds_count\\{${of}\\}`)).toBe(1)
    // What server/test/upstream.ts counts for a reply, and for each answer in JSON.
    const [tokensIn, tokensOut] = [800 + structured * 900, 400 + structured * 60]
    expect(value(`beachhead_model_tokens_total\\{${of},direction="in"\\}`)).toBe(tokensIn)
    expect(value(`beachhead_model_tokens_total\\{${of},direction="out"\\}`)).toBe(tokensOut)
    const dollars = (tokensIn * 0.15 + tokensOut * 0.6) / 1e6
    expect(value(`beachhead_model_cost_dollars_total\\{${of}\\}`)).toBeCloseTo(dollars, 10)
    expect(text).toMatch(
      /beachhead_http_seconds_count\{method="POST",route="\/functions\/v1\/chat",status="200"\} 1/,
    )
    expect(value('beachhead_extraction_waiting')).toBeGreaterThanOrEqual(0)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).toMatch(/^beachhead_database_connections\{state="idle"\} /m)
  })
})

describe('traces', () => {
  let collector: Server
  const spans: OtlpSpan[] = []
  let resource = ''
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beachhead-traces-'))
    collector = createServer(async (request, response) => {
      const body = (await json(request)) as {
        resourceSpans: { resource: object; scopeSpans: { spans: OtlpSpan[] }[] }[]
      }
      for (const each of body.resourceSpans) {
        resource = JSON.stringify(each.resource)
        spans.push(...each.scopeSpans.flatMap((scope) => scope.spans))
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    await new Promise((resolve) => collector.close(resolve))
    await rm(folder, { recursive: true, force: true })
  })

  test('are sent where OpenTelemetry’s variables say, one for a request with the model’s call in it, and hold no words of anybody', async () => {
    upstream.script(reply('Secret advice.'))
    const server = await spawnServer(folder, {
      ...upstream.env,
      DATABASE_URL: await cloneDatabase(),
      AUTH_SECRET: 'a secret for tests that nobody else uses',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_SERVICE_NAME: 'advice',
    })
    await server.ready()
    await server.visitor().ask('My secret question')
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    const names = spans.map(({ name }) => name)
    expect(names).toContain('POST /functions/v1/chat')
    expect(names).toContain('chat gpt-4o-mini')
    const traceOf = (name: string) => spans.find((span) => span.name === name)?.traceId
    expect(traceOf('chat gpt-4o-mini')).toBe(traceOf('POST /functions/v1/chat'))
    expect(resource).toContain('advice')
    expect(JSON.stringify(spans)).not.toMatch(/secret|advice|sk-test/i)
  })
})
