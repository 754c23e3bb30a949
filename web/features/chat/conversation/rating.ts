import type { Rating } from '#shared/ratings.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { ChatCore } from './chat-core.ts'
import type { Message } from './message.ts'
import { storedId } from './versions.ts'

const t = textsOf('chat')

/** The last thumb on its way: one is stored after the other, so that the last one stands. */
let sent: Promise<unknown> = Promise.resolve()

/**
 * Shows a thumb at once and stores it; null takes it off. Throws an ApiError when it could not be stored, and shows what
 * stood before.
 */
export async function rate(core: ChatCore, { key }: Message, rating: Rating | null): Promise<void> {
  const { deps, get, dispatch } = core
  const shown = () => get().messages.find((message) => message.key === key)?.rating
  const before = shown() ?? null
  dispatch({ type: 'rated', key, rating })
  try {
    const id = await storedId(core, key)
    if (!id) throw new ApiError(0, 'network', t('failures.notStored'))
    const turn = sent.then(() => deps.transport.rate(id, rating))
    sent = turn.catch(() => {})
    await turn
  } catch (error) {
    if ((shown() ?? null) === rating) dispatch({ type: 'rated', key, rating: before })
    throw error
  }
}
