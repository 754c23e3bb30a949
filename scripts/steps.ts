import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { setPriority } from 'node:os'

export interface StepResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  /** Tests counted in this step, where it runs tests. */
  readonly passed?: number
  readonly failed?: number
  /** What to read first when something went wrong: tests that failed, or needed a second try. */
  readonly named?: readonly string[]
}

/** The file that steps print into which run beside others: two that print at once cannot be read. */
const aside = new AsyncLocalStorage<number>()

/** How far programs of such steps step back behind the others, as `nice` counts. */
const NICENESS = 10

/** Prints a line; in steps beside others into their file. */
export function say(line: string): void {
  const file = aside.getStore()
  if (file === undefined) console.log(line)
  else writeSync(file, `${line}\n`)
}

/** Begins steps beside those that follow. What is returned waits for their end, and prints what they had to say. */
export function beside<T>(path: string, work: () => Promise<T>): () => Promise<T> {
  const file = openSync(path, 'w')
  const working = aside.run(file, work).finally(() => closeSync(file))
  // Until somebody waits for it, it fails nobody.
  working.catch(() => {})
  return async () => {
    try {
      return await working
    } finally {
      process.stdout.write(readFileSync(path))
    }
  }
}

/** Runs a program with its output shown; resolves to its exit code. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const file = aside.getStore()
  const output = file ?? 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    if (file !== undefined && child.pid !== undefined) stepBack(child.pid)
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    // It has ended already, or the machine does not let anybody say so.
  }
}

/** Runs one step under a heading and keeps going when it fails, so that one run shows everything. */
export async function step(
  name: string,
  work: () => Promise<boolean | Omit<StepResult, 'name' | 'seconds'>>,
): Promise<StepResult> {
  say(`\n── ${name}`)
  const started = performance.now()
  const result = await work().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return false
  })
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return { name, seconds, ...(typeof result === 'boolean' ? { ok: result } : result) }
}

/** Prints what happened and sets the exit code. The last line counts the tests in plain words. */
export function summarise(results: readonly StepResult[], notes: readonly string[] = []): void {
  console.log('\n── Summary')
  for (const { name, ok, seconds, passed, failed, named = [] } of results) {
    const tests = passed === undefined ? '' : `  ${passed} passed, ${failed ?? 0} failed`
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)${tests}`)
    for (const line of named) console.log(`        ${line}`)
  }
  for (const note of notes) console.log(`NOTE    ${note}`)
  const broken = results.filter(({ ok }) => !ok)
  if (broken.length > 0) process.exitCode = 1
  if (results.every(({ passed }) => passed === undefined)) return
  const passed = results.reduce((sum, result) => sum + (result.passed ?? 0), 0)
  const failed = results.reduce((sum, result) => sum + (result.failed ?? 0), 0)
  console.log(`\n${passed} passed, ${Math.max(failed, broken.length)} failed`)
}
