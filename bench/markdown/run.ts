import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { CHROMIUM, CHROMIUM_FLAGS } from '../../e2e/chromium.ts'
import { CONTENDERS, installContenders } from '../lib/contenders.ts'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const chunkCount = 1000
const contenders = ['ours', 'whole', 'streamdown'] as const
type Contender = (typeof contenders)[number]

interface Sample {
  /** Milliseconds of script, as the browser accounts for them, garbage collection included. */
  script: number
  /** Milliseconds spent in renders alone. */
  work: number
  /** Chunks whose rendering took longer than one frame. */
  slow: number
  worst: number
  last: number
  words: number
}

/**
 * Renders one reply of 20 kB in 1,000 chunks with each contender, in interleaved rounds in one browser, and
 * prints medians and ratios, then one line of JSON. `args`: the number of rounds, 3 by default.
 */
export async function run(args: string[] = []) {
  const rounds = Math.max(1, Number(args[0] ?? 3) || 3)
  installContenders()
  const folder = await mkdtemp(join(tmpdir(), 'bench-markdown-'))
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
  try {
    const script = await bundle(folder)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.route('**/*', (route) => route.abort())
    await page.addStyleTag({ path: join(folder, 'page.css') })
    await page.addScriptTag({ path: script })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    await report(page, cdp, rounds)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Has `react-markdown` count what it parses, so that a finished message rendered again would be seen. */
const countParses: Plugin = {
  name: 'count-parses',
  transform(code, id) {
    if (!id.endsWith('react-markdown/lib/index.js')) return
    const start = 'export function Markdown(options) {'
    if (!code.includes(start)) throw new Error('react-markdown has changed; countParses must follow it.')
    const count = 'window.parses?.set(options.children, (window.parses.get(options.children) ?? 0) + 1)'
    return { code: code.replace(start, `${start}\n  ${count}`), map: null }
  },
}

async function bundle(outDir: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), countParses],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { streamdown: join(CONTENDERS, 'node_modules', 'streamdown') },
      dedupe: ['react', 'react-dom', 'react-markdown', 'remark-gfm', 'unified', 'micromark'],
    },
    build: {
      outDir,
      cssCodeSplit: false,
      lib: {
        entry: join(here, 'page.tsx'),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
    },
  })
  return join(outDir, 'page.js')
}

async function measure(page: Page, cdp: CDPSession, of: Contender, characters: number): Promise<Sample> {
  await cdp.send('HeapProfiler.collectGarbage')
  const before = await scriptTime(cdp)
  const { times, last, words } = await page.evaluate(
    ([name, size, count]) => window.benchMarkdown.run(name, size, count),
    [of, characters, chunkCount] as const,
  )
  return {
    script: (await scriptTime(cdp)) - before,
    work: times.reduce((sum, time) => sum + time, last),
    slow: times.filter((time) => time > 16).length,
    worst: Math.max(...times),
    last,
    words,
  }
}

async function scriptTime(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0) * 1000
}

async function report(page: Page, cdp: CDPSession, rounds: number) {
  for (const of of contenders) await measure(page, cdp, of, 4000)
  const samples: Record<Contender, Sample[]> = { ours: [], whole: [], streamdown: [] }
  const growth: Record<number, Sample[]> = { 10000: [], 20000: [], 40000: [] }
  for (let round = 0; round < rounds; round++) {
    for (const of of contenders) samples[of].push(await measure(page, cdp, of, 20_000))
    for (const size of [10_000, 20_000, 40_000]) growth[size]?.push(await measure(page, cdp, 'ours', size))
  }
  const finished = await page.evaluate(() => window.benchMarkdown.countFinishedParses(20, 200))

  const table = Object.fromEntries(
    contenders.map((of) => [
      of,
      {
        'script ms': Math.round(median(samples[of].map((sample) => sample.script))),
        'of it rendering ms': Math.round(median(samples[of].map((sample) => sample.work))),
        'chunks over 16 ms': median(samples[of].map((sample) => sample.slow)),
        'slowest chunk ms': round1(median(samples[of].map((sample) => sample.worst))),
        'end of stream ms': round1(median(samples[of].map((sample) => sample.last))),
        'characters shown': median(samples[of].map((sample) => sample.words)),
      },
    ]),
  )
  console.log(`\n20 kB in ${chunkCount} chunks, ${rounds} interleaved rounds, medians`)
  console.table(table)
  const perSize = Object.fromEntries(
    Object.entries(growth).map(([size, of]) => [
      `${Number(size) / 1000} kB`,
      Math.round(median(of.map((one) => one.script))),
    ]),
  )
  console.log(`ours by length, ${chunkCount} chunks each, script ms`)
  console.table(perSize)
  const ratio = (other: Contender) =>
    round3(
      median(samples.ours.map((ours, index) => ours.script / (samples[other][index]?.script ?? Number.NaN))),
    )
  const summary = {
    bench: 'markdown',
    rounds,
    scriptMs: Object.fromEntries(contenders.map((of) => [of, table[of]?.['script ms']])),
    chunksOver16ms: Object.fromEntries(contenders.map((of) => [of, table[of]?.['chunks over 16 ms']])),
    oursToStreamdown: ratio('streamdown'),
    oursToWhole: ratio('whole'),
    oursByLength: perSize,
    finishedMessageParses: finished.again,
  }
  console.log(
    `ours : streamdown ${summary.oursToStreamdown} (aim 0.5), ours : whole ${summary.oursToWhole} (aim 0.05)`,
  )
  console.log(
    `20 finished messages, parsed ${finished.first} times at first, were parsed ${finished.again} times while another streamed`,
  )
  console.log(JSON.stringify(summary))
}

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

const round1 = (value: number) => Math.round(value * 10) / 10
const round3 = (value: number) => Math.round(value * 1000) / 1000
