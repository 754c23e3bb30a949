import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import compile from 'icu-minify/compile'
import { LANGUAGES } from '#shared/language.ts'
import type { Messages } from './interface-texts.ts'
import { textsInCode } from './texts-in-code.ts'

const FOLDER = 'content/interface'

/**
 * Whether every text of the screens is in content/interface, in every language, under the same keys with the same slots
 * and tags, and is used; and whether none stands in a component.
 */
export function checkInterface(): boolean {
  const areas = globSync(`${FOLDER}/en/*.json`).map((path) => basename(path, '.json'))
  const code = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/test/**'] })
  const sources = code.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const faults = [
    ...unknownFiles(areas),
    ...areas.flatMap((area) => faultsOfArea(area, read)),
    ...areas.flatMap((area) => unused(area, sources)),
    ...sources.flatMap(({ path, text }) => textsInCode(path, text)),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** The back-office is written in English only. */
const languagesOf = (area: string) => (area.startsWith('admin') ? (['en'] as const) : LANGUAGES)

const pathOf = (language: string, area: string) => `${FOLDER}/${language}/${area}.json`

function read(language: string, area: string): Messages {
  return JSON.parse(readFileSync(pathOf(language, area), 'utf8')) as Messages
}

function unknownFiles(areas: readonly string[]): string[] {
  const known = new Set(areas.flatMap((area) => languagesOf(area).map((language) => pathOf(language, area))))
  return globSync(`${FOLDER}/**/*.json`)
    .filter((path) => !known.has(path))
    .map((path) => `${path}: English has no ${basename(path)}, or ${basename(dirname(path))} is no language.`)
}

/**
 * Returns what is wrong with the texts of an area: missing, unknown or empty ones, other slots than in
 * English, bad syntax.
 */
export function faultsOfArea(area: string, readArea: (language: string, area: string) => Messages): string[] {
  const english = flat(readArea('en', area))
  return languagesOf(area).flatMap((language) => {
    const own = flat(readArea(language, area))
    const path = pathOf(language, area)
    const missing = [...english.keys()].filter((key) => !own.has(key))
    const unknown = [...own.keys()].filter((key) => !english.has(key))
    return [
      ...missing.map((key) => `${path}: ${key} is missing.`),
      ...unknown.map((key) => `${path}: ${key} is not in English.`),
      ...[...own].flatMap(([key, text]) =>
        faultOf(text, english.get(key)).map((fault) => `${path}: ${key} ${fault}`),
      ),
    ]
  })
}

function faultOf(text: string, english: string | undefined): string[] {
  if (text.trim() === '') return ['is empty.']
  try {
    compile(text)
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}.`]
  }
  const [own, theirs] = [slotsOf(text), slotsOf(english ?? text)]
  return own === theirs ? [] : [`has the slots and tags "${own}", English has "${theirs}".`]
}

/** Names of slots and tags, sorted; what a plural or a choice holds included. */
function slotsOf(text: string): string {
  return [...new Set(namesIn(compile(text)))].sort().join(' ')
}

/**
 * Names in a text as icu-minify compiles it: a slot is ["name", …], a choice holds its texts by case, a tag ["name", …]
 * holds its own. A part that begins with a number is the count itself.
 */
function namesIn(parts: unknown): string[] {
  if (!Array.isArray(parts)) return []
  return parts.flatMap((part) => {
    if (!Array.isArray(part)) return []
    const [name, ...held] = part
    const cases = held.filter((one) => typeof one === 'object' && !Array.isArray(one))
    return [
      String(name),
      ...namesIn(held),
      ...cases.flatMap((one) => Object.values(one ?? {}).flatMap(namesIn)),
    ]
  })
}

function flat(messages: Messages, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

/**
 * Texts that nothing asks for. A key is asked for where it stands in quotes, whole or as the beginning of a template
 * (`rank.${n}`), or under the name of its group alone.
 */
function unused(area: string, sources: readonly { path: string; text: string }[]): string[] {
  const users = sources.filter(({ text }) => text.includes(`textsOf('${area}')`)).map(({ text }) => text)
  const all = users.join('\n')
  const asked = (key: string) =>
    all.includes(`'${key}'`) || groupsOf(key).some((group) => all.includes(`\`${group}.\${`))
  return [...flat(read('en', area)).keys()]
    .filter((key) => !asked(key))
    .map((key) => `${pathOf('en', area)}: ${key} is not used.`)
}

function groupsOf(key: string): string[] {
  const parts = key.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('.'))
}
