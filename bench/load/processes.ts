import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

interface Stat {
  readonly parent: number
  /** Processor time in milliseconds: its own, and that of its children that have ended. */
  readonly own: number
  readonly ended: number
}

/** Returns what Linux tells of a process; undefined when it is gone. */
function stat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ms = (...at: number[]) =>
      (at.reduce((sum, index) => sum + (fields[index] ?? 0), 0) / TICKS_PER_SECOND) * 1000
    return { parent: fields[1] ?? 0, own: ms(11, 12), ended: ms(13, 14) }
  } catch {
    return undefined
  }
}

/** Processor time a process has taken so far, all its threads, in milliseconds. */
export function processorTime(pid: number): number {
  return stat(pid)?.own ?? Number.NaN
}

/** The same of a process with its children, also those that have ended. */
export function familyTime(pid: number): number {
  const first = stat(pid)
  if (!first) return Number.NaN
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => stat(Number(name)))
  return running.reduce(
    (sum, child) => sum + (child?.parent === pid ? child.own + child.ended : 0),
    first.own + first.ended,
  )
}

/** Memory a process holds now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
