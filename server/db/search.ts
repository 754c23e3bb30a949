import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Words that stand one behind the other; `open` when the last may go on. */
export interface SearchTerm {
  readonly words: readonly string[]
  readonly open: boolean
}

export interface FoundConversation {
  readonly conversation_id: string
  readonly title: string
  readonly first_message: string
  readonly updated_at: Date
  readonly archived: boolean
  readonly message: {
    readonly id: string
    readonly role: 'user' | 'assistant'
    readonly content: string
    readonly created_at: Date
  } | null
}

/**
 * A person's conversations in which all terms stand in the title or in one message, best first. Words have to be folded
 * as `app.fold` folds them, and to hold letters and digits alone.
 */
export async function searchConversations(
  db: Db,
  userId: string,
  terms: readonly SearchTerm[],
  most: number,
): Promise<FoundConversation[]> {
  const key = keyOf(userId)
  const { rows } = await sql<FoundConversation>`
    select talk.id as conversation_id, talk.title, talk.updated_at, talk.archived_at is not null as archived,
      case when message.id is not null then json_build_object('id', message.id, 'role', message.role,
        'content', message.content, 'created_at', message.created_at) end as message,
      coalesce((
        select left(content, 200) from chat_messages first
        where first.conversation_id = talk.id and first.role = 'user' and not first.superseded order by first.seq limit 1
      ), '') as first_message
    from app.search(${termsQuery(terms, key)}::tsquery, ${termsQuery(terms, key, false)}::tsquery, ${most})
      with ordinality as hit
    join conversations talk on talk.id = hit.conversation_id
    left join chat_messages message on message.id = hit.message_id
    order by hit.ordinality`.execute(db)
  return rows.map(({ message, ...row }) => ({
    ...row,
    message: message && { ...message, created_at: new Date(message.created_at) },
  }))
}

/** Returns what `app.words` puts before each word of a person. */
const keyOf = (userId: string) =>
  userId.slice(0, 8).replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)))

/**
 * A tsquery, as text, for all terms at once: words of one person by their `key`, or as they are. With `open`, a last word
 * may go on.
 */
export function termsQuery(terms: readonly SearchTerm[], key = '', open = true): string {
  const lexeme = (word: string, begins: boolean) => `'${key}${word}'${begins ? ':*' : ''}`
  return terms
    .map(({ words, open: goesOn }) =>
      words.map((word, at) => lexeme(word, open && goesOn && at === words.length - 1)).join(' <-> '),
    )
    .map((term) => `(${term})`)
    .join(' & ')
}
