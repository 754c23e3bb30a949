import { expect, test } from 'vitest'
import { retry } from './retry.ts'

const fails = (times: number) => {
  let calls = 0
  return async (failures: number) => {
    expect(failures).toBe(calls)
    calls += 1
    if (calls <= times) throw new Error(`failure ${calls}`)
    return calls
  }
}

test('retry returns what the first try that succeeds returns', async () => {
  const heard: number[] = []
  const again = (_: unknown, failures: number) => heard.push(failures) > 0
  const { signal } = new AbortController()
  expect(await retry(fails(3), { pauses: [0, 1], signal, again })).toBe(4)
  expect(heard).toEqual([1, 2, 3])
})

test('retry throws the last failure when it is told to stop', async () => {
  const { signal } = new AbortController()
  const work = retry(fails(9), { pauses: [0], signal, again: (_, failures) => failures < 2 })
  await expect(work).rejects.toThrow('failure 2')
})

test('retry cuts its waiting short when it is aborted, and tries once more', async () => {
  const stop = new AbortController()
  const again = (_: unknown, failures: number) => {
    if (failures === 1) queueMicrotask(() => stop.abort())
    return true
  }
  const work = retry(fails(9), { pauses: [60_000], signal: stop.signal, again })
  await expect(work).rejects.toThrow('failure 2')
})
