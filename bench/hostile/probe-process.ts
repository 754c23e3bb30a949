import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sample } from './silences.ts'
import { epochMs } from './steps.ts'

// Asks two addresses every 20 ms, each on a connection of its own, and tells how long each answer took. It is a process of
// its own, so that the work of making cases does not show in its clock.
const EVERY_MS = 20
const [server = '', serverPid = '', control = '', controlPid = ''] = process.argv.slice(2)

/** Milliseconds for which a process's main thread wanted to run and other work had the processor; 0 where Linux tells not. */
function queued(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

function watch(url: string, pid: string): () => Sample[] {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const samples: Sample[] = []
  let open = { asked: epochMs(), queued: queued(pid) }
  const answered = () =>
    new Promise<boolean>((resolve) => {
      get(url, { agent }, (response) => response.resume().on('close', () => resolve(true))).on('error', () =>
        resolve(false),
      )
    })
  const sample = (): Sample => [open.asked, epochMs() - open.asked, queued(pid) - open.queued]
  const run = async () => {
    for (;;) {
      open = { asked: epochMs(), queued: queued(pid) }
      // While nobody is there, it stays silent.
      while (!(await answered())) await sleep(EVERY_MS)
      samples.push(sample())
      await sleep(Math.max(0, open.asked + EVERY_MS - epochMs()))
    }
  }
  void run()
  // What has not answered yet has been silent until now.
  return () => (samples.at(-1)?.[0] === open.asked ? samples : [...samples, sample()])
}

const watched = { server: watch(server, serverPid), control: watch(control, controlPid) }
process.on('message', () => process.send?.({ server: watched.server(), control: watched.control() }))
process.on('disconnect', () => process.exit())
