import { readContent } from '#engine/content/read-content.ts'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import type { ModelChoice } from '#server/models/choice.ts'
import type { Model, ModelBatch, ModelRequest } from '#server/models/contract/model.ts'
import { hide, type Mask, putBack, puttingBack } from './mask.ts'

/** What a model is told of placeholders, where there are some. */
const NOTE = readContent('content/prompts/placeholders.md').trim()

/**
 * A model outside this machine that sees no names and addresses of third parties: placeholders go out in their place, and
 * what comes back names them again. The names are those that the request lists; addresses are found by their form.
 */
export function withPlaceholders(model: Model): Model {
  return delegate(model, {
    reply(request) {
      const { messages, stands } = masked(request)
      return restored(model.reply({ ...request, messages }), stands)
    },
    async structured(request) {
      const { messages, stands } = masked(request)
      const answer = await model.structured({ ...request, messages })
      return { ...answer, text: putBack(answer.text, stands, inJson) }
    },
  })
}

/** Returns whether what a model is sent leaves this machine and its network without names. */
export const goesOut = (model: Pick<Model, 'runsHere'> | undefined, { namesGoOut }: ModelChoice): boolean =>
  !model?.runsHere && !namesGoOut

/** A model that is told with each request whom it must not be told of. */
export function knowingPeople(model: Model, people: readonly string[]): Model {
  if (people.length === 0) return model
  return delegate(model, {
    reply: (request) => model.reply({ ...request, people }),
    structured: (request) => model.structured({ ...request, people }),
  })
}

/** The same model with other ways to call it. */
function delegate(model: Model, calls: Pick<Model, 'reply' | 'structured'>): Model {
  return {
    provider: model.provider,
    get name() {
      return model.name
    },
    get contextWindow() {
      return model.contextWindow
    },
    costOf: model.costOf,
    runsHere: model.runsHere,
    ...calls,
  }
}

/** Messages as a provider may see them, and what their placeholders stand for. */
function masked({ messages, people = [] }: Pick<ModelRequest, 'messages' | 'people'>): {
  messages: readonly PromptMessage[]
  stands: Mask['stands']
} {
  const { hidden, stands } = hide(
    messages.map(({ content }) => content),
    people,
  )
  if (stands.size === 0) return { messages, stands }
  const first = messages.findIndex(({ role }) => role === 'system')
  return {
    stands,
    messages: messages.map(({ role }, at) => {
      const content = hidden[at] ?? ''
      return { role, content: at === first ? `${content}\n\n${NOTE}` : content }
    }),
  }
}

async function* restored(
  batches: AsyncIterable<ModelBatch>,
  stands: Mask['stands'],
): AsyncGenerator<ModelBatch> {
  if (stands.size === 0) return yield* batches
  const text = puttingBack(stands)
  for await (const batch of batches) {
    const pieces = batch.pieces.map((piece) => text.push(piece)).filter((piece) => piece !== '')
    const rest = batch.finish === undefined ? '' : text.end()
    yield { ...batch, pieces: rest === '' ? pieces : [...pieces, rest] }
  }
  const rest = text.end()
  if (rest !== '') yield { pieces: [rest] }
}

/** Within a text of JSON. */
const inJson = (found: string) => JSON.stringify(found).slice(1, -1)
