import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { signIn } from '#web/test/conversation.ts'
import { changeFeed, network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { connection } from './connection.ts'
import { useChanges } from './realtime.ts'
import { roadmapQuery } from './roadmap-query.ts'
import { sessionStore } from './session-store.ts'

const CHANGE = { table: 'dashboard_config', id: 'config', op: 'UPDATE' } as const

/** What is on the screen: the level, and how often it was read. */
function Level() {
  const { data, refetch } = useQuery(roadmapQuery)
  useChanges('dashboard_config', () => void refetch())
  return <p>{data ? `Level ${data.current_level}` : 'Nothing yet'}</p>
}

const answerLevel = (current_level: Dashboard['current_level']) =>
  network.on(dashboardApi.get, roadmapOf({ current_level }))
const readings = () => network.sent(dashboardApi.get).length

beforeEach(() => {
  signIn()
  answerLevel(1)
})
afterEach(() => {
  // What listens leaves before the next person comes.
  cleanup()
  connection.back()
  sessionStore.close('signed-out')
})

describe('when the feed of changes opens', () => {
  it('asks for what changed while the page was read, and reads nothing a second time', async () => {
    const feed = changeFeed()
    show(<Level />)
    await screen.findByText('Level 1')
    feed.ready(60_000)
    feed.announce({ ...CHANGE, table: 'ventures' })
    await waitFor(() => expect(network.sent({ method: 'GET', path: '/realtime/v1' })).toHaveLength(1))
    const [{ recent }] = network.sent({ method: 'GET', path: '/realtime/v1' }) as [{ recent: string }]
    expect(Number(recent)).toBeGreaterThan(1999)
    answerLevel(2)
    feed.announce(CHANGE)
    await screen.findByText('Level 2')
    expect(readings()).toBe(2)
  })

  it('reads again a change that came between the reading and the listening', async () => {
    const feed = changeFeed()
    show(<Level />)
    await screen.findByText('Level 1')
    answerLevel(2)
    feed.ready(60_000)
    feed.announce(CHANGE)
    await screen.findByText('Level 2')
  })

  it('reads everything again where the feed does not reach back to the first reading', async () => {
    const feed = changeFeed()
    show(<Level />)
    await screen.findByText('Level 1')
    answerLevel(2)
    feed.ready(0)
    await screen.findByText('Level 2')
  })

  it('reads everything again after an answer that was kept on this device', async () => {
    const feed = changeFeed()
    show(<Level />)
    await screen.findByText('Level 1')
    connection.lost('2026-06-10T08:14:00.000Z')
    connection.back()
    answerLevel(2)
    feed.ready(60_000)
    await screen.findByText('Level 2')
  })

  it('reads everything again after a connection that broke', async () => {
    let tries = 0
    const broken = new ReadableStream({ start: (controller) => controller.close() })
    network.route('GET', '/realtime/v1', () => {
      tries += 1
      if (tries === 1) return new Response(broken)
      return new Response('event: ready\ndata: {"reach":60000}\n\n')
    })
    show(<Level />)
    await screen.findByText('Level 1')
    answerLevel(2)
    await screen.findByText('Level 2', undefined, { timeout: 5000 })
  })
})
