import { createTranslator } from 'use-intl/core'
import type account from '#content/interface/en/account.json'
import type admin from '#content/interface/en/admin.json'
import type adminAudit from '#content/interface/en/adminAudit.json'
import type adminConversations from '#content/interface/en/adminConversations.json'
import type adminEvaluation from '#content/interface/en/adminEvaluation.json'
import type adminKnowledge from '#content/interface/en/adminKnowledge.json'
import type adminOverview from '#content/interface/en/adminOverview.json'
import type adminPeople from '#content/interface/en/adminPeople.json'
import type adminReview from '#content/interface/en/adminReview.json'
import type adminRules from '#content/interface/en/adminRules.json'
import type adminSettings from '#content/interface/en/adminSettings.json'
import type adminSite from '#content/interface/en/adminSite.json'
import type adminSystem from '#content/interface/en/adminSystem.json'
import type app from '#content/interface/en/app.json'
import type auth from '#content/interface/en/auth.json'
import type chat from '#content/interface/en/chat.json'
import type commitments from '#content/interface/en/commitments.json'
import type details from '#content/interface/en/details.json'
import type documents from '#content/interface/en/documents.json'
import type errors from '#content/interface/en/errors.json'
import type evidence from '#content/interface/en/evidence.json'
import type home from '#content/interface/en/home.json'
import type imports from '#content/interface/en/imports.json'
import type keeping from '#content/interface/en/keeping.json'
import type legal from '#content/interface/en/legal.json'
import type openings from '#content/interface/en/openings.json'
import type roadmap from '#content/interface/en/roadmap.json'
import type team from '#content/interface/en/team.json'
import type { Language } from '#shared/language.ts'
import { languageStore } from './language.ts'

/** Every text of the screens by area. An area is a file of `content/interface/<lang>` and is loaded with its pages. */
interface Catalogue {
  account: typeof account
  admin: typeof admin
  adminAudit: typeof adminAudit
  adminConversations: typeof adminConversations
  adminEvaluation: typeof adminEvaluation
  adminKnowledge: typeof adminKnowledge
  adminOverview: typeof adminOverview
  adminPeople: typeof adminPeople
  adminReview: typeof adminReview
  adminRules: typeof adminRules
  adminSettings: typeof adminSettings
  adminSite: typeof adminSite
  adminSystem: typeof adminSystem
  app: typeof app
  auth: typeof auth
  chat: typeof chat
  commitments: typeof commitments
  details: typeof details
  documents: typeof documents
  errors: typeof errors
  evidence: typeof evidence
  home: typeof home
  imports: typeof imports
  keeping: typeof keeping
  legal: typeof legal
  openings: typeof openings
  roadmap: typeof roadmap
  team: typeof team
}
export type Area = keyof Catalogue

/** The areas of the back-office begin with `admin` and are written in English only. */
const languageOf = (area: Area, language: Language): Language => (area.startsWith('admin') ? 'en' : language)

/** What the first screen says. */
export const FIRST_AREAS: readonly Area[] = ['app', 'chat', 'errors']

/** A function from a key, and the values of its slots, to its text in the language of the screen; `rich` fills tags. */
type Texts<Name extends Area> = ReturnType<typeof createTranslator<Catalogue[Name]>>

/** The same, and the texts of a language that is not the screen's, whose area has to be loaded in it. */
type TextsOf<Name extends Area> = Texts<Name> & { in(language: Language): Texts<Name> }

const files = import.meta.glob<object>('../../content/interface/*/*.json', { import: 'default' })

/** Every area there is. */
export const AREAS = Object.keys(files).flatMap((path) =>
  path.includes('/en/') ? [path.replace(/^.*\/|\.json$/g, '') as Area] : [],
)

/** By language and area. */
const loaded = new Map<string, object>()
const translators = new Map<string, unknown>()
const areas = new Set<Area>()

/**
 * Loads areas in a language, unless they are there. What a language does not have yet is English (the build fills it
 * in), so that a screen never lacks a text.
 */
export async function loadTexts(wanted: readonly Area[], language = languageStore.get()): Promise<void> {
  await Promise.all(
    wanted.map(async (area) => {
      areas.add(area)
      const id = `${languageOf(area, language)}/${area}`
      const load = files[`../../content/interface/${id}.json`]
      if (!load) throw new Error(`There is no content/interface/${id}.json.`)
      if (!loaded.has(id)) loaded.set(id, await load())
    }),
  )
}

/** The language that was wanted last. */
let chosen: Language | undefined

/** Shows the screen in another language once the texts of all areas in use are there, unless another is wanted by then. */
export async function changeLanguage(language: Language): Promise<void> {
  chosen = language
  const areLoaded = () => [...areas].every((area) => loaded.has(`${languageOf(area, language)}/${area}`))
  await loadTexts([...areas], language)
  // A part of the page may have come meanwhile, with an area of its own.
  while (!areLoaded()) await loadTexts([...areas], language)
  if (chosen === language) languageStore.show(language)
}

/** The texts of an area, which has to be loaded by the time one is asked for. They follow the language of the screen. */
export function textsOf<Name extends Area>(area: Name): TextsOf<Name> {
  const now = () => translatorOf(area, languageStore.get())
  const texts = ((key: never, values?: never) => now()(key, values as never)) as unknown as Texts<Name>
  const named = {
    rich: (key: never, values?: never) => now().rich(key, values as never),
    markup: (key: never, values?: never) => now().markup(key, values as never),
    raw: (key: never) => now().raw(key),
    has: (key: never) => now().has(key),
    in: (language: Language) => translatorOf(area, language),
  }
  return Object.assign(texts, named)
}

function translatorOf<Name extends Area>(area: Name, language: Language): Texts<Name> {
  const locale = languageOf(area, language)
  const id = `${locale}/${area}`
  const known = translators.get(id)
  if (known) return known as Texts<Name>
  const messages = loaded.get(id)
  if (!messages) throw new Error(`The texts ${id} are not loaded: later-pages.ts names the areas of a page.`)
  const made = createTranslator({ locale, messages, onError: fail }) as unknown as Texts<Name>
  translators.set(id, made)
  return made
}

function fail(problem: Error): never {
  throw problem
}
