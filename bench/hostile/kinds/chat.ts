import { LANGUAGES } from '../../../shared/language.ts'
import type { Kind, Scene } from '../scene.ts'
import { countingOrganisations, gluedSentences, openQuestions } from '../sentences.ts'
import { describe, type HostileText, hostileText } from '../texts.ts'

const LIMIT = 8_000

/** Messages that say nothing, at any length up to the limit and a little over it. */
export const message: Kind = {
  name: 'message',
  weight: 40,
  async run(scene) {
    const { random } = scene
    const { text, what } = hostileText(random, random.pick([40, 800, 4_000, LIMIT, LIMIT, LIMIT, LIMIT + 1]))
    await anybody(scene).chat(text, what)
  },
}

/** Messages made of what the extraction knows, in each language. */
export const sentences: Kind = {
  name: 'sentences',
  weight: 50,
  async run(scene) {
    const { text, what } = roadmapText(scene, 0)
    await scene.member().chat(text, what)
  },
}

/** A history that a visitor claims to have had, as large as a body may be. */
export const history: Kind = {
  name: 'history',
  weight: 4,
  async run(scene) {
    const { random } = scene
    const count = random.pick([2, 40, 400])
    const { text, what } = hostileText(random, Math.floor(random.pick([20_000, 200_000, 1_500_000]) / count))
    const before = Array.from({ length: count }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: text,
    }))
    const messages = [...before, { role: 'user', content: 'And what should I do next?' }]
    await anybody(scene).chat('', `${count} turns before it, each ${what}`, { messages })
  },
}

/** Follow-up questions, which are asked for with a whole conversation. */
export const suggestions: Kind = {
  name: 'suggestions',
  weight: 12,
  async run(scene) {
    const { random } = scene
    const count = random.pick([1, 2, 6, 200])
    const { text, what } = hostileText(random, Math.ceil(random.pick([2_000, 8_000, 20_000, 60_000]) / count))
    const messages = Array.from({ length: count }, (_, at) => ({
      role: (count - at) % 2 === 0 ? 'user' : 'assistant',
      content: text,
    }))
    const json = { messages: random.chance(0.5) ? messages : [...messages, { role: 'user', content: text }] }
    const sent = { what: `${count} turns, each ${what}`, json }
    await anybody(scene).send('POST', '/functions/v1/generate-suggestions', sent)
  },
}

/** A text that says much about evidence; organisations count on from `from`. */
export function roadmapText({ random }: Scene, from: number): HostileText {
  const language = random.pick(LANGUAGES)
  const length = random.pick([400, 2_000, LIMIT, LIMIT])
  const texts = {
    organisations: () => countingOrganisations(random, language, from, length),
    glued: () => gluedSentences(random, language, length),
    'open questions': () => openQuestions(random, length),
  }
  const name = random.pick(['organisations', 'glued', 'glued', 'glued', 'open questions'] as const)
  const text = texts[name]()
  return { text, what: describe(`${name} (${language})`, text) }
}

const anybody = (scene: Scene) => (scene.random.chance(0.5) ? scene.visitor() : scene.member())
