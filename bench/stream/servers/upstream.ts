import { createServer, type ServerResponse } from 'node:http'
import { ENDING, FRAMES } from '../script.ts'

// The scripted provider: every call gets the same reply, a frame every `pace` milliseconds, or as fast as
// the connection takes them when `pace` is 0. PUT /pace/<milliseconds> sets it for the calls that follow.
let pace = 0

const server = createServer((request, response) => {
  const wanted = /^\/pace\/(\d+)$/.exec(request.url ?? '')
  if (wanted) pace = Number(wanted[1])
  request.resume().on('end', () => {
    if (request.method !== 'POST') return response.end()
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
    if (pace > 0) paced.add({ response, sent: 0, started: performance.now(), pace })
    else unpaced(response)
  })
})

function unpaced(response: ServerResponse): void {
  for (const frame of FRAMES) response.write(frame)
  response.end(ENDING)
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
