import { spawn } from 'node:child_process'

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

/** Runs a program with its output shown; resolves to its exit code. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs one step under a heading and keeps going when it fails, so that one run shows everything. */
export async function step(
  name: string,
  work: () => Promise<boolean | Omit<StepResult, 'name' | 'seconds'>>,
): Promise<StepResult> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const result = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
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
