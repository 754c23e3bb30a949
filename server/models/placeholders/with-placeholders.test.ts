import { expect, test } from 'vitest'
import type { Model, ModelBatch, ModelRequest, StructuredRequest } from '#server/models/contract/model.ts'
import { goesOut, knowingPeople, withPlaceholders } from './with-placeholders.ts'

/** A provider that writes down what it is sent, and says what the test wants. */
function provider(says: readonly string[]) {
  const sent: (ModelRequest | StructuredRequest)[] = []
  const model: Model = {
    provider: 'direct',
    name: 'm',
    contextWindow: 1000,
    async *reply(request): AsyncGenerator<ModelBatch> {
      sent.push(request)
      for (const piece of says) yield { pieces: [piece] }
      yield { pieces: [], finish: 'stop' }
    },
    structured(request) {
      sent.push(request)
      return Promise.resolve({ text: says.join(''), usage: undefined })
    },
  }
  return { model, sent: () => sent.flatMap(({ messages }) => messages.map(({ content }) => content)) }
}

const messages = [
  { role: 'system', content: 'Advise.' },
  { role: 'user', content: 'Petra "Pit" Weber (pit@charite.example) said yes.' },
] as const
const people = ['Petra "Pit" Weber', 'Weber']
const { signal } = new AbortController()

test('a reply names people again whom the provider was not told of, also where a placeholder is cut', async () => {
  const { model, sent } = provider(['Ask [Per', 'son 1', '] at [Email 1] or [', 'Person 7]. ['])
  const said: string[] = []
  for await (const { pieces } of withPlaceholders(model).reply({ messages, people, signal }))
    said.push(...pieces)
  expect(said.join('')).toBe('Ask Petra "Pit" Weber at pit@charite.example or [Person 7]. [')
  const [system = '', user] = sent()
  expect(user).toBe('[Person 1] ([Email 1]) said yes.')
  expect(system.startsWith('Advise.\n\n')).toBe(true)
  expect(sent().join()).not.toContain('Weber')
})

test('a structured answer stays JSON, and its quote is verbatim again', async () => {
  const { model } = provider(['{"quote":"[Person 1] ([Email 1]) said yes."}'])
  const answer = await knowingPeople(withPlaceholders(model), people).structured({
    name: 'n',
    schema: {},
    messages,
    signal,
  })
  expect(JSON.parse(answer.text)).toEqual({ quote: messages[1].content })
})

test('a text without names is sent as it is', async () => {
  const { model, sent } = provider(['Fine.'])
  const plain = [{ role: 'system', content: 'Advise.' }] as const
  await withPlaceholders(model).structured({ name: 'n', schema: {}, messages: plain, signal })
  expect(sent()).toEqual(['Advise.'])
})

test('nothing is hidden from a model on this machine, or where an operator lets names out', () => {
  expect(goesOut({ runsHere: true }, {})).toBe(false)
  expect(goesOut({ runsHere: false }, { namesGoOut: true })).toBe(false)
  expect(goesOut({ runsHere: false }, {})).toBe(true)
})
