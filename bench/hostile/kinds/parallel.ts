import type { Kind } from '../scene.ts'
import { fill, hostileText } from '../texts.ts'

const AT_ONCE = 60
/** Just under the largest body the server takes. */
const BODY = 1_950_000

/** Sixty visitors send the largest body there is at the same moment. */
export const parallel: Kind = {
  name: 'parallel',
  weight: 0.3,
  async run(scene) {
    const { random } = scene
    const turns = random.pick([1, 200, 9_000])
    const { text, what } = hostileText(random, 40)
    // The text may be several times as long as bytes in JSON.
    const size = Math.floor(BODY / turns / 6) - 40
    const content = fill(Math.max(1, size), () => text)
    const messages = Array.from({ length: turns }, (_, at) => ({
      role: at % 2 ? 'assistant' : 'user',
      content,
    }))
    const raw = JSON.stringify({ messages })
    const path = random.pick([
      '/functions/v1/generate-suggestions',
      '/functions/v1/chat',
      '/auth/v1/sign-in/email',
    ])
    const said = `${AT_ONCE} at once, ${Math.round(raw.length / 1_000)} kB each, ${turns} turns, ${what}`
    const send = () => scene.visitor().send('POST', path, { what: said, raw })
    await Promise.all(Array.from({ length: AT_ONCE }, send))
  },
}
