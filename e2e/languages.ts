import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { conversationLanguage, LANGUAGES, type Language } from '#shared/language.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'

interface Messages {
  readonly [key: string]: string | Messages
}

/** Areas that a founder sees: the back-office is in English only. */
const AREAS = globSync('content/interface/en/*.json')
  .map((path) => basename(path, '.json'))
  .filter((area) => !area.startsWith('admin'))

const read = (language: Language, area: string): Messages =>
  JSON.parse(readFileSync(`content/interface/${language}/${area}.json`, 'utf8'))

/** The texts of a language by their keys ("chat.composer.field"), with what stands for their slots in their places. */
export function textsIn(language: Language): (key: string, slots?: Record<string, string>) => string {
  return (key, slots = {}) => {
    const [area = '', ...path] = key.split('.')
    const found = path.reduce<Messages | string>(
      (at, part) => (typeof at === 'string' ? at : (at[part] ?? '')),
      read(language, area),
    )
    if (typeof found !== 'string' || found === '') throw new Error(`${language} has no ${key}`)
    return found.replace(/<[^>]+>/g, '').replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot)
  }
}

/** Fewer words than these show no language. */
const FEWEST = 3
/** A word that only this language has: a text that could be two languages is taken for its own. */
const SIGNS: Readonly<Record<Language, string>> = { en: 'the', de: 'nicht', es: 'nuestro', fr: 'nous' }

/** Returns the texts of the page whose words show another language than the one that they are marked with. */
export async function wronglyMarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; lang: string }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element?.matches('script, style, noscript, option, textarea')) continue
      const lang = element?.closest('[lang]')?.getAttribute('lang') ?? ''
      found.push({ text: (node.textContent ?? '').trim(), lang })
    }
    return found
  })
  return texts.flatMap(({ text, lang }) => {
    const own = LANGUAGES.find((each) => each === lang)
    if (own === undefined) return lang === 'zxx' ? [] : [`${lang}: ${text}`]
    if (text.split(/\s+/).length < FEWEST) return []
    const said = [SIGNS[own], text].map((content) => ({ role: 'user', content }))
    return conversationLanguage(said) === own ? [] : [`${lang}: ${text}`]
  })
}

/** Returns what the page shows, or has read aloud, in words of another language than its own, unless it says so. */
export async function otherLanguages(page: Page, language: Language): Promise<string[]> {
  const own = new Set(piecesOf(language))
  // Stages are called the same everywhere, and by their first word in the chat.
  const names = Object.values<string>(LEVEL_NAMES).flatMap((name) => [name, name.replace(/ .*/, '')])
  const others = LANGUAGES.filter((each) => each !== language).flatMap(piecesOf)
  const foreign = new Set(others.filter((piece) => !own.has(piece) && !names.includes(piece)))
  const shown = await page.evaluate((own) => {
    const elements = [...document.body.querySelectorAll('*:not(option, noscript)')].filter(
      (element) => element.closest('[lang]')?.getAttribute('lang') === own,
    )
    const spoken = ['alt', 'aria-label', 'placeholder', 'title']
    return elements.flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? '') : '')),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ])
  }, language)
  return [...new Set(shown.map((words) => words.trim()).filter((words) => foreign.has(words)))]
}

/** The parts of a language's texts between slots and tags. */
function piecesOf(language: Language): string[] {
  const flat = (messages: Messages): string[] =>
    Object.values(messages).flatMap((text) => (typeof text === 'string' ? [text] : flat(text)))
  return AREAS.flatMap((area) => flat(read(language, area)))
    .flatMap((text) => text.split(/<[^>]+>|\{[^{}]*\}/))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece))
}
