import { setTimeout as sleep } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Person } from './people.ts'

const headers = ({ token }: Person) => ({ Authorization: `Bearer ${token}` })

/** An answer that costs the server nothing, to know what else the machine is doing. */
export async function timeNothing(url: string): Promise<number> {
  const began = performance.now()
  await (await fetch(`${url}/healthz`)).text()
  return performance.now() - began
}

/** One read of the dashboard in milliseconds, whole body included. */
export async function timeRead(url: string, person: Person): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/rest/v1/dashboard`, { headers: headers(person) })
  await response.text()
  if (!response.ok) throw new Error(`The dashboard answered ${response.status}`)
  return performance.now() - began
}

export interface Update {
  /** From the first tab's request to the change's arrival in the second tab. */
  readonly told: number
  /** The same, until the second tab has read the new dashboard. */
  readonly shown: number
}

/** One person edits in one tab while another tab listens. */
export async function timeUpdates(url: string, person: Person, count: number): Promise<Update[]> {
  const stop = new AbortController()
  const response = await fetch(`${url}/realtime/v1`, { headers: headers(person), signal: stop.signal })
  if (!response.body) throw new Error('The feed has no body')
  const stream = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = stream.getReader()
  const nextChange = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The feed ended')
      if (value.data.includes('dashboard_config')) return
      if (value.event === 'ready') return
    }
  }
  await nextChange()
  const updates: Update[] = []
  for (let n = 0; n < count; n++) {
    await sleep(20)
    const began = performance.now()
    const edited = fetch(`${url}/rest/v1/dashboard`, {
      method: 'PATCH',
      headers: { ...headers(person), 'Content-Type': 'application/json' },
      body: JSON.stringify({ field: 'application', before: null, after: `orchard number ${n} of ${began}` }),
    }).then((answer) => answer.text())
    await nextChange()
    const told = performance.now() - began
    await timeRead(url, person)
    updates.push({ told, shown: performance.now() - began })
    await edited
  }
  stop.abort()
  return updates
}
