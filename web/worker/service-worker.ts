import { PrecacheController } from 'workbox-precaching'
import { answer, CLIENT_CACHE } from './answer.ts'

/** The files of the client and the empty page; scripts/bundle-web.ts writes them in. */
declare const PRECACHED: { url: string; revision: string | null }[]

/** An event of the worker's life, or a page's request. */
interface WorkerEvent extends Event {
  readonly request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(response: Promise<Response>): void
}

const controller = new PrecacheController({ cacheName: CLIENT_CACHE })
controller.addToCacheList(PRECACHED)

const on = (name: string, handle: (event: WorkerEvent) => void) =>
  addEventListener(name, (event) => handle(event as WorkerEvent))

// A new worker waits until the pages of the old one are closed: they may still load files that only the old one has.
on('install', (event) => void controller.install(event as never))
on('activate', (event) => void controller.activate(event as never))
on('fetch', (event) => {
  const { request } = event
  if (new URL(request.url).origin !== location.origin) return
  const response = answer(request, {
    network: () => fetch(request),
    kept: (address) => controller.matchPrecache(address),
  })
  if (response) event.respondWith(response)
})
