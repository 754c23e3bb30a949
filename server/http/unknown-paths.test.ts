import { expect, test } from 'vitest'
import { openLog } from '#server/runtime/log.ts'
import { noteUnknownPaths } from './unknown-paths.ts'

function noting() {
  const lines: { path: string; leftOut?: number }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log = openLog({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, { write })
  const clock = { now: 0 }
  const note = noteUnknownPaths(() => clock.now)
  return { lines, clock, ask: (path: string) => note(log, path) }
}

test('S45: the line of an unknown path holds its first segment and no token, however long the path is', () => {
  const { lines, ask } = noting()
  for (const path of [
    '/wp-login.php',
    '/auth/reset/TOKENSECRET',
    '/kJ8sLq0Zr2TbVn4XcM6wYe1A',
    `/${'x/'.repeat(8_000)}`,
  ])
    ask(path)
  expect(lines.map(({ path }) => path)).toEqual(['/wp-login.php', '/auth/…', '/kJ8sLq0Z…', '/x/…'])
})

test('unknown paths get 20 lines a minute, and the next line says how many were left out', () => {
  const { lines, clock, ask } = noting()
  for (let asked = 0; asked < 5_000; asked++) ask('/nowhere')
  expect(lines).toHaveLength(20)
  clock.now = 60_000
  ask('/nowhere')
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toMatchObject({ path: '/nowhere', leftOut: 4_980 })
})
