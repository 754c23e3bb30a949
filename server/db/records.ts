import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Where an event of a ledger came from, as far as the caller may see it. */
export interface EventPlace {
  readonly event_id: string
  /** The conversation, where it is the caller's and still there. */
  readonly conversation_id: string | null
  /** Who said or typed it; null once their account was deleted. */
  readonly author: string | null
}

/** The places of a venture's evidence. Conversations are private: only their writer learns where a sentence stands. */
export async function findEvidencePlaces(db: Db, ventureId: string): Promise<EventPlace[]> {
  const { rows } = await sql<EventPlace>`
    select said.event_id, talk.id as conversation_id, person.name as author
    from evidence_events said
    left join conversations talk on talk.id = said.conversation_id and talk.user_id = app.user_id()
    left join app.people_in_ledger(${ventureId}::uuid) person on person.user_id = said.user_id
    where said.venture_id = ${ventureId}::uuid and said.kind = 'evidence'`.execute(db)
  return rows
}
