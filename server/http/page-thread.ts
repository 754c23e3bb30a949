import { parentPort, workerData } from 'node:worker_threads'
import type { AskServer, DrawerData, Drawn, FromThread, PageToDraw } from './page-drawer.ts'

/** To the thread: a page to draw, or the answer to what one asked. */
type ToThread = { readonly page: PageToDraw } | { readonly id: number; readonly answer: unknown }

const { module, site } = workerData as DrawerData
const tell = (message: FromThread) => parentPort?.postMessage(message)

// The client reads the operator's settings from the page; here there is none.
Object.assign(globalThis, { siteToDraw: site })
const built = import(module) as Promise<{
  drawPage(page: PageToDraw, ask: AskServer): Promise<Drawn | undefined>
}>

const waiting = new Map<number, (answer: unknown) => void>()
let asked = 0
const ask: AskServer = (asks) =>
  new Promise((resolve) => {
    asked += 1
    waiting.set(asked, resolve)
    tell({ asks, id: asked })
  })

parentPort?.on('message', async (message: ToThread) => {
  if ('page' in message) return tell({ drawn: await (await built).drawPage(message.page, ask) })
  waiting.get(message.id)?.(message.answer)
  waiting.delete(message.id)
})
