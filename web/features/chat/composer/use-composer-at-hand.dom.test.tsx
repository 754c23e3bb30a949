import { act, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith } from '#web/test/conversation.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { Composer } from './composer.tsx'
import { useComposerAtHand } from './use-composer-at-hand.ts'

function Page() {
  useComposerAtHand()
  return (
    <main tabIndex={-1}>
      <Link to="/">New chat</Link>
      <input aria-label="Search" />
      <Composer visitorCount={null} />
    </main>
  )
}

const box = () => screen.getByRole('textbox', { name: 'Your message' })

/** The device has a mouse, or only a touch screen. */
function pointAs(kind: 'fine' | 'coarse') {
  const before = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(before(query), { matches: query === `(pointer: ${kind})` }),
  )
}

beforeEach(() => answerWith(''))
afterEach(() => {
  vi.restoreAllMocks()
  act(() => chat.clear())
})

describe('the message box', () => {
  it('has the focus on arrival where there is a mouse', () => {
    pointAs('fine')
    show(<Page />)
    expect(document.activeElement).toBe(box())
  })

  it('leaves the keyboard of a touch screen closed', () => {
    pointAs('coarse')
    show(<Page />)
    expect(document.activeElement).toBe(document.body)
  })

  it('gets the focus back with a new chat', async () => {
    pointAs('fine')
    const { user } = show(<Page />)
    await user.click(screen.getByRole('link', { name: 'New chat' }))
    expect(document.activeElement).toBe(box())
  })

  it('takes what is typed while no field has the focus', async () => {
    const { user } = show(<Page />)
    await user.keyboard('Pilot')
    expect(box()).toHaveProperty('value', 'Pilot')
  })

  it('leaves what is typed to the field that has the focus, and shortcuts to the page', async () => {
    const { user } = show(<Page />)
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'pilot')
    expect(box()).toHaveProperty('value', '')
    act(() => screen.getByRole('link', { name: 'New chat' }).focus())
    await user.keyboard('{Control>}b{/Control} ')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'New chat' }))
  })
})
