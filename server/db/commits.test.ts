import { expect, test } from 'vitest'
import { createCommits } from './commits.ts'

/** A disk that writes when it is told to, and what it was asked for. */
function scriptedDisk() {
  const writes: { done: () => void; fail: (error: Error) => void }[] = []
  const flush = () => new Promise<void>((done, fail) => void writes.push({ done, fail }))
  return { writes, flush }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('one that commits by itself waits for the disk as usual', async () => {
  const { writes, flush } = scriptedDisk()
  const durably = createCommits(flush)
  expect(await durably(async (soon) => soon)).toBe(false)
  expect(await durably(async (soon) => soon)).toBe(false)
  expect(writes).toHaveLength(0)
})

test('those that commit while another does share one write, and wait for it', async () => {
  const { writes, flush } = scriptedDisk()
  const durably = createCommits(flush)
  const held = Promise.withResolvers<void>()
  const first = durably(() => held.promise)
  const done: number[] = []
  const others = [1, 2, 3].map((each) =>
    durably(async (soon) => expect(soon).toBe(true)).then(() => done.push(each)),
  )
  await turn()
  expect(writes).toHaveLength(1)
  held.resolve()
  await first
  expect(done).toEqual([])

  const late = durably(async () => {}).then(() => done.push(4))
  await turn()
  // What was committed after a write began is not in it.
  writes[0]?.done()
  await Promise.all(others)
  expect(done).toEqual([1, 2, 3])
  await turn()
  writes[1]?.done()
  await late
  expect(done).toEqual([1, 2, 3, 4])
})

test('a write that fails is told to those it was for, and the next ones are not harmed', async () => {
  const { writes, flush } = scriptedDisk()
  const durably = createCommits(flush)
  const held = Promise.withResolvers<void>()
  const first = durably(() => held.promise)
  const second = durably(async () => {})
  const refused = expect(second).rejects.toThrow('disk')
  await turn()
  writes[0]?.fail(new Error('disk'))
  await refused
  const third = durably(async () => {})
  await turn()
  writes[1]?.done()
  await third
  held.resolve()
  await first
})
