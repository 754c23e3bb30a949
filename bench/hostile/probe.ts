import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../lib/server-process.ts'
import type { Sample } from './silences.ts'

export interface Probed {
  readonly server: readonly Sample[]
  readonly control: readonly Sample[]
}

export interface Probe {
  /** Returns what was measured so far. */
  read(): Promise<Probed>
  stop(): Promise<void>
}

const here = (file: string) => join(import.meta.dirname, file)

/** Asks the server, and beside it one that does nothing, in a steady rhythm from another process. */
export async function startProbe({ url, pid }: Pick<ServerProcess, 'url' | 'pid'>): Promise<Probe> {
  const control = await startServer({
    name: 'The control server',
    args: (port) => [here('control-server.ts'), String(port)],
    ready: '/',
  })
  const child = fork(here('probe-process.ts'), [`${url}/healthz`, `${pid}`, control.url, `${control.pid}`])
  const read = async () => {
    const answer = once(child, 'message')
    child.send('read')
    return (await answer)[0] as Probed
  }
  // It takes a while to start, and cases that nobody watches would count for nothing.
  while ((await read()).server.length < 2) await sleep(20)
  return {
    read,
    async stop() {
      child.disconnect()
      await control.stop()
    },
  }
}
