/** Rows of learned numbers in whole tenths (tenths.ts), each with a name; row `i` begins at `i * size`. */
export interface Table {
  /** Numbers of a row. */
  readonly size: number
  readonly names: readonly string[]
  readonly numbers: Int8Array
}

const WORD = Uint32Array.BYTES_PER_ELEMENT
/** Numbers that the header has for each table: its size, its rows, the bytes of its names. */
const FIELDS = 3

/**
 * The bytes of a file of `content/learned`. A header of unsigned 32-bit numbers, the lowest byte first: how many tables
 * there are, then for each its size, its rows and the bytes of its names. Then for each the names in UTF-8 with a line
 * break between two, and last for each a signed byte for every number.
 */
export function packTables(tables: readonly Table[]): Uint8Array {
  const names = tables.map((table) => new TextEncoder().encode(table.names.join('\n')))
  const fields = tables.flatMap((table, at) => [table.size, table.names.length, names[at]?.length ?? 0])
  const header = new DataView(new ArrayBuffer((1 + fields.length) * WORD))
  for (const [at, value] of [tables.length, ...fields].entries()) header.setUint32(at * WORD, value, true)
  const parts = [header, ...names, ...tables.map(({ numbers }) => numbers)].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Reads what `packTables` wrote; the numbers stay in `bytes`. Throws where those are of another length. */
export function unpackTables(bytes: Uint8Array): Table[] {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const field = (at: number) => header.getUint32(at * WORD, true)
  const heads = Array.from({ length: field(0) }, (_, at) => ({
    size: field(1 + at * FIELDS),
    rows: field(2 + at * FIELDS),
    named: field(3 + at * FIELDS),
  }))
  let at = (1 + heads.length * FIELDS) * WORD
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  const names = heads.map(({ named, rows }) =>
    rows === 0 ? [] : new TextDecoder().decode(take(named)).split('\n'),
  )
  const numbers = heads.map(({ size, rows }) => {
    const { buffer, byteOffset, length } = take(size * rows)
    return new Int8Array(buffer, byteOffset, length)
  })
  if (at !== bytes.length) throw new Error('A file of content/learned is cut off: learn it again.')
  return heads.map(({ size }, place) => ({
    size,
    names: names[place] ?? [],
    numbers: numbers[place] ?? new Int8Array(),
  }))
}

/** Reads a file of two tables. */
export function unpackTwo(bytes: Uint8Array): readonly [Table, Table] {
  const [first, second] = unpackTables(bytes)
  if (!first || !second) throw new Error('A file of content/learned lacks a table: learn it again.')
  return [first, second]
}

/** One row of a table. */
export const rowOf = ({ size, numbers }: Table, place: number): Int8Array =>
  numbers.subarray(place * size, (place + 1) * size)
