/** What a request of a page is answered from. */
export interface Sources {
  network(): Promise<Response>
  /** A file of the client as this worker has it, by its address. */
  kept(address: string): Promise<Response | undefined>
}

/** Where the browser keeps the client. */
export const CLIENT_CACHE = 'beachhead.client'

/** The page that stands in for every address while there is no network: empty, its client draws what belongs there. */
export const SHELL = '/auth'

/** What the client is made of beside `/assets`. */
const FILES = /^\/(?:before-paint\.js|favicon\.svg|manifest\.webmanifest|icon-[\w-]+\.png)$/

/**
 * Answers a request for a page or for a file of the client; undefined for all others, which are none of the worker's
 * business. A page is always asked of the server first, so that a worker from before an update shows the new client; the
 * files of that one have other names, and are not among the kept ones.
 */
export function answer(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  sources: Sources,
): Promise<Response> | undefined {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return undefined
  if (pathname.startsWith('/assets/')) return keptFirst(pathname, sources)
  if (FILES.test(pathname)) return networkFirst(pathname, sources)
  return request.mode === 'navigate' ? networkFirst(SHELL, sources) : undefined
}

/** A file under `/assets` never changes: its name holds its hash. */
async function keptFirst(address: string, { network, kept }: Sources): Promise<Response> {
  return (await kept(address)) ?? network()
}

async function networkFirst(address: string, { network, kept }: Sources): Promise<Response> {
  try {
    return await network()
  } catch (error) {
    const found = await kept(address)
    if (found) return found
    throw error
  }
}
