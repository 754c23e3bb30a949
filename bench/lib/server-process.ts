import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Sends a message to a probe that was loaded into the process, and resolves with its answer. */
  ask(question: string): Promise<unknown>
  stop(): Promise<void>
}

export interface ServerCommand {
  readonly name: string
  /** Flags of Node, the script, and its arguments; `port` is where it is to listen. */
  readonly args: (port: number) => string[]
  readonly env?: (port: number) => Record<string, string>
  /** A path that answers once the server is ready. */
  readonly ready: string
  /** Shows what the server writes to its standard output. */
  readonly showOutput?: boolean
}

/** Starts a server in a process of its own, on a free port, and waits until it answers. */
export async function startServer({
  name,
  args,
  env,
  ready,
  showOutput = false,
}: ServerCommand): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, args(port), {
    // The channel ends with this process, which tells a server that listens to it to stop.
    stdio: ['ignore', showOutput ? 'inherit' : 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env?.(port) },
  })
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-2000)
  })
  let stopping = false
  child.once('exit', (code, signal) => {
    if (!stopping) console.error(`${name} ended by itself (${signal ?? code}): ${complaint}`)
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await answers(url + ready)); attempt++) {
    if (hasEnded(child) || attempt === 2_400) {
      child.kill('SIGKILL')
      throw new Error(`${name} does not start: ${complaint}`)
    }
    await sleep(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async ask(question) {
      const answer = once(child, 'message')
      child.send(question)
      return (await answer)[0]
    },
    stop: async () => {
      stopping = true
      process.off('exit', abandon)
      await stop(child)
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), 12_000)
  await gone
  clearTimeout(killer)
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined && response.status < 500
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
