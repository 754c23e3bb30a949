import { LANGUAGES } from '../../../shared/language.ts'
import type { Kind, Scene } from '../scene.ts'
import { confirmQuestions, readShared } from './roadmap.ts'

type Attack = Kind['run']

const SUGGESTIONS = '/functions/v1/generate-suggestions'
const PAID = { en: 'paid us', de: 'hat bezahlt', es: 'pagó', fr: 'a payé' }

const paid = (language: keyof typeof PAID, from: number) =>
  Array.from({ length: 600 }, (_, at) => `Ab${from + at}co ${PAID[language]}. `)
    .join('')
    .slice(0, 8_000)

const say =
  (text: string, what: string): Attack =>
  async (scene) =>
    void (await scene.visitor().chat(text, what))

const suggest =
  (content: string, what: string): Attack =>
  async (scene) => {
    const messages = [
      { role: 'user', content },
      { role: 'assistant', content: 'ok' },
    ]
    await scene.visitor().send('POST', SUGGESTIONS, { what, json: { messages } })
  }

const inOneAccount =
  (texts: readonly string[], what: string): Attack =>
  async (scene) => {
    const member = scene.member()
    for (const [at, text] of texts.entries()) {
      if (!scene.late()) await member.chat(text, `${what}, message ${at + 1}`)
    }
    await readShared(scene, member)
  }

async function confirmMany(scene: Scene): Promise<void> {
  const member = scene.member()
  await member.chat('mou: '.repeat(1_600), '1,600 times "mou: "')
  for (let at = 0; at < 30 && !scene.late(); at++)
    await confirmQuestions(scene, member, 1, [{ count: 9_999, op: 'add' }])
  await readShared(scene, member)
}

async function sendTogether(scene: Scene): Promise<void> {
  const raw = JSON.stringify({ messages: [{ role: 'user', content: 'a. '.repeat(650_000) }] })
  const send = () => scene.visitor().send('POST', SUGGESTIONS, { what: '60 at once, 1.95 MB each', raw })
  await Promise.all(Array.from({ length: 60 }, send))
}

/** What stopped the server once, each the first cases of every run. */
export const KNOWN: readonly Attack[] = [
  suggest('pilot '.repeat(26_666), '26,666 times "pilot "'),
  say('각'.repeat(8_000), 'a word of 8,000 Hangul syllables'),
  say('ﷺ'.repeat(8_000), 'a word of 8,000 ligatures'),
  say('漢'.repeat(8_000), 'a word of 8,000 Han characters'),
  say('ΐ'.repeat(8_000), 'a word of 8,000 ΐ'),
  say('ü'.repeat(8_000), 'a word of 8,000 ü'),
  ...LANGUAGES.map((language) => inOneAccount([paid(language, 0)], `organisations that paid (${language})`)),
  inOneAccount(
    [0, 1_000, 2_000].map((from) => paid('en', from)),
    'organisations that paid',
  ),
  inOneAccount(['"Fünf; interrogé, "'.repeat(420), 'prórroga; '.repeat(800)], 'units found by hill climbing'),
  inOneAccount(['"LEADING; interrogé,"'.repeat(380)], 'units found by hill climbing'),
  confirmMany,
  sendTogether,
]
