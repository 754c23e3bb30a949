import { expect, test } from 'vitest'
import type { ChangeEvent } from '#shared/events.ts'
import { createRecentChanges } from './recent-changes.ts'

const change = (id: string): ChangeEvent => ({ table: 'dashboard_config', id, op: 'UPDATE' })

/** What was heard, on a clock that is moved by hand. */
function begin() {
  let time = 5000
  const recent = createRecentChanges(() => time)
  const wait = (ms: number) => {
    time += ms
  }
  const idsOf = (userId: string, ms: number) => recent.last(userId, ms).changes.map(({ id }) => id)
  return { recent, wait, idsOf }
}

test('returns one person’s changes of the time that is asked for', () => {
  const { recent, wait, idsOf } = begin()
  wait(1000)
  recent.add('ada', change('old'))
  wait(1000)
  recent.add('ada', change('new'))
  recent.add('ben', change('other'))
  wait(500)
  expect(idsOf('ada', 800)).toEqual(['new'])
  expect(idsOf('ada', 2000)).toEqual(['old', 'new'])
  expect(recent.last('ada', 2000).reach).toBe(2000)
})

test('tells of a row once that changed many times', () => {
  const { recent, idsOf } = begin()
  for (let count = 0; count < 5; count += 1) recent.add('ada', change('reply'))
  expect(idsOf('ada', 1000)).toEqual(['reply'])
})

test('tells the end of a row as a change: who opens its address is told that it is gone', () => {
  const { recent } = begin()
  recent.add('ada', { ...change('reply'), op: 'DELETE' })
  expect(recent.last('ada', 1000).changes).toEqual([change('reply')])
})

test('reaches back no further than it has been listening', () => {
  const { recent, wait, idsOf } = begin()
  wait(300)
  expect(recent.last('ada', 2000).reach).toBe(300)
  recent.add('ada', change('before the break'))
  recent.restart()
  wait(200)
  recent.add('ada', change('after the break'))
  expect(idsOf('ada', 2000)).toEqual(['after the break'])
  expect(recent.last('ada', 2000).reach).toBe(200)
})

test('forgets after a minute, and says so', () => {
  const { recent, wait, idsOf } = begin()
  recent.add('ada', change('old'))
  wait(61_000)
  recent.add('ada', change('new'))
  expect(idsOf('ada', 100_000)).toEqual(['new'])
  expect(recent.last('ada', 100_000).reach).toBe(60_000)
})

test('reaches less far back where there was too much to remember', () => {
  const { recent, wait, idsOf } = begin()
  wait(1000)
  recent.add('ada', change('first'))
  wait(1000)
  for (let count = 0; count < 10_000; count += 1) recent.add('ben', change('many'))
  wait(100)
  expect(idsOf('ada', 5000)).toEqual([])
  expect(recent.last('ada', 5000).reach).toBe(1100)
})
