import { counters } from '#engine/ledger/counters.ts'
import { derive } from '#engine/ledger/fold.ts'
import { fold } from '#engine/words/fold.ts'
import { isStopWord } from '#engine/words/stop-words.ts'
import { findTextsBehind, rewrite } from '#server/db/forgetting.ts'
import { emptyImports, importTexts } from '#server/db/imports.ts'
import { type Forgetting, forgetting, forgottenEvents, forgottenMark } from '#server/records/forget-names.ts'
import { appendSteps } from '#server/roadmap/change-ledger.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture, type InVenture } from '#server/services/ventures/in-venture.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { recordsApi } from '#shared/records.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { rowsOf } from './rows.ts'

/**
 * Deletes a name for good: out of the records, the sentences behind them, the history, the venture's comments, commitments
 * and documents, and the caller's own messages that those sentences stand in, with their replies, the title and summary of
 * their conversations and shared copies of them. What they prove stays, so that no counter and no level changes.
 */
export async function forgetPerson(
  ctx: Ctx,
  { id, person }: { id: string; person: string },
): Promise<OutputOf<typeof recordsApi.forgetPerson>> {
  if (person.split(/\P{L}+/u).every((word) => isStopWord(fold(word)) || word === ''))
    throw new AppError('bad_request', 'Say the name of a person. Words like these stand in every sentence.')
  return changeVenture(ctx, id, async (change) => {
    const names = forgetting([person], ctx.newId().slice(0, 4))
    const forgotten = rowsOf(change, change.ledger, []).filter((row) =>
      Object.values({ ...row, ...row.source }).some((part) => typeof part === 'string' && names.in(part)),
    )
    const events = await rewriteVenture(change, names)
    if (events.length === 0) return { forgotten: 0, counters: counters(change.ledger) }
    const byId = new Map(events.map((event) => [event.id, event]))
    const stored = {
      ...change.stored,
      events: change.stored.events.map((event) => byId.get(event.id) ?? event),
    }
    const mark = forgottenMark(ctx.newId(), change.at)
    const steps = [
      {
        events: [{ event: mark, messageId: null, conversationId: null }],
        cause: 'person forgotten' as const,
      },
    ]
    // Derives what is shown anew, and lets everything that was kept from before go.
    const { after } = await appendSteps(change.db, change.userId, stored, derive(stored.events), steps)
    return { forgotten: forgotten.length, counters: counters(after) }
  })
}

/** Takes names out of everything that is stored of a venture; returns the events that changed. */
async function rewriteVenture({ db, stored }: InVenture, names: Forgetting): Promise<LedgerEvent[]> {
  const events = forgottenEvents(stored.events, names)
  const found = await findTextsBehind(db, stored.venture.id)
  const { history, messages, conversations, links, comments, commitments, documents } = found
  const namesOne = (value: unknown) => names.in(JSON.stringify(value ?? null))
  const changed = {
    events,
    history: history
      .filter(({ before, after }) => names.in(before) || names.in(after))
      .map((line) => ({ ...line, before: names.text(line.before), after: names.text(line.after) })),
    messages: messages
      .filter(({ content, ...beside }) => names.in(content) || namesOne(beside))
      .map(({ id, content, updates, ...beside }) => ({
        id,
        content: names.text(content),
        updates: names.value(updates ?? []),
        ...names.value(beside),
      })),
    conversations: conversations
      .filter(({ title, summary }) => names.in(title) || names.in(summary ?? ''))
      .map(({ id, title, summary }) => ({
        id,
        title: names.text(title),
        summary: summary && names.text(summary),
      })),
    links: links.filter(namesOne).map((link) => names.value(link)),
    comments: comments
      .filter(({ text, passage }) => names.in(text) || names.in(passage))
      .map((said) => ({ ...said, text: names.text(said.text), passage: names.text(said.passage) })),
    commitments: commitments
      .filter(({ text }) => names.in(text))
      .map((said) => ({ ...said, text: names.text(said.text) })),
    documents: documents
      .filter(({ fields }) => namesOne(fields))
      .map((filled) => ({ ...filled, fields: names.value(filled.fields) })),
  }
  await rewrite(db, stored.venture.id, changed)
  const naming: { id: string; name: string }[] = []
  for await (const { id, name, text } of importTexts(db, stored.venture.id))
    if (names.in(name) || names.in(text)) naming.push({ id, name: names.text(name) })
  await emptyImports(db, naming)
  return events
}
