import { importContender } from '../lib/contenders.ts'

/** What Lighthouse says of one visit. */
export interface Audit {
  /** 0 to 100. */
  readonly score: number
  readonly layoutShift: number
  /** Milliseconds on the simulated phone. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly speedIndex: number
  /** What it would change first. */
  readonly advice: readonly { readonly title: string; readonly saving: string }[]
}

interface LighthouseAudit {
  title: string
  score: number | null
  numericValue?: number
  displayValue?: string
}

interface LighthouseResult {
  lhr: { categories: { performance?: { score: number | null } }; audits: Record<string, LighthouseAudit> }
}

interface Lighthouse {
  default(
    url: string,
    flags: { port: number; output: 'json'; onlyCategories: string[]; logLevel: 'error' },
  ): Promise<LighthouseResult | undefined>
}

/** Runs Lighthouse, with its own settings for a phone, in the browser that listens on `port`. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const { default: lighthouse } = await importContender<Lighthouse>('lighthouse')
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: ['performance'],
    logLevel: 'error',
  })
  if (!result) throw new Error('Lighthouse gave no result')
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    layoutShift: value('cumulative-layout-shift'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    advice: Object.values(audits).flatMap(({ title, score, displayValue }) =>
      score !== null && score < 0.9 && displayValue ? [{ title, saving: displayValue }] : [],
    ),
  }
}
