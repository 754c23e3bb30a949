import type { OutputOf } from '#shared/endpoint.ts'
import type { offersApi } from '#shared/offers.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { ChatCore } from './chat-core.ts'
import type { Message } from './message.ts'
import { storedId } from './versions.ts'

const t = textsOf('chat')

/**
 * Opens one of the answers that a reply offers, or none of them, and shows it once `shown` has settled. Throws an ApiError
 * when that could not be stored.
 */
export async function choose(
  core: ChatCore,
  { key }: Message,
  answerId: string,
  shown?: () => Promise<void>,
): Promise<void> {
  const { deps, get, dispatch } = core
  const messageId = await storedId(core, key)
  const { conversationId } = get()
  if (!conversationId || !messageId) throw new ApiError(0, 'network', t('failures.notStored'))
  const chosen = await deps.transport.choose({ conversationId, messageId, answerId }).catch(chosenElsewhere)
  await shown?.()
  dispatch({ type: 'chosen', key, ...chosen })
}

/** What stands since somebody chose in another tab. */
function chosenElsewhere(error: unknown): OutputOf<typeof offersApi.choose> {
  const current = error instanceof ApiError && error.code === 'conflict' ? error.current : undefined
  // In the shape of the call's own result (ErrorBody); a conflict about anything else has none.
  const chosen = current as OutputOf<typeof offersApi.choose> | undefined
  if (typeof chosen?.content !== 'string' || !chosen.offers) throw error
  return chosen
}
