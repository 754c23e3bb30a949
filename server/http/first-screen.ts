import { access } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { LANGUAGES, type Language } from '#shared/language.ts'
import type { PublicSite } from '#shared/site.ts'

/** What the thread is given: where the built module lies, and the operator's settings. */
export interface ToDraw {
  readonly module: string
  readonly site: PublicSite
}

export type FirstScreens = Readonly<Record<Language, string>>

/**
 * Draws the home page as a new visitor sees it, in every language, with the operator's settings in it. That takes a
 * thread of its own, whose memory goes with it. Undefined while the module (`dist/first-screen`) is not built.
 */
export async function drawFirstScreens(module: string, site: PublicSite): Promise<FirstScreens | undefined> {
  const isBuilt = await access(module).then(
    () => true,
    () => false,
  )
  if (!isBuilt) return undefined
  const workerData: ToDraw = { module, site }
  const thread = new Worker(new URL('./first-screen-thread.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) =>
      reject(new Error(`The first screen was not drawn: the thread ended with ${code}.`)),
    )
  })
}

/** The language of the first screen: the first of the browser's that we speak, else English. */
export function languageOfRequest(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').slice(0, 500).split(',')
  const ranked = wanted
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of ranked) {
    const known = LANGUAGES.find((each) => each === language)
    if (known) return known
  }
  return 'en'
}
