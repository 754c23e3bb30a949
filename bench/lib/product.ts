import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from './server-process.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts')

export interface ProductOptions {
  readonly env?: Record<string, string>
  /** Flags of Node, to profile the server. */
  readonly flags?: readonly string[]
}

/** Starts the real server on an empty data folder with its embedded database; stopping it removes both. */
export async function startProduct({ env = {}, flags = [] }: ProductOptions = {}): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'beachhead-bench-'))
  const server = await startServer({
    name: 'The server',
    args: () => [...flags, MAIN],
    env: (port) => ({ PORT: String(port), DATA_DIR: data, ...env }),
    ready: '/readyz',
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
