import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '#server/runtime/log.ts'
import type { Profile } from '#shared/account.ts'
import type { DrawnFor, DrawnFrom, DrawnPage } from '#shared/drawn-page.ts'
import type { Language } from '#shared/language.ts'
import type { PublicSite } from '#shared/site.ts'

/** A page that somebody wants to see. */
export interface PageToDraw extends DrawnFor {
  readonly path: string
  readonly language: Language
  readonly profile: Profile
}

/** Answers what a page asks the server while it is drawn; undefined when the server refuses. */
export type AskServer = (address: string) => Promise<unknown>

/** The input of the thread when it starts. */
export interface DrawerData {
  readonly module: string
  readonly site: PublicSite
}

export type Drawn = DrawnPage & Pick<DrawnFrom, 'queries'>

/** From the thread: a question of the page, or the page. */
export type FromThread =
  | { readonly asks: string; readonly id: number }
  | { readonly drawn: Drawn | undefined }

export interface PageDrawer {
  /** Somebody may want a page in a moment: a thread starts for them. */
  prepare(): Promise<void>
  /** The page; undefined when it cannot be drawn now, and the client does it. */
  draw(page: PageToDraw, ask: AskServer): Promise<Drawn | undefined>
  close(): Promise<void>
}

/** A page that takes longer is drawn sooner by its client; milliseconds. */
const TIME_MS = 2000
/** A thread without work ends after this long; milliseconds. */
const IDLE_MS = 60_000
/** Memory that it may have, in megabytes. */
const HEAP_MB = 192

interface Thread {
  readonly worker: Worker
  /** The person that it serves; undefined until there is one. */
  userId: string | undefined
  readonly site: PublicSite
  idle: NodeJS.Timeout | undefined
}

/**
 * Draws pages in a thread from the client's module at `module`. The thread starts when somebody wants a page,
 * serves no second person, and ends when it has had no work for a minute. Only one page is drawn at a time:
 * whoever comes meanwhile has it drawn by their own client.
 */
export function openPageDrawer(module: string, site: () => PublicSite, log: Log): PageDrawer {
  let thread: Thread | undefined
  let isBusy = false

  const end = async () => {
    const ended = thread
    thread = undefined
    clearTimeout(ended?.idle)
    await ended?.worker.terminate()
  }
  const rest = (used: Thread) => {
    clearTimeout(used.idle)
    used.idle = setTimeout(() => void end(), IDLE_MS).unref()
  }
  const start = (): Thread => {
    const current = site()
    const workerData: DrawerData = { module, site: current }
    const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
      workerData,
      // Nothing of the server's.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    })
    worker.unref()
    // Where nobody waits for it either: an error without a listener would end the process.
    worker.on('error', (err) => {
      log.warn({ err }, 'The thread that draws pages failed')
      if (thread?.worker === worker) void end()
    })
    return { worker, userId: undefined, site: current, idle: undefined }
  }
  const threadOf = async (userId: string): Promise<Thread> => {
    if (thread && (thread.site !== site() || (thread.userId ?? userId) !== userId)) await end()
    thread ??= start()
    thread.userId = userId
    clearTimeout(thread.idle)
    return thread
  }

  return {
    async prepare() {
      if (thread || isBusy || !(await isBuilt(module)) || thread) return
      thread = start()
      rest(thread)
    },
    async draw(page, ask) {
      if (isBusy) return undefined
      isBusy = true
      try {
        if (!(await isBuilt(module))) return undefined
        const used = await threadOf(page.profile.id)
        const drawn = await drawIn(used.worker, page, ask)
        rest(used)
        return drawn
      } catch (err) {
        log.warn({ err }, 'A page could not be drawn ahead; its client draws it')
        await end()
        return undefined
      } finally {
        isBusy = false
      }
    },
    close: end,
  }
}

const isBuilt = (module: string) =>
  access(module).then(
    () => true,
    () => false,
  )

/** Has a thread draw a page, and answers what that asks. Rejects when the thread fails or takes too long. */
async function drawIn(worker: Worker, page: PageToDraw, ask: AskServer): Promise<Drawn | undefined> {
  const left = new AbortController()
  const late = AbortSignal.timeout(TIME_MS)
  const done = Promise.withResolvers<Drawn | undefined>()
  const onMessage = (message: FromThread) => {
    if ('drawn' in message) return done.resolve(message.drawn)
    const { id, asks } = message
    ask(asks).then(
      (answer) => left.signal.aborted || worker.postMessage({ id, answer }),
      (error: unknown) => done.reject(error),
    )
  }
  worker.on('message', onMessage)
  late.addEventListener('abort', () => done.reject(new Error(`The page took longer than ${TIME_MS} ms.`)))
  const exit = once(worker, 'exit', { signal: left.signal }).then(
    () => done.reject(new Error('The thread that draws pages ended.')),
    (error: unknown) => done.reject(error),
  )
  try {
    worker.postMessage({ page })
    return await done.promise
  } finally {
    left.abort()
    worker.off('message', onMessage)
    await exit
  }
}
