import type { Language } from '#shared/language.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import type { Area } from '#web/lib/texts.ts'

interface Messages {
  readonly [key: string]: string | Messages
}

const files = import.meta.glob<Messages>('../../content/interface/*/*.json', {
  import: 'default',
  eager: true,
})
/** Levels have the same names in every language. */
const NAMES: ReadonlySet<string> = new Set(Object.values(LEVEL_NAMES))
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title']

/**
 * Returns what the page says in English though the language has words of its own for it: texts and what is
 * read aloud.
 */
export function englishOnScreen(area: Area, language: Language): string[] {
  const own = piecesOf(area, language)
  const english = piecesOf(area, 'en').filter((piece) => !own.includes(piece))
  return said().filter((words) => english.includes(words) && !NAMES.has(words))
}

/** The parts of an area's texts between slots and tags. */
function piecesOf(area: Area, language: Language): string[] {
  const messages = files[`../../content/interface/${language}/${area}.json`] ?? {}
  return textsIn(messages)
    .flatMap((text) => text.split(/<[^>]+>|\{[^{}]*\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece))
}

const textsIn = (messages: Messages): string[] =>
  Object.values(messages).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)))

function said(): string[] {
  const elements = [...document.body.querySelectorAll('*')]
  const texts = elements.flatMap((element) =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
  )
  const spoken = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''))
  return [...texts, ...spoken].map((words) => words.trim()).filter((words) => words !== '')
}
