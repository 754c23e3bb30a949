import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { ENDING, FRAMES, STRUCTURED } from '../script.ts'

// The scripted provider: every call gets the same reply. PUT /pace/<pace> sets how, for the calls that follow:
// a number is the milliseconds between frames; `each` sends every frame as a packet of its own, as fast as it
// can, as providers do that send each token when they have it; `bulk` hands all of them to the socket at once.
// A call that wants no stream is the server's reading of a message for the roadmap, and is told of nothing found.
let pace = 'bulk'

const server = createServer(async (request, response) => {
  pace = /^\/pace\/(\w+)$/.exec(request.url ?? '')?.[1] ?? pace
  const body = await text(request)
  if (request.method !== 'POST') return response.end()
  if (!/"stream":\s*true/.test(body)) {
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(STRUCTURED)
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' })
  if (pace === 'bulk') bulk(response)
  else if (pace === 'each') each(response, 0)
  else paced.add({ response, sent: 0, started: performance.now(), pace: Number(pace) })
})

function bulk(response: ServerResponse): void {
  for (const frame of FRAMES) response.write(frame)
  response.end(ENDING)
}

function each(response: ServerResponse, at: number): void {
  const frame = FRAMES[at]
  if (!frame) return void response.end(ENDING)
  if (response.write(frame)) setImmediate(each, response, at + 1)
  else response.once('drain', () => each(response, at + 1))
}

interface Paced {
  readonly response: ServerResponse
  readonly started: number
  readonly pace: number
  sent: number
}

const paced = new Set<Paced>()

/** Each stream keeps its own clock: what is due is sent frame by frame, also after a late tick. */
setInterval(() => {
  const now = performance.now()
  for (const reply of paced) {
    const due = Math.min(FRAMES.length, Math.floor((now - reply.started) / reply.pace) + 1)
    while (reply.sent < due) reply.response.write(FRAMES[reply.sent++])
    if (reply.sent < FRAMES.length) continue
    reply.response.end(ENDING)
    paced.delete(reply)
  }
}, 1)

server.listen(Number(process.argv[2]), '127.0.0.1', 4096)
