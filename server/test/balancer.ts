import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer extends AsyncDisposable {
  readonly url: string
}

/** Hands each request to the next of `targets`, as a balancer without memory does; a dead one is passed over. */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => attempt(0))
    const attempt = (failures: number) => {
      const target = targets[turn++ % targets.length] ?? ''
      const { method, headers, url = '/' } = incoming
      const forward = request(new URL(url, target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      })
      forward.on('error', () => {
        if (outgoing.headersSent) outgoing.destroy()
        else if (failures + 1 < targets.length) attempt(failures + 1)
        else outgoing.writeHead(502).end()
      })
      outgoing.on('close', () => forward.destroy())
      forward.end(Buffer.concat(chunks))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
