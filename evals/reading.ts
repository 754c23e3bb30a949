import { emptyLedger } from '#engine/ledger/ledger.ts'
import { extract } from '#engine/reading/extract.ts'
import { playConversation, shownReply, starterSearch } from './conversation.ts'

/**
 * Returns what becomes of one message on an empty roadmap without a model: a line for each record and field,
 * then the reply.
 */
export async function explainReading(text: string): Promise<string> {
  const { records, facts, question } = extract({ id: 'message', text }, emptyLedger())
  const [held] = await playConversation(starterSearch(), [text])
  const evidence = records.map(({ type, op, status, reason, rule, count, proposed, orgs = [], quote }) =>
    [type, op, count ?? proposed ?? '?', orgs.join(', '), status, `${rule}: ${reason}`, `“${quote}”`].join(
      ' · ',
    ),
  )
  const fields = facts.map(({ field, value, suggested, rule }) =>
    [field, suggested ? 'offered' : 'taken', rule, `“${value}”`].join(' · '),
  )
  return `${[
    ...(evidence.length > 0 ? evidence : ['no evidence']),
    ...(fields.length > 0 ? fields : ['no field']),
    ...(question ? [`asks: ${question.text}`] : []),
    '',
    held ? shownReply(held) : '',
  ].join('\n')}\n`
}
