import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Product, startProduct } from '../lib/product.ts'
import { median, quantile, significant } from '../lib/statistics.ts'

/** The aim of issue 5, in milliseconds at p95: from sending a question to the first piece of the guide's reply. */
const AIM = 50
const PEOPLE = 10
/** Questions asked before any is timed: a server that just started translates its code while it answers. */
const WARM_UP = 40
const QUESTIONS = ['replies-test.json', 'replies-blind-5a.json', 'replies-blind-5b.json']
const EVALS = join(import.meta.dirname, '..', '..', 'evals')

async function questions(): Promise<string[]> {
  const files = await Promise.all(QUESTIONS.map((name) => readFile(join(EVALS, name), 'utf8')))
  return files.flatMap((text) => (JSON.parse(text) as { turns: string[] }[]).flatMap(({ turns }) => turns))
}

/** Milliseconds to the first piece of text, and to the end. Each question begins a conversation. */
async function ask(product: Product, token: string, content: string): Promise<[first: number, end: number]> {
  const started = performance.now()
  const response = await fetch(`${product.url}/functions/v1/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  })
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
  let first = Number.NaN
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (Number.isNaN(first) && /"content":"[^"]/.test(text)) first = performance.now() - started
  }
  if (Number.isNaN(first)) throw new Error(`No text came: ${text.slice(0, 500)}`)
  return [first, performance.now() - started]
}

/** How soon the guide begins to answer, over HTTP, one question at a time. */
export async function run(): Promise<void> {
  const product = await startProduct({ people: PEOPLE })
  try {
    const all = await questions()
    const firsts: number[] = []
    const ends: number[] = []
    for (const [at, question] of [...all.slice(0, WARM_UP), ...all].entries()) {
      const [first, end] = await ask(product, product.tokens[at % PEOPLE] ?? '', question)
      if (at < WARM_UP) continue
      firsts.push(first)
      ends.push(end)
    }
    const figures = {
      kind: 'guide',
      questions: firsts.length,
      firstMedianMs: significant(median(firsts)),
      firstP95Ms: significant(quantile(firsts, 0.95)),
      endMedianMs: significant(median(ends)),
      aimMs: AIM,
    }
    console.table(figures)
    console.log(JSON.stringify(figures))
  } finally {
    await product.stop()
  }
}
