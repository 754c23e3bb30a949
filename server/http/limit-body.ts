import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'

const KB = 1024
/**
 * How much above its limit a body is still read off, in bytes. Whoever is answered and cut off while they send gets a
 * broken connection and no answer, and behind a proxy a 502. The proxies' own limit of 3 MB lies within it.
 */
const READ_OFF = 2 * KB * KB

/** Throws `too_large` for a body of more than `limit` bytes. One without a length is read to be counted. */
export async function limitBody(c: Context, limit: number): Promise<void> {
  const { body, headers } = c.req.raw
  if (!body) return
  const length = headers.has('Transfer-Encoding') ? null : headers.get('Content-Length')
  if (length !== null && Number(length) <= limit) return
  const kept = Number(length) > limit + READ_OFF ? undefined : await readUpTo(body, limit)
  if (!kept) throw new AppError('too_large', `This is too large to send: at most ${sizeOf(limit)} are taken.`)
  c.req.raw = new Request(c.req.raw, { body: kept })
}

/** The whole body; undefined when it is larger than `limit` bytes, of which it keeps no more. */
async function readUpTo(body: ReadableStream<Uint8Array>, limit: number): Promise<Blob | undefined> {
  const reader = body.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  while (size <= limit + READ_OFF) {
    const { done, value } = await reader.read()
    if (done) return size > limit ? undefined : new Blob(pieces)
    size += value.length
    if (size <= limit) pieces.push(new Uint8Array(value))
  }
  return undefined
}

const sizeOf = (bytes: number) => (bytes < KB * KB ? `${bytes / KB} kB` : `${bytes / KB / KB} MB`)
