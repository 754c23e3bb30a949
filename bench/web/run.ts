import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS } from '../../e2e/chromium.ts'
import { buildWeb } from '../../scripts/build-web.ts'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'
import { installContenders } from '../lib/contenders.ts'
import { startProduct } from '../lib/product.ts'
import { median } from '../lib/statistics.ts'
import { type Audit, auditPage } from './audit.ts'
import { type Loaded, loadUntilTypable } from './load.ts'

/** What the issue asks for. */
const AIMS = { scriptBytes: 200_000, score: 95, layoutShift: 0.02 }
const DEBUGGING_PORT = 48_221

/**
 * What a visitor loads before they can type, and how Lighthouse judges the page with its mobile settings, on
 * the production build that the server delivers. `--runs`: Lighthouse runs, 5 by default; medians are shown.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } })
  installContenders()
  if (!(await ensureChromium())) throw new Error('This bench needs Chromium.')
  await buildWeb()
  const server = await startProduct()
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    await measure(server.url, browser, Number(values.runs))
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(url: string, browser: Browser, runs: number): Promise<void> {
  const loaded = await loadUntilTypable(browser, url)
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await auditPage(url, DEBUGGING_PORT))
  const bytes = (type: Loaded['type']) =>
    loaded.filter((file) => file.type === type).reduce((sum, file) => sum + file.gzip, 0)
  const middle = (value: (audit: Audit) => number) => median(audits.map(value))

  console.log('\nLoaded by / before a visitor can type')
  console.table(
    loaded.map(({ path, type, gzip, sent }) => ({ path, type, 'gzip bytes': gzip, 'bytes sent': sent })),
  )
  const result = {
    bench: 'web',
    scriptBytes: bytes('script'),
    styleBytes: bytes('stylesheet'),
    score: Math.round(middle((audit) => audit.score)),
    layoutShift: middle((audit) => audit.layoutShift),
    firstPaintMs: Math.round(middle((audit) => audit.firstPaint)),
    largestPaintMs: Math.round(middle((audit) => audit.largestPaint)),
    blockedMs: Math.round(middle((audit) => audit.blocked)),
    speedIndexMs: Math.round(middle((audit) => audit.speedIndex)),
  }
  console.log(`\nLighthouse, mobile settings, medians of ${runs} runs`)
  console.table({
    score: { value: result.score, 'of the runs': audits.map((audit) => Math.round(audit.score)).join(' ') },
    'layout shift': { value: result.layoutShift },
    'first contentful paint ms': { value: result.firstPaintMs },
    'largest contentful paint ms': { value: result.largestPaintMs },
    'total blocking time ms': { value: result.blockedMs },
    'speed index ms': { value: result.speedIndexMs },
  })
  for (const { title, saving } of audits[0]?.advice ?? [])
    console.log(`Lighthouse suggests: ${title} (${saving})`)

  console.log('\nAims')
  const aims = [
    {
      text: `at most ${AIMS.scriptBytes / 1000} kB of JavaScript (gzip): ${result.scriptBytes}`,
      met: result.scriptBytes <= AIMS.scriptBytes,
    },
    { text: `score at least ${AIMS.score}: ${result.score}`, met: result.score >= AIMS.score },
    {
      text: `layout shift at most ${AIMS.layoutShift}: ${result.layoutShift}`,
      met: result.layoutShift <= AIMS.layoutShift,
    },
  ]
  for (const { text, met } of aims) console.log(`${met ? 'met    ' : 'NOT MET'}  ${text}`)
  console.log(JSON.stringify({ ...result, aims: aims.map(({ met }) => met) }))
}
