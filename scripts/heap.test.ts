import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const { heapFlags } = (await import(new URL('./heap.mjs', import.meta.url).href)) as {
  heapFlags: (totalBytes: number, nodeOptions?: string) => string[]
}

const MIB = 1024 * 1024

test('the heap takes three eighths of the memory there is, and at least 192 MB', () => {
  expect(heapFlags(256 * MIB)).toEqual(['--max-old-space-size=192'])
  expect(heapFlags(511 * MIB)).toEqual(['--max-old-space-size=192'])
  expect(heapFlags(512 * MIB)).toEqual(['--max-old-space-size-percentage=37.5'])
  expect(heapFlags(64 * 1024 * MIB)).toEqual(['--max-old-space-size-percentage=37.5'])
})

test('an operator’s NODE_OPTIONS that bound the heap win, and others do not', () => {
  expect(heapFlags(1024 * MIB, '--max-old-space-size=300')).toEqual([])
  expect(heapFlags(1024 * MIB, '--trace-warnings --max_old_space_size=300')).toEqual([])
  expect(heapFlags(1024 * MIB, '--max-old-space-size-percentage=50')).toEqual([])
  expect(heapFlags(1024 * MIB, '--trace-warnings')).toHaveLength(1)
})

test('the image and the service, which start without scripts/run.mjs, have the same bound', async () => {
  const [flag = ''] = heapFlags(1024 * MIB)
  for (const file of ['Containerfile', 'beachhead.service']) {
    expect(await readFile(`deploy/${file}`, 'utf8'), file).toContain(`NODE_OPTIONS=${flag}`)
  }
})
