import { DRAWN_PAGE, type DrawnFrom, type DrawnPage, isDrawn } from '#shared/drawn-page.ts'
import { languageStore } from '#web/lib/language.ts'
import { localStore } from '#web/lib/storage.ts'
import { type Early, NOTHING_EARLY } from './early-signs.ts'

/** A page that has not come by then is drawn by the client alone; milliseconds. */
const PATIENCE_MS = 2500
/** Until then it has the line for itself; after that the client is fetched beside it. */
const ALONE_MS = 700

/**
 * Asks the server for the page at this address as the signed-in person sees it; undefined where there is
 * none, and the client finds out why.
 */
async function askForPage(): Promise<ReturnType<typeof readLines> | undefined> {
  const { pathname, search, hash } = location
  const token = isDrawn(pathname) && !search && !hash ? tokenKept() : undefined
  if (!token) return undefined
  const about = new URLSearchParams({
    page: pathname,
    phone: String(matchMedia('(max-width: 47.99em)').matches),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
  })
  const headers = {
    Authorization: `Bearer ${token}`,
    'Accept-Language': languageStore.preferred(),
    apikey: document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? '',
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(`${DRAWN_PAGE}?${about}`, { headers, signal }).catch(() => undefined)
  return response?.status === 200 && response.body ? readLines(response.body) : undefined
}

/** Returns what reads the lines of JSON in a body, one after another; undefined where they end. */
function readLines(body: ReadableStream<Uint8Array>): () => Promise<unknown> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let text = ''
  return async () => {
    for (;;) {
      const end = text.indexOf('\n')
      if (end >= 0) {
        const line = text.slice(0, end)
        text = text.slice(end + 1)
        return JSON.parse(line)
      }
      const { done, value } = await reader.read()
      if (done) return undefined
      text += value
    }
  }
}

/** Returns the token as `lib/session-store.ts` keeps it. */
function tokenKept(): string | undefined {
  try {
    return (JSON.parse(localStore.get('beachhead.auth') ?? '{}') as { token?: string }).token
  } catch {
    return undefined
  }
}

/**
 * Shows the page as the server draws it for the signed-in person, until the client puts its own in that
 * place; a conversation from its end, as it is opened.
 */
export async function showPage(root: HTMLElement): Promise<Early> {
  const late = setTimeout(preloadClient, ALONE_MS)
  const early = await showPicture(root)
  clearTimeout(late)
  preloadClient()
  return early
}

/** Fetches the files of the client that the page names, all at once. */
function preloadClient(): void {
  for (const named of document.querySelectorAll<HTMLMetaElement>('meta[name="client"]')) {
    const links = named.content.split(' ').map((href) => {
      return Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
    })
    named.replaceWith(...links)
  }
}

async function showPicture(root: HTMLElement): Promise<Early> {
  const next = await askForPage()
  const page = (await next?.().catch(() => undefined)) as DrawnPage | undefined
  if (!next || !page) return NOTHING_EARLY
  const from = next().catch(() => undefined) as Promise<DrawnFrom | undefined>
  if (!page.html) return { ...NOTHING_EARLY, from }
  root.innerHTML = page.html
  const scroller = root.querySelector('[data-conversation]')
  scroller?.scrollTo(0, scroller.scrollHeight)
  document.documentElement.dataset.picture = ''
  document.documentElement.lang = languageStore.preferred()
  const early = watchPicture(root)
  // The client begins once it is painted; in a tab that nobody looks at, nothing is.
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 300)
  })
  return { ...early, from, isShown: true }
}

/** Notes what is typed, pressed and sent in a picture, whose elements do not stay. */
function watchPicture(root: HTMLElement): Early {
  const boxOf = () => root.querySelector<HTMLTextAreaElement>('[data-composer]')
  const box = boxOf()
  const left = new AbortController()
  // The client's page stands in the same place from one moment to the next, and listens itself.
  const parts = [...root.children]
  let keep: ((text: string) => void) | undefined
  let again: (() => void) | undefined
  let focused: (() => HTMLElement | undefined) | undefined
  const watch = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    note: (event: HTMLElementEventMap[Name]) => void,
  ) => {
    const ours = (event: HTMLElementEventMap[Name]) => {
      if (parts.some((part) => part.contains(event.target as Node))) note(event)
    }
    root.addEventListener(name, ours, { signal: left.signal })
  }

  const send = () => boxOf()?.form?.requestSubmit()
  watch('focusin', ({ target }) => {
    focused = sameElement(root, target as HTMLElement)
  })
  watch('input', () => {
    box?.form?.querySelector('[type=submit]')?.removeAttribute('disabled')
    keep?.(box?.value ?? '')
  })
  watch('click', ({ target }) => {
    const button = (target as Element).closest('button')
    const same = button && button.type !== 'submit' ? sameElement(root, button) : undefined
    if (same) again = () => same()?.click()
  })
  watch('submit', (event) => {
    event.preventDefault()
    again = send
  })
  watch('keydown', (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, isComposing } = event
    if (event.target === box) {
      if (key !== 'Enter' || shiftKey || isComposing) return
      event.preventDefault()
      again = send
    } else if (!['Enter', ' ', 'Tab', 'Shift'].includes(key)) {
      const same = sameElement(root, event.target as HTMLElement)
      const keys = { key, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true }
      again = () => same()?.dispatchEvent(new KeyboardEvent('keydown', keys))
    }
  })
  // What else takes text or a choice would lose it.
  for (const field of root.querySelectorAll('input, select, textarea')) {
    if (field !== box) field.toggleAttribute('inert', true)
  }
  return {
    typed(act) {
      keep = act
      if (box?.value) act(box.value)
    },
    repeat() {
      left.abort()
      delete document.documentElement.dataset.picture
      const nothing = document.activeElement === document.body
      if (nothing) focused?.()?.focus({ preventScroll: true })
      again?.()
    },
  }
}

/** Returns what finds the element of the client's page that stands for `element`, if there is one. */
function sameElement(root: HTMLElement, element: HTMLElement): () => HTMLElement | undefined {
  const nameOf = (each: Element) =>
    `${each.getAttribute('aria-label')} ${each.getAttribute('href')} ${each.textContent}`
  const name = nameOf(element)
  const called = () =>
    [...root.querySelectorAll<HTMLElement>(element.localName)].filter((each) => nameOf(each) === name)
  const at = called().indexOf(element)
  return () => called()[at]
}
