import './styles.ts'
import { languageStore } from '#web/lib/language.ts'
import { tabStore } from '#web/lib/storage.ts'
import { type Early, NOTHING_EARLY } from './early-signs.ts'
import { showPage } from './picture.ts'

/** Whatever somebody does first, the client is wanted. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'input'] as const

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const page = document.documentElement
/** The server has drawn no page but its place: bars that the client's first page takes away. */
const isArriving = root.firstElementChild?.className === 'arriving'
const drawn =
  root.firstChild !== null &&
  !isArriving &&
  !page.hasAttribute('data-own') &&
  languageStore.preferred() === page.lang

let isStarted = false

if (drawn) startWhenWanted(watchDrawn(root))
else drawOwn(root).then(start)

function start(early: Early): void {
  if (isStarted || !root) return
  isStarted = true
  import('./main.tsx').then(({ main }) => main(root, drawn, early)).catch(comeAgain)
}

/**
 * Takes away what was drawn for a stranger (global.css hides it until here), or shows what is for the person
 * alone.
 */
async function drawOwn(screen: HTMLElement): Promise<Early> {
  page.removeAttribute('data-own')
  if (isArriving) return showPage(screen)
  screen.replaceChildren()
  return NOTHING_EARLY
}

/** The screen can be read and typed into already, so that its client waits until it is wanted or nothing else is to do. */
function startWhenWanted(early: Early): void {
  const go = () => start(early)
  for (const sign of SIGNS) addEventListener(sign, go, { once: true, passive: true })
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go, 200))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/**
 * The client did not come: says so, and loads the page again, with what was typed, once there is a network; or when
 * something is pressed and the server answers. A browser does not fetch a module twice that it could not have.
 */
function comeAgain(): void {
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.className = 'incomplete'
  line.textContent = document.getElementById('parsed')?.dataset.incomplete ?? ''
  document.body.prepend(line)
  const again = async () => {
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
    if (!answer?.ok) return
    const text = root?.querySelector<HTMLTextAreaElement>('[data-composer]')?.value
    // As `drafts` keeps it.
    const place = /^\/c\/([^/]+)$/.exec(location.pathname)?.[1] ?? 'new'
    if (text) tabStore.set(`beachhead.draft.${place}`, JSON.stringify({ text, owner: null }))
    location.reload()
  }
  addEventListener('online', again)
  addEventListener('click', again)
  addEventListener('keydown', ({ key }) => key === 'Enter' && again())
}

/** Takes the focus into the message box where that brings up no keyboard, and notes what is typed, chosen and pressed. */
function watchDrawn(screen: HTMLElement): Early {
  const box = screen.querySelector<HTMLTextAreaElement>('[data-composer]')
  if (matchMedia('(pointer: fine)').matches) box?.focus({ preventScroll: true })
  const left = new AbortController()
  const { signal } = left
  let again: (() => void) | undefined
  const press = (button: HTMLElement | null | undefined) => {
    again = () => button?.click()
  }
  const watch = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    note: (event: HTMLElementEventMap[Name]) => void,
    // Before React's listeners: taking a select over resets it, and what was chosen could not be read any more.
  ) => screen.addEventListener(name, note, { signal, capture: true })

  watch('click', ({ target }) => press((target as Element).closest('button')))
  watch('submit', (event) => event.preventDefault())
  // Not at 'change', which comes after it: React takes over what an event is on, and resets it, at the first of both.
  watch('input', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const { value } = target
    again = () => {
      target.value = value
      target.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  watch('keydown', (event) => {
    if (event.target !== box || event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    press(box?.form?.querySelector<HTMLElement>('[type=submit]'))
  })
  return {
    typed(keep) {
      if (!box) return
      keep(box.value)
      box.addEventListener('input', () => keep(box.value), { signal })
    },
    repeat() {
      left.abort()
      again?.()
    },
  }
}
