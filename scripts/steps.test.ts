import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Returns what a script with these steps prints, and how it ends. */
function play(steps: string): { lines: string[]; code: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'beachhead-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = `import { beside, run, say, step, summarise } from '${join(import.meta.dirname, 'steps.ts')}'
    const shell = (line) => async () => (await run('sh', ['-c', line])) === 0
    const file = '${join(folder, 'aside.txt')}'
    ${steps}`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { lines: stdout.split('\n').filter((line) => line !== ''), code: status }
}

test('steps beside others are printed whole when their turn comes, and stand in the summary in their order', () => {
  const { lines, code } = play(`
    const aside = beside(file, async () => [await step('Aside', shell('echo first; echo second >&2'))])
    const written = 'for _ in 1 2 3 4 5 6 7 8 9 10; do grep -q second ' + file + ' && break; sleep 0.2; done'
    const results = [await step('Main', shell(written + '; echo main'))]
    results.push(...(await aside()))
    summarise(results)`)
  expect(lines.map((line) => line.replace(/\(.*s\)/, '(s)'))).toEqual([
    '── Main',
    'main',
    '── Aside',
    'first',
    'second',
    '── Summary',
    'ok      Main (s)',
    'ok      Aside (s)',
  ])
  expect(code).toBe(0)
})

test('a step beside others that fails is named, and fails the run', () => {
  const { lines, code } = play(`
    const aside = beside(file, async () => {
      say('looking')
      return [await step('Aside', async () => { throw new Error('It broke') })]
    })
    summarise([await step('Main', async () => true), ...(await aside())])`)
  expect(lines).toEqual(expect.arrayContaining(['looking', 'It broke']))
  expect(lines.at(-1)).toMatch(/^FAILED {2}Aside/)
  expect(code).toBe(1)
})
