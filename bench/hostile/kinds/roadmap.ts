import { FIELD_NAMES } from '../../../shared/roadmap.ts'
import { type Caller, jsonOf } from '../caller.ts'
import type { Kind, Scene } from '../scene.ts'
import { hostileLength, hostileText } from '../texts.ts'
import { roadmapText } from './chat.ts'

interface Dashboard {
  readonly questions: readonly { recordId: string }[]
  readonly fields: readonly { field: string; value: string }[]
}

/** One account writes message after message, confirms the questions they leave, and shares what became of it. */
export const ledger: Kind = {
  name: 'ledger',
  weight: 2,
  async run(scene) {
    const { random } = scene
    const member = scene.member()
    const count = random.int(6, 40)
    for (let at = 0; at < count && !scene.late(); at++) {
      const { text, what } = roadmapText(scene, at * 1_000)
      await member.chat(text, `message ${at + 1} of ${count}, ${what}`)
      if (random.chance(0.3)) await confirmQuestions(scene, member, 3)
    }
    await readShared(scene, member)
  },
}

/** What a visitor wrote is read when an account claims it. */
export const claim: Kind = {
  name: 'claim',
  weight: 3,
  async run(scene) {
    const visitor = scene.visitor()
    for (let at = 0; at < 6; at++) {
      const { text, what } = roadmapText(scene, at * 1_000)
      await visitor.chat(text, `as a visitor, ${what}`)
    }
    const json = { session_id: visitor.session }
    const member = scene.member()
    await member.send('POST', '/functions/v1/claim-conversations', { what: 'six messages', json })
    await member.send('GET', '/rest/v1/dashboard', { what: 'after the claim' })
  },
}

/** Fields of the roadmap written by hand, one after another. */
export const edit: Kind = {
  name: 'edit',
  weight: 6,
  async run(scene) {
    const { random } = scene
    const member = scene.member()
    for (let at = 0; at < 5; at++) {
      const { text, what } = hostileText(random, hostileLength(random, 600))
      const more = random.chance(0.3) ? { use_case: text.slice(0, 300), priority: random.int(1, 3) } : {}
      const json = { field: random.pick(FIELD_NAMES), before: null, after: text, ...more }
      await member.send('PATCH', '/rest/v1/dashboard', { what, json })
    }
    await member.send('GET', '/rest/v1/dashboard/export', { what: 'after edits', query: { format: 'md' } })
  },
}

/** What a question is confirmed with, unless a case says otherwise. */
const ANSWERS = [1, 999, 9_999].flatMap((count) =>
  ['add', 'add', 'set', 'repeat'].map((op) => ({ count, op })),
)

/** Confirms up to `most` open questions, with counts as large as they may be. */
export async function confirmQuestions(
  { random }: Scene,
  member: Caller,
  most: number,
  answers: readonly { count: number; op: string }[] = ANSWERS,
): Promise<void> {
  const read = await member.send('GET', '/rest/v1/dashboard', { what: 'with open questions' })
  const questions = jsonOf<Dashboard>(read)?.questions ?? []
  for (const { recordId } of questions.slice(0, most)) {
    const json = random.pick(answers)
    const path = `/rest/v1/evidence/${encodeURIComponent(recordId)}/confirm`
    await member.send('POST', path, {
      what: `one of ${questions.length} questions, count ${json.count}`,
      json,
    })
  }
}

/** Strangers read a shared roadmap, several at once; its owner exports it. */
export async function readShared(scene: Scene, member: Caller): Promise<void> {
  await member.send('GET', '/rest/v1/dashboard/export', { what: 'the ledger', query: { format: 'json' } })
  const shared = await member.send('POST', '/rest/v1/dashboard/share', {
    what: 'for 7 days',
    json: { days: 7 },
  })
  const token = jsonOf<{ url: string }>(shared)?.url.split('/').at(-1)
  if (!token) return
  const read = () => scene.visitor().send('GET', `/rest/v1/shared/${token}`, { what: 'by a stranger' })
  await Promise.all(Array.from({ length: 5 }, read))
}
