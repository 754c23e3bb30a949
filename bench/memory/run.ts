import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { type Product, startProduct } from '../lib/product.ts'

/** How many people talk at the same time. */
const AT_ONCE = 4
/** How many conversations each person begins: an account may not talk without end. */
const EACH = 20
/** Whole conversations of founders; each of ours begins with a message of theirs. */
const DIALOGUES = 'evals/dialogues-own.json'

const OPTIONS = {
  /** Limits of the heap in MB; 0 is none. */
  heaps: { type: 'string', default: '0,192,384' },
  /** Numbers of conversations after which memory is looked at. */
  conversations: { type: 'string', default: '200,2000' },
  /** Seconds of rest before the first look. */
  idle: { type: 'string', default: '60' },
} as const

interface Row {
  readonly heap: number | null
  readonly restMb: number
  readonly afterMb: Record<string, number>
  readonly peakMb: number | null
}

/**
 * Prints the resident memory of the server's process at rest and after conversations with the built-in guide, for each
 * limit of its heap; then one line of JSON. The database is a process of its own and does not count.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  const looks = numbers(values.conversations).sort((a, b) => a - b)
  const messages = await readMessages()
  const rows: Row[] = []
  for (const heap of numbers(values.heaps)) {
    rows.push(await measure({ heap, looks, messages, idle: Number(values.idle) }))
  }
  console.table(
    rows.map(({ heap, restMb, afterMb, peakMb }) => ({
      'heap limit, MB': heap ?? 'none',
      'at rest': restMb,
      ...Object.fromEntries(Object.entries(afterMb).map(([count, mb]) => [`after ${count}`, mb])),
      peak: peakMb ?? 'unknown',
    })),
  )
  console.log(JSON.stringify({ bench: 'memory', idle: Number(values.idle), rows }))
}

const numbers = (list: string) => list.split(',').map(Number)

interface Measured {
  readonly heap: number
  readonly looks: readonly number[]
  readonly messages: readonly string[]
  readonly idle: number
}

async function measure({ heap, looks, messages, idle }: Measured): Promise<Row> {
  const flags = heap > 0 ? [`--max-old-space-size=${heap}`] : []
  const product = await startProduct({ flags, people: Math.ceil((looks.at(-1) ?? 0) / EACH) })
  try {
    await sleep(idle * 1000)
    const restMb = await residentMb(product.pid)
    const afterMb: Record<string, number> = {}
    let begun = 0
    for (const look of looks) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (begun < look) {
            const at = begun++
            const token = product.tokens[Math.floor(at / EACH)] ?? ''
            await talk(product, token, messages[at % messages.length] ?? '')
          }
        }),
      )
      afterMb[look] = await residentMb(product.pid)
    }
    return { heap: heap > 0 ? heap : null, restMb, afterMb, peakMb: await peakMb(product.pid) }
  } finally {
    await product.stop()
  }
}

async function readMessages(): Promise<string[]> {
  const dialogues = JSON.parse(await readFile(DIALOGUES, 'utf8')) as { turns: { user: string }[] }[]
  return dialogues.flatMap(({ turns }) => turns.map(({ user }) => user))
}

async function talk({ url }: Product, token: string, content: string): Promise<void> {
  const response = await fetch(`${url}/functions/v1/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  })
  const text = await response.text()
  if (!response.ok || !text.includes('[DONE]'))
    throw new Error(`The server answered ${response.status} ${text}`)
}

async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

/** The most that it ever had, where the system tells. */
async function peakMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}
