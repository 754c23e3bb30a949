import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { localStore } from '#web/lib/storage.ts'
import { showPage } from './picture.ts'

const DRAWN = '<header><button>Roadmap help</button></header><main><a href="/">Home</a></main>'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

/** A page as the server draws it, in the place where the client will put its own. */
async function picture() {
  history.replaceState(null, '', '/dashboard')
  localStore.set('beachhead.auth', JSON.stringify({ token: 'a token' }))
  const lines = [{ html: DRAWN }, { queries: [], answers: {} }].map((line) => `${JSON.stringify(line)}\n`)
  vi.stubGlobal('fetch', async () => new Response(lines.join('')))
  const root = document.body.appendChild(document.createElement('div'))
  return { root, early: await showPage(root) }
}

it('presses a key again in the client’s page that was pressed in the drawn one', async () => {
  const { root, early } = await picture()
  fireEvent.keyDown(screen.getByRole('button'), { key: 'k', ctrlKey: true })
  root.innerHTML = DRAWN
  const pressed: KeyboardEvent[] = []
  document.addEventListener('keydown', (event) => pressed.push(event))
  early.repeat()
  expect(pressed).toMatchObject([
    { key: 'k', ctrlKey: true, shiftKey: false, target: screen.getByRole('button') },
  ])
})

it('presses no key again that only moved the focus', async () => {
  const { root, early } = await picture()
  fireEvent.keyDown(screen.getByRole('link'), { key: 'Tab' })
  root.innerHTML = DRAWN
  const pressed = vi.fn()
  document.addEventListener('keydown', pressed)
  early.repeat()
  expect(pressed).not.toHaveBeenCalled()
})
