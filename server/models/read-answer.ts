import type { IncomingMessage } from 'node:http'
import type { Adapter } from './adapters/adapter.ts'
import { BrokenStream } from './adapters/broken-stream.ts'
import { isWebPage, WEB_PAGE } from './adapters/provider-words.ts'
import { readJson } from './adapters/read-json.ts'
import { createStreamReader, type StreamReader } from './adapters/read-stream.ts'
import { createThinkFilter } from './adapters/think-filter.ts'
import { bodyOf } from './adapters/upstream-fetch.ts'
import type { ModelBatch } from './contract/model.ts'
import { gather } from './gather.ts'
import type { Watch } from './watch.ts'

/**
 * Milliseconds between two batches of a reply's text. Each is a packet to its reader, which costs more than all else that is
 * done for it: as many replies as one process writes at a time make `perReply` longer ones of them. Thirty a second read as
 * smoothly as more, and ten are still no halting.
 */
const BATCH = { least: 33, perReply: 1 / 2, most: 100 }
/** How long an answer may go on after its last word before its connection is given up, in milliseconds. */
const RELEASE_MS = 1_000

/** Streams being read in this process. */
let reading = 0
const pauseOf = () => Math.min(BATCH.most, Math.max(BATCH.least, reading * BATCH.perReply))

/** Reads a streamed answer as it comes. Throws BrokenStream when it breaks or ends before it is whole. */
export async function* readEvents(
  response: Response,
  adapter: Pick<Adapter, 'readEvent'>,
  watch: Watch,
): AsyncGenerator<ModelBatch> {
  const reader = createStreamReader(adapter.readEvent)
  const stream = bodyOf(response)
  reading += 1
  try {
    for await (const bytes of gather(stream, pauseOf)) {
      watch.alive()
      yield* checked(reader, reader.read(bytes))
      if (reader.over) break
    }
    if (!reader.over) yield* checked(reader, reader.end())
  } catch (error) {
    if (error instanceof BrokenStream || watch.signal.aborted) throw error
    // The text was whole already; what broke is what providers send after it.
    if (!reader.whole) throw new BrokenStream('The connection to the provider broke', { cause: error })
  } finally {
    reading -= 1
    if (reader.over) release(stream)
    else stream.destroy()
  }
  if (reader.whole) return
  if (isWebPage(reader.stray)) {
    throw new BrokenStream('The provider answered with a web page', { said: WEB_PAGE, passing: false })
  }
  throw new BrokenStream('The provider closed the stream before its end')
}

function* checked(reader: StreamReader, batch: ModelBatch): Generator<ModelBatch> {
  if (batch.pieces.length > 0 || batch.thinking || batch.finish || batch.usage) yield batch
  if (!reader.error) return
  const { status = 500, said } = reader.error
  throw new BrokenStream('The provider told of an error', { status, said, passing: false })
}

/** Lets the connection serve the next call, if the provider ends this answer soon after its last word. */
function release(stream: IncomingMessage): void {
  const timer = setTimeout(() => stream.destroy(), RELEASE_MS).unref()
  stream.once('error', () => {})
  stream.once('close', () => clearTimeout(timer))
  stream.resume()
}

/** Reads an answer that was not streamed, without what the model thought aloud before it. */
export async function readWholeAnswer(
  response: Response,
  adapter: Pick<Adapter, 'readWhole'>,
): Promise<ModelBatch> {
  const { pieces, finish, usage } = adapter.readWhole(await readJson(response))
  const filter = createThinkFilter()
  const text = `${filter.take(pieces.join('')) ?? ''}${filter.end()}`
  return { pieces: text === '' ? [] : [text], finish, usage }
}
