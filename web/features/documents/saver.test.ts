import { describe, expect, test } from 'vitest'
import { Changed, createSaver } from './saver.ts'

interface Call {
  readonly key: string
  readonly typed: string | null
  readonly before: string | null
}

/** A saver whose pauses end when `pause` is called. */
function start(save: (call: Call) => Promise<void> = async () => {}, unsaved: [string, string][] = []) {
  const calls: Call[] = []
  const kept: [string, string | null][][] = []
  let waiting: (() => void) | null = null
  const saver = createSaver(new Map([['us', 'Spanlicht']]), new Map(unsaved), {
    async save(key, typed, before) {
      calls.push({ key, typed, before })
      await save({ key, typed, before })
    },
    keep: (unsavedNow) => kept.push([...unsavedNow]),
    later(act) {
      waiting = act
      return () => {
        waiting = null
      }
    },
  })
  return { saver, calls, kept, pause: () => waiting?.() }
}

describe('what is typed into a document', () => {
  test('is stored once after a pause, with what stood there before', async () => {
    const { saver, calls, pause } = start()
    saver.type('us', 'N')
    saver.type('us', 'Norgas')
    expect(calls).toEqual([])
    pause()
    await saver.flush()
    expect(calls).toEqual([{ key: 'us', typed: 'Norgas', before: 'Spanlicht' }])
    expect(saver.get().saving).toBe('saved')
    saver.type('us', null)
    await saver.flush()
    expect(calls.at(-1)).toEqual({ key: 'us', typed: null, before: 'Norgas' })
  })

  test('is stored again when more was typed meanwhile', async () => {
    const { saver, calls } = start(async ({ typed }) => {
      if (typed === 'N') saver.type('us', 'Norgas')
    })
    saver.type('us', 'N')
    await saver.flush()
    expect(calls.map(({ typed, before }) => [typed, before])).toEqual([
      ['N', 'Spanlicht'],
      ['Norgas', 'N'],
    ])
  })

  test('is kept on the device until it is stored', async () => {
    let online = false
    const { saver, kept } = start(async () => {
      if (!online) throw new Error('offline')
    })
    saver.type('price', '4,800 €')
    await saver.flush()
    expect(saver.get().saving).toBe('failed')
    expect(kept.at(-1)).toEqual([['price', '4,800 €']])
    online = true
    await saver.flush()
    expect(saver.get().saving).toBe('saved')
    expect(kept.at(-1)).toEqual([])
  })

  test('is stored when the page opens after it could not be', async () => {
    const { saver, calls } = start(undefined, [['price', '4,800 €']])
    expect(saver.get().typed.get('price')).toBe('4,800 €')
    await saver.flush()
    expect(calls).toEqual([{ key: 'price', typed: '4,800 €', before: null }])
  })

  test('does not overwrite what another tab typed, until the founder says so', async () => {
    const { saver, calls } = start(async ({ before }) => {
      if (before === 'Spanlicht') throw new Changed('Theirs')
    })
    saver.type('us', 'Mine')
    await saver.flush()
    expect(saver.get().conflicts.get('us')).toBe('Theirs')
    await saver.flush()
    expect(calls).toHaveLength(1)
    saver.settle('us', 'mine')
    await saver.flush()
    expect(calls.at(-1)).toEqual({ key: 'us', typed: 'Mine', before: 'Theirs' })
    expect(saver.get().conflicts.size).toBe(0)
  })

  test('gives way to what another tab typed', async () => {
    const { saver, kept } = start(() => Promise.reject(new Changed('Theirs')))
    saver.type('us', 'Mine')
    await saver.flush()
    saver.settle('us', 'theirs')
    expect(saver.get().typed.get('us')).toBe('Theirs')
    expect(kept.at(-1)).toEqual([])
  })
})
