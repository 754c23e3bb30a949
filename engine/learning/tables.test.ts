import { expect, test } from 'vitest'
import { packTables, rowOf, unpackTables } from './tables.ts'

const TABLES = [
  { size: 2, names: ['de heiß', 'fr été'], numbers: Int8Array.of(1, -31, 31, 0) },
  { size: 3, names: [], numbers: new Int8Array() },
  { size: 1, names: ['bias'], numbers: Int8Array.of(-7) },
]

test('tables come out of their bytes as they went in', () => {
  expect(unpackTables(packTables(TABLES))).toEqual(TABLES)
})

test('tables are read from the middle of a buffer', () => {
  const packed = packTables(TABLES)
  const shifted = new Uint8Array(packed.length + 5)
  shifted.set(packed, 5)
  const [words] = unpackTables(shifted.subarray(5))
  expect(words && [...rowOf(words, 1)]).toEqual([31, 0])
})

test('bytes that are cut off are refused', () => {
  expect(() => unpackTables(packTables(TABLES).slice(0, -1))).toThrow('learn it again')
})
