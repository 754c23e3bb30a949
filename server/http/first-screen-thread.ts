import { parentPort, workerData } from 'node:worker_threads'
import type { FirstScreens, ToDraw } from './first-screen.ts'

const { module, site } = workerData as ToDraw

// The client reads the operator's settings from the page; here there is none.
Object.assign(globalThis, { siteToDraw: site })
const built = (await import(module)) as { drawFirstScreens(): Promise<FirstScreens> }
parentPort?.postMessage(await built.drawFirstScreens())
