import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** A line to a database that can be cut: whoever is behind it is, to all the others, a dead process. */
export interface CutLine extends AsyncDisposable {
  /** The database's address by way of this line. */
  readonly url: string
  /** Breaks every connection and refuses new ones, until `heal`. */
  cut(): void
  /** Swallows what is sent either way; a connection that is open before `heal` stays deaf for ever. */
  freeze(): void
  heal(): void
  /** Passes on what holds this text once more, and breaks that connection in place of the answer. */
  loseAnswerTo(text: string): void
}

export async function openLine(databaseUrl: string): Promise<CutLine> {
  const direct = new URL(databaseUrl)
  const host = direct.searchParams.get('host') ?? direct.hostname
  const port = Number(direct.port || 5432)
  const connect = () =>
    createConnection(host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port })
  const open = new Set<Socket>()
  let whole = true
  let frozen = false
  const deaf = new Set<Socket>()
  let unanswered: string | undefined
  const server = createServer((near) => {
    if (!whole) return near.resetAndDestroy()
    const far = connect()
    if (frozen) deaf.add(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        deaf.delete(socket)
        other.destroy()
      })
    }
    let losing = false
    near.on('data', (sent: Buffer) => {
      if (deaf.has(near)) return
      if (unanswered !== undefined && sent.includes(unanswered)) {
        losing = true
        unanswered = undefined
      }
      far.write(sent)
    })
    far.on('data', (answer: Buffer) => {
      if (deaf.has(near)) return
      if (losing) near.destroy()
      else near.write(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    cut() {
      whole = false
      breakAll()
    },
    freeze() {
      frozen = true
      for (const socket of open) deaf.add(socket)
    },
    heal() {
      whole = true
      frozen = false
    },
    loseAnswerTo(text) {
      unanswered = text
    },
    async [Symbol.asyncDispose]() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
