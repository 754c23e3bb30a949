const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt']
const WORDS = /\p{L}{2}/u

/** Every text below `root` that is said in the language of the screen: what people read and what readers say. */
export function textsShown(root: Element = document.body): ReadonlySet<string> {
  const screen = document.documentElement.lang
  const texts = [...root.querySelectorAll('*')]
    .filter((element) => languageOf(element) === screen)
    .flatMap(textsOf)
  return new Set(texts.map((text) => text.trim()).filter((text) => WORDS.test(text)))
}

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''

function textsOf(element: Element): string[] {
  if (element.matches('script, style')) return []
  const written = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '')
  return [...written, ...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])]
}
