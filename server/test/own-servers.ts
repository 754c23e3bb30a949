import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePid, type ServerProcess, spawnServer } from './process.ts'
import type { Upstream } from './upstream.ts'
import type { Visitor } from './visitor.ts'

/** Servers in processes of their own, on data folders of their own, and what is left of them when a file's tests end. */
export interface OwnServers {
  dataDir(): Promise<string>
  /** Begins to start a server on a folder. */
  spawn(folder: string, env?: Record<string, string>): Promise<ServerProcess>
  /** The same, until it answers. */
  start(folder: string): Promise<ServerProcess>
  /** Ends every server and database, and deletes the folders. */
  clear(): Promise<void>
}

/** Servers whose model is `upstream`. */
export function ownServers({ env: usual }: Upstream): OwnServers {
  const folders: string[] = []
  const processes: ServerProcess[] = []
  const spawn = async (folder: string, env?: Record<string, string>) => {
    const server = await spawnServer(folder, env ?? { ...usual, TRUST_PROXY: '1' })
    processes.push(server)
    return server
  }
  return {
    async dataDir() {
      const folder = await mkdtemp(join(tmpdir(), 'beachhead-kill-'))
      folders.push(folder)
      return folder
    },
    spawn,
    async start(folder) {
      const server = await spawn(folder)
      await server.ready()
      return server
    },
    async clear() {
      for (const server of processes) server.kill('SIGKILL')
      for (const folder of folders) {
        const pid = await databasePid(folder)
        if (pid) process.kill(pid, 'SIGQUIT')
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** A new account on such a server. */
export async function signUp(server: ServerProcess, name = 'ada'): Promise<Visitor> {
  const member = server.visitor()
  await member.signUp({ name, email: `${name}@example.org`, password: 'correct horse' })
  return member
}
