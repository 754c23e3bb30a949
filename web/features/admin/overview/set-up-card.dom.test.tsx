import { screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SET_UP_STEPS, type SetUp, type SetUpStep, setUpApi } from '#shared/admin/set-up.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { SetUpCard } from './set-up-card.tsx'

const FACTS: SetUp['facts'] = {
  model: null,
  local: { name: 'Ollama', models: 2 },
  mailHost: null,
  backupAt: null,
  siteName: 'Beachhead',
  partners: 5,
  shipped: { site: true, partners: true },
  signUp: 'invitation',
  admins: 1,
  users: 0,
}

type State = SetUp['steps'][number]['state']

const setUpWith = (states: Partial<Record<SetUpStep, State>>, otherwise: State = 'open'): SetUp => ({
  steps: SET_UP_STEPS.map((step) => ({ step, state: states[step] ?? otherwise })),
  facts: FACTS,
})

function Page() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Overview
      </h1>
      <SetUpCard onGone={() => title.current?.focus()} />
    </>
  )
}

const rowOf = (name: string) => {
  const row = screen.getByRole('heading', { name, level: 3 }).closest('li')
  if (!row) throw new Error(`There is no row ${name}.`)
  return within(row)
}

describe('the set-up card', () => {
  beforeEach(() => {
    signIn('Olga')
    sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin')
  })

  it('counts what is settled, and says of each open step why and where to go', async () => {
    network.on(setUpApi.read, setUpWith({ mail: 'done', partners: 'unneeded' }))
    show(<Page />)
    expect(await screen.findByRole('heading', { name: 'Set up (2 of 6)' })).toBeTruthy()
    expect(rowOf('Model').getByText(/Ollama is running here with 2 models\.$/)).toBeTruthy()
    expect(rowOf('Model').getByRole('link', { name: 'Connect a model' }).getAttribute('href')).toBe(
      '/admin/assistant-settings',
    )
    expect(rowOf('Partners').getByRole('button', { name: 'Bring back: Partners' })).toBeTruthy()
    expect(rowOf('Mail').getByRole('img', { name: 'Done' })).toBeTruthy()
    expect(rowOf('Mail').queryByRole('button')).toBeNull()
  })

  it('goes away with the last step, and leaves the focus on the title of the page', async () => {
    network.on(setUpApi.read, setUpWith({ people: 'open' }, 'done'))
    network.on(setUpApi.settle, setUpWith({ people: 'unneeded' }, 'done'))
    const { user } = show(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Not needed here: People' }))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Overview' }))
    expect(network.sent(setUpApi.settle)).toEqual([{ needed: false }])
  })

  it('is not there once everything is settled', async () => {
    network.on(setUpApi.read, setUpWith({}, 'done'))
    show(<Page />)
    await waitFor(() => expect(network.sent(setUpApi.read)).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('says when a step could not be settled, and keeps it', async () => {
    network.on(setUpApi.read, setUpWith({}))
    network.refuse(setUpApi.settle, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = show(<Page />)
    await user.click(await screen.findByRole('button', { name: 'Not needed here: Mail' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong here.')
    expect(screen.getByRole('heading', { name: 'Set up (0 of 6)' })).toBeTruthy()
  })
})
