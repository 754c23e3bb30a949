import type { CallFigures, CaseToAsk, FrozenVersion } from '#server/db/evaluation-runs.ts'
import { ModelError, type Usage } from '#server/models/contract/model.ts'
import { prepareReply, type Question, type Writer, writeReply } from '#server/workers/replies/write-reply.ts'
import type { Settings } from '#server/workers/settings/settings.ts'
import { recordCall } from './record-call.ts'

/** Settings as a version of a run has them, at the provider in force. */
function settingsOf(settings: Settings, { text, model, boxes }: FrozenVersion): Settings {
  return {
    ...settings,
    async current() {
      const saved = await settings.current()
      return { ...saved, masterPrompt: text, rules: boxes, choice: { ...saved.choice, model } }
    },
  }
}

/**
 * Has a version answer a case by the code that answers founders; nobody steps in when its model fails. The call is recorded
 * as usage. Throws ModelError.
 */
export async function answerCase(
  writer: Writer,
  version: FrozenVersion,
  asked: CaseToAsk,
  { newId, signal }: { newId: () => string; signal: AbortSignal },
): Promise<{ reply: string; figures: CallFigures }> {
  const settings = settingsOf(writer.settings, version)
  // Nobody's id: a member's rules hold, and no member's rows are read.
  const userId = asked.visitor ? null : newId()
  const question: Question = { userId, messageId: newId(), turns: asked.turns, ledger: asked.ledger }
  const prepared = await prepareReply({ ...writer, settings }, question)
  if (!prepared.model) throw new ModelError('upstream_unconfigured')
  const writing = writeReply({ ...writer, settings }, prepared, { signal, onRetry: () => {} })
  let reply = ''
  const figures = await recordCall(writer, writing, async () => {
    let usage: Usage | undefined
    for await (const batch of writing.batches) {
      reply += batch.pieces.join('')
      usage = batch.usage ?? usage
    }
    if (reply.trim() === '') throw new ModelError('upstream_empty')
    return usage
  })
  return { reply, figures }
}
