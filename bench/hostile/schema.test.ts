import { expect, test } from 'vitest'
import { z } from 'zod'
import { targets } from './endpoints.ts'
import { createRandom } from './random.ts'
import { type Shape, sample, textPlaces, withValue } from './schema.ts'

const Input = z.object({
  title: z.string().trim().max(200),
  kind: z.enum(['a', 'b']),
  count: z.number().int().min(3),
  tags: z.array(z.string()).optional(),
  turns: z.array(z.object({ role: z.literal('user'), content: z.string().max(50) })),
  either: z.union([z.string().max(9), z.object({ text: z.string() })]),
  notes: z.record(z.guid(), z.string().max(7)).optional(),
  any: z.unknown(),
  when: z.iso.datetime({ offset: true }),
})
const shape = z.toJSONSchema(Input, { io: 'input', unrepresentable: 'any' }) as Shape

test('textPlaces finds each text of a schema with its limit, in lists, records and unions too', () => {
  expect(Object.fromEntries(textPlaces(shape).map(({ path, limit }) => [path.join('.'), limit]))).toEqual({
    title: 200,
    'tags.*': undefined,
    'turns.*.content': 50,
    either: 9,
    'either.text': undefined,
    'notes.*': 7,
    any: undefined,
    when: undefined,
  })
})

test('A sample fits the schema it was made from', () => {
  for (let seed = 0; seed < 20; seed++) {
    expect(Input.safeParse(sample(shape, createRandom(seed))).error).toBeUndefined()
  }
})

test('withValue changes one place and makes what is missing on the way', () => {
  const random = createRandom(1)
  const value = { title: 'x', turns: [{ role: 'user', content: 'x' }] }
  expect(withValue(value, ['turns', '*', 'content'], 'y', random)).toEqual({
    title: 'x',
    turns: [{ role: 'user', content: 'y' }],
  })
  expect(withValue(value, ['tags', '*'], 'y', random)).toEqual({ ...value, tags: ['y'] })
  expect(withValue('x', ['either', 'text'], 'y', random)).toEqual({ either: { text: 'y' } })
})

test('Every call that takes text is a target, also those that stand in no table', async () => {
  const places = new Map(
    (await targets()).map(({ name, places }) => [name, places.map(({ path }) => path.join('.'))]),
  )
  expect(places.get('chatApi.suggestions')).toEqual(['messages.*.content'])
  expect(places.get('chat.send')).toContain('messages.*.content')
  expect(places.get('dashboardApi.shared')).toEqual(['token'])
  expect(places.get('promptBoxesApi.tryMessage')).toContain('drafts.*')
  expect(places.get('auth /sign-up/email')).toEqual(['name', 'email', 'password'])
  expect(places.has('accountApi.profile')).toBe(false)
})
