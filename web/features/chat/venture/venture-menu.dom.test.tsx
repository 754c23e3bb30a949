import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { conversationsApi } from '#shared/conversations.ts'
import { dashboardApi, FIRST_VENTURE } from '#shared/dashboard.ts'
import { type VentureRole, venturesApi } from '#shared/ventures.ts'
import { languageStore } from '#web/lib/language.ts'
import { queryClient } from '#web/lib/query.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { answerWith, CHAT, CONVERSATION, signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { VentureMenu } from './venture-menu.tsx'

const LASER = roadmapOf().venture
const FIRST = { ...LASER, id: '44444444-4444-4444-8444-444444444444', name: FIRST_VENTURE }
const ROADMAP = roadmapOf({ venture: LASER, ventures: [LASER, { ...FIRST, archived_at: LASER.created_at }] })
const FED = { id: CONVERSATION, title: 'Pilots', first_message: '', last_sentence: '', user_id: null }

beforeEach(() => {
  signIn()
  network.on(dashboardApi.get, ROADMAP)
  network.on(conversationsApi.list, [
    {
      ...FED,
      created_at: LASER.created_at,
      updated_at: LASER.created_at,
      pinned: false,
      archived: false,
      venture_id: FIRST.id,
    },
  ])
  answerWith('Who signs?')
})
afterEach(() => {
  chat.clear()
  queryClient.clear()
  languageStore.show('en')
})

describe('the venture of a chat', () => {
  it('is chosen before the first message', async () => {
    network.route('POST', dashboardApi.openVenture.path, () =>
      Response.json({ ...ROADMAP, venture: FIRST, ventures: [FIRST, LASER] }),
    )
    const { user } = show(<VentureMenu />)
    await user.click(await screen.findByRole('button', { name: 'Venture: Laser optics. Choose another' }))
    const chosen = await screen.findByRole('menuitemradio', { name: 'Laser optics' })
    expect(chosen.getAttribute('aria-checked')).toBe('true')
    await user.click(screen.getByRole('menuitemradio', { name: 'My venture' }))
    await screen.findByRole('button', { name: 'Venture: My venture. Choose another' })
  })

  it('goes out with the first message, as it is shown', async () => {
    queryClient.setQueryData(roadmapQuery.queryKey, ROADMAP)
    chat.send('Who signs?')
    await waitFor(() => expect(network.sent(CHAT)).toMatchObject([{ ventureId: LASER.id }]))
  })

  it('is told and stays once the conversation has begun', async () => {
    show(<VentureMenu />)
    await chat.open(CONVERSATION)
    await screen.findByRole('img', { name: 'Venture: My venture. This conversation is part of it' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is none that its writer is a mentor of', async () => {
    const mentored = { ...FIRST, id: '55555555-5555-4555-8555-555555555555', name: 'Heatloop' }
    network.on(dashboardApi.get, { ...ROADMAP, ventures: [...ROADMAP.ventures, mentored] })
    const summaryOf = (venture: typeof LASER, role: VentureRole) => ({ ...venture, role, level: 1 })
    network.on(venturesApi.list, {
      ventures: [summaryOf(LASER, 'owner'), summaryOf(FIRST, 'member'), summaryOf(mentored, 'mentor')],
    })
    const { user } = show(<VentureMenu />)
    await user.click(await screen.findByRole('button', { name: /^Venture: Laser optics/ }))
    await screen.findByRole('menuitemradio', { name: 'My venture Member' })
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(2))
  })

  it('is not mentioned to somebody with a single one', async () => {
    network.on(dashboardApi.get, roadmapOf())
    show(<VentureMenu />)
    await waitFor(() => expect(network.sent(dashboardApi.get)).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(['de', 'es', 'fr'] as const)(
    'is in one language in %s, also where nobody has named it',
    async (language) => {
      await changeLanguage(language)
      const { user } = show(<VentureMenu />)
      await user.click(await screen.findByRole('button'))
      await screen.findByRole('menu')
      expect(screen.queryByText(FIRST_VENTURE)).toBeNull()
      expect(englishOnScreen('home', language)).toEqual([])
    },
  )
})
