import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import type { PublicSite } from '#shared/site.ts'

const site: PublicSite = {
  name: 'Beachhead',
  tagline: 'Go-to-market advice for deep tech.',
  feedbackEmail: 'feedback@beachhead.example',
  controller: { name: 'Beachhead', address: ['Musterweg 1'], email: 'privacy@beachhead.example' },
  legalDate: '2026-11-21',
  partners: [],
  signUp: { policy: 'open', domains: [] },
  anonymousMessageLimit: 6,
  mail: true,
  verifyEmail: false,
  twoFactor: true,
  providers: [],
}

// A worker keeps its document and the libraries from one file to the next. The client keeps its session and its
// conversation in modules, as a tab does: each file is a tab of its own, with an empty page and its own copy of them.
vi.resetModules()
notifications.clean()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')

// The server writes the settings into the page before any script of it runs.
const settings = document.createElement('script')
settings.id = 'site'
settings.type = 'application/json'
settings.textContent = JSON.stringify(site)
document.head.replaceChildren(settings)

// Every test says what its component shows, not when: nothing waits for an animation.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList

// A page without a browser loads no fonts: what waits for them never has to.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// A page takes longer than the second of the default on a machine that does other things, too.
configure({ asyncUtilTimeout: 5000 })

const { stopNetwork } = await import('./network.ts')
const { AREAS, loadTexts } = await import('#web/lib/texts.ts')

// What main.tsx does before anything is drawn, for every area.
await loadTexts(AREAS, 'en')

afterEach(() => {
  cleanup()
  stopNetwork()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
