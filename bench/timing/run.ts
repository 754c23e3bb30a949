import { randomUUID } from 'node:crypto'
import { type Product, startProduct } from '../lib/product.ts'
import { median } from '../lib/statistics.ts'

const PASSWORD = 'correct horse'
/** Requests under way at a time. */
const LANES = 2
/** Accounts that the known addresses belong to. */
const KNOWN = 25

type Ask = (email: string) => readonly [verb: string, body: object]

/** What a stranger could ask about an address (trust.md S26). */
const QUESTIONS: Record<string, Ask> = {
  'sign in': (email) => ['sign-in/email', { email, password: 'a wrong password' }],
  'sign up': (email) => ['sign-up/email', { name: 'Eve', email, password: PASSWORD }],
  'new password': (email) => ['request-password-reset', { email }],
}

let strangers = 0

/** Each question comes from an address of its own, so that no limit answers in the place of the account. */
async function ask(product: Product, [verb, body]: readonly [string, object]): Promise<number> {
  const from = `10.${(++strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers & 255}`
  const started = performance.now()
  const response = await fetch(`${product.url}/auth/v1/${verb}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (response.status === 429) throw new Error('A limit answered: the figures would say nothing.')
  return performance.now() - started
}

/** Returns how often a known address takes longer than an unknown one; 0.5 tells nothing. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  let wins = 0
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (known.length * unknown.length)
}

/**
 * Whether the time of an answer tells if an address has an account: known and unknown addresses take turns,
 * `npm run bench -- timing 500` asks 500 of each. The aim is an area under the curve of 0.45 to 0.55.
 */
export async function run([count = '500']: string[]): Promise<void> {
  const turns = Number(count)
  const product = await startProduct({
    // Mail goes nowhere: answers do not wait for it.
    env: {
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@example.org',
      LOG_LEVEL: 'silent',
    },
  })
  try {
    const accounts = Array.from({ length: KNOWN }, () => `${randomUUID()}@example.org`)
    for (const email of accounts) {
      await ask(product, ['sign-up/email', { name: 'Ada', email, password: PASSWORD }])
    }
    for (const [question, body] of Object.entries(QUESTIONS)) {
      const known: number[] = []
      const unknown: number[] = []
      let turn = 0
      const lane = async () => {
        while (turn < turns) {
          const at = turn++
          const old = async () => known.push(await ask(product, body(accounts[at % KNOWN] ?? '')))
          const fresh = async () => unknown.push(await ask(product, body(`${randomUUID()}@example.org`)))
          // Who goes first takes turns as well.
          for (const each of at % 2 ? [old, fresh] : [fresh, old]) await each()
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      const area = auc(known, unknown)
      const verdict = area >= 0.45 && area <= 0.55 ? 'tells nothing' : 'TELLS'
      const medians = [known, unknown].map((times) => `${median(times).toFixed(1)} ms`)
      console.log(
        `${question}: AUC ${area.toFixed(3)} (${verdict}); known ${medians[0]}, unknown ${medians[1]}`,
      )
    }
  } finally {
    await product.stop()
  }
}
