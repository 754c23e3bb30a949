import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '#web/lib/session-store.ts'
import { answerWith, CONVERSATION, messageOf, signIn } from '#web/test/conversation.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { EmptyIntro } from '../start/empty-chat.tsx'
import { useLastVisit } from './use-last-visit.ts'

const FIRST = 'We have a lab result and ten possible markets. Which one first?'

function Home() {
  useLastVisit()
  return <EmptyIntro visitor />
}

beforeEach(() => answerWith('', [messageOf({ id: 'm1', role: 'user', content: FIRST })]))
afterEach(() => {
  act(() => chat.clear())
  sessionStore.close('signed-out')
})

describe('the start page of a visitor', () => {
  it('leads nowhere while there was no conversation', () => {
    show(<Home />)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('leads back to the conversation of this browser session', async () => {
    show(<Home />)
    await act(() => chat.open(CONVERSATION))
    act(() => chat.clear())
    const link = await screen.findByRole('link', { name: `Continue: ${FIRST}` })
    expect(link.getAttribute('href')).toBe(`/c/${CONVERSATION}`)
  })

  it('forgets it when the visitor becomes a member', async () => {
    show(<Home />)
    await act(() => chat.open(CONVERSATION))
    act(() => {
      chat.clear()
      signIn()
    })
    expect(screen.queryByRole('link')).toBeNull()
  })
})
