import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const FOLDER = 'content/interface'
const FILE = /\/content\/interface\/(\w+)\/(\w+)\.json$/

export interface Messages {
  readonly [key: string]: string | Messages
}

/**
 * Texts of the screens for the build: what a language lacks is taken from English, and messages are compiled, so that
 * the client carries no parser for them. `use-intl` then formats what is compiled only.
 */
export function interfaceTexts(): Plugin {
  return {
    name: 'interface-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      const path = id.split('?')[0] ?? id
      if (!FILE.test(path.replaceAll('\\', '/'))) return null
      const own = await messagesOf(path)
      const english = await messagesOf(join(dirname(path), '..', 'en', basename(path)))
      return { code: `export default ${JSON.stringify(compiled(filled(own, english)))}`, moduleType: 'js' }
    },
  }
}

/** Every text of a file. */
export async function messagesOf(path: string): Promise<Messages> {
  return JSON.parse(await readFile(path, 'utf8')) as Messages
}

/** Returns where the texts of an area in a language stand. */
export const textsPath = (language: string, area: string) => `${FOLDER}/${language}/${area}.json`

function filled(own: Messages, english: Messages): Messages {
  const result: Record<string, string | Messages> = {}
  for (const [key, text] of Object.entries(english)) {
    const mine = own[key]
    if (typeof text === 'string') result[key] = typeof mine === 'string' ? mine : text
    else result[key] = filled(typeof mine === 'object' ? mine : {}, text)
  }
  return result
}

function compiled(messages: Messages): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  )
}
