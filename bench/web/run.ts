import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '../../e2e/chromium.ts'
import { buildWeb } from '../../scripts/build-web.ts'
import { ensureChromium } from '../../scripts/ensure-chromium.ts'
import { installContenders } from '../lib/contenders.ts'
import { type Product, startProduct } from '../lib/product.ts'
import { median } from '../lib/statistics.ts'
import { type Audit, auditPage } from './audit.ts'
import { type Loaded, loadPage } from './load.ts'
import { layOut, signIn } from './member.ts'

/** What the issue asks for of the home page. */
const AIMS = {
  scriptBytes: 110_000,
  score: 98,
  layoutShift: 0,
  firstPaint: 1000,
  largestPaint: 1600,
  blocked: 100,
}
/** Its score of a member's pages. */
const MEMBER_SCORE = 92
const DEBUGGING_PORT = 48_221

/**
 * What a visitor loads before they can type, and how Lighthouse judges the home page, and a member's roadmap and long
 * conversation, with its mobile settings, on the production build that the server delivers. `--runs`: Lighthouse runs
 * of each page, 5 by default; medians are shown. `--pages home` leaves the member's pages out.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: 'all' } },
  })
  installContenders()
  if (!(await ensureChromium())) throw new Error('This bench needs Chromium.')
  await buildWeb()
  const server = await startProduct({ people: 1 })
  const browser = await chromium.launch({
    executablePath: WHOLE_CHROMIUM,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const runs = Number(values.runs)
    const home = await measureHome(server.url, browser, runs)
    const member = values.pages === 'home' ? [] : await measureMember(server, runs)
    report(home, member)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Medians of the visits to one page. */
interface Visits {
  readonly page: string
  readonly scores: readonly number[]
  readonly score: number
  readonly layoutShift: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly speedIndexMs: number
  readonly advice: Audit['advice']
}

async function visit(url: string, page: string, runs: number): Promise<Visits> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await auditPage(url, DEBUGGING_PORT))
  const middle = (value: (audit: Audit) => number) => median(audits.map(value))
  return {
    page,
    scores: audits.map(({ score }) => Math.round(score)),
    score: Math.round(middle((audit) => audit.score)),
    layoutShift: middle((audit) => audit.layoutShift),
    firstPaintMs: Math.round(middle((audit) => audit.firstPaint)),
    largestPaintMs: Math.round(middle((audit) => audit.largestPaint)),
    blockedMs: Math.round(middle((audit) => audit.blocked)),
    speedIndexMs: Math.round(middle((audit) => audit.speedIndex)),
    advice: audits[0]?.advice ?? [],
  }
}

type Home = Visits & Record<'scriptBytes' | 'styleBytes' | 'idleScriptBytes', number>

async function measureHome(url: string, browser: Browser, runs: number): Promise<Home> {
  const { typable: loaded, idle } = await loadPage(browser, url)
  console.log('\nLoaded by / before a visitor can type')
  console.table(
    loaded.map(({ path, type, gzip, sent }) => ({ path, type, 'gzip bytes': gzip, 'bytes sent': sent })),
  )
  const bytes = (files: readonly Loaded[], type: Loaded['type']) =>
    files.filter((file) => file.type === type).reduce((sum, file) => sum + file.gzip, 0)
  return {
    ...(await visit(url, '/', runs)),
    scriptBytes: bytes(loaded, 'script'),
    styleBytes: bytes(loaded, 'stylesheet'),
    idleScriptBytes: bytes(idle, 'script'),
  }
}

async function measureMember(server: Product, runs: number): Promise<Visits[]> {
  const conversation = await layOut(server)
  await signIn(server, DEBUGGING_PORT)
  return [
    await visit(`${server.url}/dashboard`, '/dashboard', runs),
    await visit(server.url + conversation, 'a long conversation', runs),
  ]
}

function report(home: Home, member: readonly Visits[]): void {
  const pages = [home, ...member]
  console.log(`\nLighthouse, mobile settings, medians of ${home.scores.length} runs`)
  console.table(
    pages.map((visits) => ({
      page: visits.page,
      score: visits.score,
      'of the runs': visits.scores.join(' '),
      'layout shift': visits.layoutShift,
      'first contentful paint ms': visits.firstPaintMs,
      'largest contentful paint ms': visits.largestPaintMs,
      'total blocking time ms': visits.blockedMs,
      'speed index ms': visits.speedIndexMs,
    })),
  )
  for (const { page, advice } of pages)
    for (const { title, saving } of advice)
      console.log(`Lighthouse suggests for ${page}: ${title} (${saving})`)

  console.log('\nAims')
  const atMost = (name: string, aim: number, value: number) => ({
    text: `${name} at most ${aim}: ${value}`,
    met: value <= aim,
  })
  const scoreOf = ({ page, score }: Visits, aim: number) => ({
    text: `score of ${page} at least ${aim}: ${score}`,
    met: score >= aim,
  })
  const aims = [
    atMost('bytes of script (gzip) before a visitor can type', AIMS.scriptBytes, home.scriptBytes),
    scoreOf(home, AIMS.score),
    atMost('layout shift', AIMS.layoutShift, home.layoutShift),
    atMost('first paint ms', AIMS.firstPaint, home.firstPaintMs),
    atMost('largest paint ms', AIMS.largestPaint, home.largestPaintMs),
    atMost('blocked ms', AIMS.blocked, home.blockedMs),
    ...member.map((visits) => scoreOf(visits, MEMBER_SCORE)),
  ]
  for (const { text, met } of aims) console.log(`${met ? 'met    ' : 'NOT MET'}  ${text}`)
  const figures = ({ page: _page, scores: _scores, advice: _advice, ...rest }: Home | Visits) => rest
  console.log(
    JSON.stringify({
      bench: 'web',
      ...figures(home),
      member: member.map(figures),
      aims: aims.map(({ met }) => met),
    }),
  )
}
