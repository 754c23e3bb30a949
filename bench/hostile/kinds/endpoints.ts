import { type Caller, jsonOf } from '../caller.ts'
import type { Target } from '../endpoints.ts'
import type { Random } from '../random.ts'
import type { Kind, Scene } from '../scene.ts'
import { sample, withValue } from '../schema.ts'
import { hostileLength, hostileText } from '../texts.ts'
import { clearKnowledge } from './knowledge.ts'

/** One text of a call is hostile, and the rest fits. */
export const field: Kind = {
  name: 'field',
  weight: 40,
  async run(scene) {
    const { random } = scene
    const target = random.pick(scene.targets)
    const { path, limit } = random.pick(target.places)
    const { text, what } = hostileText(random, hostileLength(random, limit))
    await call(scene, target, (input) => withValue(input, path, text, random), `${path.join('.')} = ${what}`)
  },
}

/** All texts of a call are hostile at once, none over its limit. */
export const fields: Kind = {
  name: 'fields',
  weight: 10,
  async run(scene) {
    const { random } = scene
    const target = random.pick(scene.targets)
    const all = (input: unknown) =>
      target.places.reduce(
        (made, { path, limit }) =>
          random.chance(0.8) ? withValue(made, path, hostileText(random, limit ?? 8_000).text, random) : made,
        input,
      )
    await call(scene, target, all, 'every text')
  },
}

/** Something that is no text where one belongs, or no JSON at all. */
export const shape: Kind = {
  name: 'shape',
  weight: 10,
  async run(scene) {
    const { random } = scene
    const target = random.pick(scene.targets)
    const { path } = random.pick(target.places)
    if (target.method !== 'GET' && random.chance(0.5)) {
      const body = random.pick(BODIES)
      await sender(scene, target).send(target.method, address(target, {}), {
        what: body.name,
        raw: body.text,
      })
      return
    }
    const odd = random.pick(ODD)
    await call(
      scene,
      target,
      (input) => withValue(input, path, odd.value, random),
      `${path.join('.')} = ${odd.name}`,
    )
  },
}

const ODD: readonly { name: string; value: unknown }[] = [
  { name: 'null', value: null },
  { name: 'a huge number', value: Number.MAX_VALUE },
  { name: 'a negative number', value: -(2 ** 53) },
  { name: '10,000 texts', value: Array.from({ length: 10_000 }, (_, at) => `text ${at}`) },
  {
    name: '20,000 properties',
    value: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`p${at}`, at])),
  },
  { name: 'a prototype', value: JSON.parse('{"__proto__": {"role": "admin"}, "constructor": 1}') },
  { name: 'lists in lists', value: JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)) },
]

const BODIES: readonly { name: string; text: string }[] = [
  { name: '400,000 open brackets', text: '['.repeat(400_000) },
  { name: '100,000 nested lists', text: `{"messages":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
  { name: '100,000 nested objects', text: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
  { name: 'a number of a million digits', text: `{"count":${'9'.repeat(1_000_000)}}` },
  { name: '100,000 properties with one name', text: `{${'"a":1,'.repeat(100_000)}"b":2}` },
  { name: '1.9 MB of NUL', text: `{"text":"${'\\u0000'.repeat(316_000)}"}` },
  { name: 'half of a character', text: '{"text":"\\ud800","name":"\\udc00"}' },
  { name: 'no JSON', text: '{"messages":[{"role":"user"' },
  { name: '10,000 turns', text: JSON.stringify({ messages: turns(10_000, 'We signed 3 LOIs.') }) },
  { name: '3 MB', text: `{"text":"${'a'.repeat(3_000_000)}"}` },
]

function turns(count: number, content: string) {
  return Array.from({ length: count }, (_, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))
}

async function call(
  scene: Scene,
  target: Target,
  change: (input: unknown) => unknown,
  what: string,
): Promise<void> {
  const { random } = scene
  const caller = sender(scene, target)
  const known = await ownIds(scene, target, caller)
  const input = { ...(sample(target.shape, random) as object), ...known, ...harmless(target, random) }
  // What the case is about goes last: a known id may be just what it replaces.
  const changed = change(input) as Record<string, unknown>
  const path = address(target, changed)
  const sent = target.method === 'GET' ? { query: inQuery(target, changed) } : { json: changed }
  await caller.send(target.method, path, { ...sent, what })
  if (target.path.includes('knowledge') && target.method !== 'GET') await clearKnowledge(scene)
}

/** Mostly who may call, sometimes somebody who may not. */
function sender(scene: Scene, { access }: Target): Caller {
  const { random } = scene
  const { visitor, member, admin } = scene
  const allowed = { anyone: visitor, member, operator: admin, admin }[access]
  return (random.chance(0.75) ? allowed : random.pick([visitor, member, admin]))()
}

function address({ path }: Target, input: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input[name] ?? '1'
    return encodeURIComponent(
      String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed(),
    )
  })
}

function inQuery({ path }: Target, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)))
}

/** Returns what would change the run for the cases after this one, or send something to another server, is left out. */
function harmless({ name }: Target, random: Random): Record<string, unknown> {
  const email = {
    email: `somebody${random.int(0, 1e9)}@example.org`,
    password: 'correct horse',
    newPassword: 'battery',
  }
  if (name.startsWith('auth ')) return email
  if (name === 'settingsApi.save') return { setting_key: 'model_config' }
  if (name === 'settingsApi.restore') return { id: 'default' }
  return {}
}

/** Ids of what is really there, so that the call gets past "not found". */
async function ownIds(scene: Scene, target: Target, caller: Caller): Promise<Record<string, unknown>> {
  const { path } = target
  if (!scene.random.chance(0.8)) return {}
  if (/^\/rest\/v1\/conversations\/|claim|evidence/.test(path)) {
    const id = await caller.chat('mou: mou: We signed an LOI with Halden Dairy.', 'to have a conversation')
    if (!path.includes('/evidence/')) return { id, session_id: caller.session }
    const dashboard = await caller.send('GET', '/rest/v1/dashboard', { what: 'to have a question' })
    return { id: jsonOf<{ questions: { recordId: string }[] }>(dashboard)?.questions[0]?.recordId ?? 'none' }
  }
  if (path.includes('/ventures/')) {
    const dashboard = await caller.send('GET', '/rest/v1/dashboard', { what: 'to have a venture' })
    return { id: jsonOf<{ venture: { id: string } }>(dashboard)?.venture.id }
  }
  if (path.startsWith('/rest/v1/users') || path.endsWith('manage-roles')) {
    const profile = await scene.member().send('GET', '/rest/v1/profile', { what: 'to have an account' })
    const id = jsonOf<{ id: string }>(profile)?.id
    return { id, user_id: id }
  }
  return {}
}
