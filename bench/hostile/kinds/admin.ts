import { LANGUAGES } from '../../../shared/language.ts'
import { jsonOf } from '../caller.ts'
import type { Kind } from '../scene.ts'
import { gluedSentences } from '../sentences.ts'
import { hostileLength, hostileText } from '../texts.ts'

const TRY = '/rest/v1/admin/prompt-boxes/try'
const INTERPRET = '/functions/v1/interpret-prompt-box'

/** Rules in boxes: read, tried on a message, put in force for one visitor's message, and taken back. */
export const rules: Kind = {
  name: 'rules',
  weight: 8,
  async run(scene) {
    const { random } = scene
    const admin = scene.admin()
    const boxes = jsonOf<{ id: string; prompt_text: string }[]>(
      await admin.send('GET', '/rest/v1/prompt-boxes', { what: 'all boxes' }),
    )
    const box = random.pick(boxes ?? [{ id: random.uuid(), prompt_text: '' }])
    const length = hostileLength(random, 10_000)
    const glued = () => gluedSentences(random, random.pick(LANGUAGES), length)
    const { text, what } = random.chance(0.3)
      ? { text: `Never say ${glued()}`, what: `a rule of ${length} characters` }
      : hostileText(random, length)
    const message = hostileText(random, random.pick([200, 8_000])).text
    const reply = hostileText(random, random.pick([200, 20_000])).text
    const drafts = { [box.id]: text }
    await admin.send('POST', TRY, {
      what,
      json: { message, drafts, ...(random.chance(0.5) ? { reply } : {}) },
    })
    if (random.chance(0.7)) return
    await admin.send('POST', INTERPRET, { what, json: { boxId: box.id, promptText: text } })
    await scene.visitor().chat(message, `under ${what}`)
    const before = { boxId: box.id, promptText: box.prompt_text }
    await admin.send('POST', INTERPRET, { what: 'the box as it was', json: before })
  },
}

/** Settings tried before they are saved, and the prompt that somebody's question would make. */
export const settings: Kind = {
  name: 'settings',
  weight: 5,
  async run(scene) {
    const { random } = scene
    const admin = scene.admin()
    const prompt = hostileText(random, hostileLength(random, 40_000))
    const draft = { master_prompt: `${prompt.text}{{USER_PROFILE}}` }
    const question = hostileText(random, random.pick([200, 8_000])).text
    if (random.chance(0.5)) {
      const messages = [{ role: 'user', content: question }]
      await admin.chat(question, `settings test, ${prompt.what}`, {
        purpose: 'settings_test',
        messages,
        draft,
      })
      return
    }
    const json = { email: `ada${random.int(1, 50)}@example.org`, question, draft }
    await admin.send('POST', '/rest/v1/admin/assembled-prompt', { what: prompt.what, json })
  },
}
