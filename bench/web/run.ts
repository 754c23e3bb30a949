import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '../../e2e/chromium.ts'
import { buildWeb } from '../../scripts/build-web.ts'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'
import { installContenders } from '../lib/contenders.ts'
import { startProduct } from '../lib/product.ts'
import { median } from '../lib/statistics.ts'
import { type Audit, auditPage } from './audit.ts'
import { type Loaded, loadPage } from './load.ts'

/** What the issue asks for. */
const AIMS = {
  scriptBytes: 110_000,
  score: 98,
  layoutShift: 0,
  firstPaint: 1000,
  largestPaint: 1600,
  blocked: 100,
}
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
    executablePath: WHOLE_CHROMIUM,
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
  const { typable: loaded, idle } = await loadPage(browser, url)
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
    idleScriptBytes: idle.reduce((sum, file) => sum + (file.type === 'script' ? file.gzip : 0), 0),
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
  const atMost = (name: string, aim: number, value: number) => ({
    text: `${name} at most ${aim}: ${value}`,
    met: value <= aim,
  })
  const aims = [
    atMost('bytes of script (gzip) before a visitor can type', AIMS.scriptBytes, result.scriptBytes),
    { text: `score at least ${AIMS.score}: ${result.score}`, met: result.score >= AIMS.score },
    atMost('layout shift', AIMS.layoutShift, result.layoutShift),
    atMost('first paint ms', AIMS.firstPaint, result.firstPaintMs),
    atMost('largest paint ms', AIMS.largestPaint, result.largestPaintMs),
    atMost('blocked ms', AIMS.blocked, result.blockedMs),
  ]
  for (const { text, met } of aims) console.log(`${met ? 'met    ' : 'NOT MET'}  ${text}`)
  console.log(JSON.stringify({ ...result, aims: aims.map(({ met }) => met) }))
}
