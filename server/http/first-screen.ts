import { access } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Language } from '#shared/language.ts'
import type { PublicSite } from '#shared/site.ts'

/** The input of the thread: the path of the built module, and the operator's settings. */
export interface ToDraw {
  readonly module: string
  readonly site: PublicSite
}

/** A page in one language before any script has run: the home page drawn, and three lines of any page. */
export interface FirstScreen {
  readonly html: string
  readonly description: string
  readonly noScript: string
  /** The line above it when the client could not be loaded. */
  readonly incomplete: string
}

export type FirstScreens = Readonly<Record<Language, FirstScreen>>

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
