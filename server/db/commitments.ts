import { type Selectable, sql } from 'kysely'
import type { AccountExport } from '#shared/account.ts'
import type { Commitment } from '#shared/commitments.ts'
import { storable } from '#shared/plain-text.ts'
import type { Db } from './client.ts'
import type { Schema } from './schema.ts'

/** Settled commitments are shown for so many days. */
const SETTLED_DAYS = 30
/** Most of them that one list holds. */
const LISTED = 500

type Row = Pick<
  Selectable<Schema['commitments']>,
  | 'id'
  | 'user_id'
  | 'text'
  | 'due_on'
  | 'state'
  | 'about_action'
  | 'about_message'
  | 'created_at'
  | 'settled_at'
> & { readonly name: string | null }

const asCommitment = ({ user_id, name, created_at, settled_at, ...row }: Row): Commitment => ({
  ...row,
  by: { user_id, name },
  created_at: created_at.toISOString(),
  settled_at: settled_at?.toISOString() ?? null,
})

const columns = sql`id, user_id, text, due_on::text, state, about_action, about_message, created_at, settled_at,
  coalesce((select full_name from profiles where profiles.id = commitments.user_id), (select name
    from app.committed_in(commitments.venture_id) who where who.user_id = commitments.user_id)) as name`

/** Returns what is open in a venture, soonest first, then what was settled lately. */
export async function listCommitments(db: Db, ventureId: string): Promise<Commitment[]> {
  const { rows } = await sql<Row>`
    select ${columns} from commitments
    where venture_id = ${ventureId}::uuid
      and (state = 'open' or settled_at > now() - make_interval(days => ${SETTLED_DAYS}))
    order by state <> 'open', due_on, created_at, id limit ${LISTED}`.execute(db)
  return rows.map(asCommitment)
}

export interface NewCommitment {
  readonly id: string
  readonly ventureId: string
  readonly userId: string
  readonly text: string
  readonly due_on: string
  readonly about_action?: string | undefined
  readonly about_message?: string | undefined
}

/** Stores a commitment; undefined when the same action or message was taken before, or the message is not theirs. */
export async function insertCommitment(db: Db, made: NewCommitment): Promise<Commitment | undefined> {
  const about = made.about_message ?? null
  const { rows } = await sql<Row>`
    insert into commitments (id, venture_id, user_id, text, due_on, about_action, about_message)
    select ${made.id}::uuid, ${made.ventureId}::uuid, ${made.userId}::uuid, ${storable(made.text)},
      ${made.due_on}::date, ${made.about_action ?? null}, ${about}::uuid
    where ${about}::uuid is null or exists (
      select from chat_messages where id = ${about}::uuid and user_id = ${made.userId}::uuid)
    on conflict do nothing
    returning ${columns}`.execute(db)
  return rows[0] && asCommitment(rows[0])
}

/** The commitment that an action or a message led to, while it is open. */
export async function findTaken(
  db: Db,
  made: Pick<NewCommitment, 'ventureId' | 'userId' | 'about_action' | 'about_message'>,
): Promise<Commitment | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from commitments
    where venture_id = ${made.ventureId}::uuid and user_id = ${made.userId}::uuid and (
      state = 'open' and about_action = ${made.about_action ?? null}
      or about_message = ${made.about_message ?? null}::uuid)
    order by created_at desc limit 1`.execute(db)
  return rows[0] && asCommitment(rows[0])
}

/** A commitment of a venture; undefined when there is none. */
export async function findCommitment(db: Db, ventureId: string, id: string): Promise<Commitment | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from commitments where id = ${id}::uuid and venture_id = ${ventureId}::uuid`.execute(db)
  return rows[0] && asCommitment(rows[0])
}

/** Returns how many a person has open in a venture. */
export async function countOpen(db: Db, ventureId: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('commitments')
    .where('venture_id', '=', ventureId)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What is to be changed of a commitment; what is left out stays. */
export interface CommitmentChange {
  readonly text?: string | undefined
  readonly due_on?: string | undefined
  readonly state?: Commitment['state'] | undefined
  /** The message that told what happened. */
  readonly answer?: string | undefined
}

/** Changes a commitment of the caller's; undefined when they have none of this id. */
export async function changeCommitment(
  db: Db,
  { id, ventureId }: { readonly id: string; readonly ventureId: string },
  { text, due_on, state, answer }: CommitmentChange,
): Promise<Commitment | undefined> {
  const { rows } = await sql<Row>`
    update commitments set
      text = coalesce(${text === undefined ? null : storable(text)}, text),
      due_on = coalesce(${due_on ?? null}::date, due_on),
      settled_at = case when ${state ?? null}::text is null then settled_at
        when ${state ?? null} = 'open' then null else now() end,
      state = coalesce(${state ?? null}, state),
      answer_message = coalesce((select id from chat_messages where client_id = ${answer ?? null}::uuid
        and sender_id = commitments.user_id), answer_message)
    where id = ${id}::uuid and venture_id = ${ventureId}::uuid and user_id = app.user_id()
    returning ${columns}`.execute(db)
  return rows[0] && asCommitment(rows[0])
}

/** Returns what its sender's client called the message that told what became of a commitment; null while none did. */
export async function findAnswer(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ answer: string | null }>`
    select client_id as answer from commitments join chat_messages message on message.id = answer_message
    where commitments.id = ${id}::uuid`.execute(db)
  return rows[0]?.answer ?? null
}

/** Returns whether the action of a commitment of the caller's was accepted once more and is open. */
export async function isAcceptedAnew(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from commitments one join commitments other using (venture_id, user_id, about_action)
      where one.id = ${id}::uuid and one.user_id = app.user_id() and other.id <> one.id and other.state = 'open'
    ) as is`.execute(db)
  return rows[0]?.is === true
}

type Exported = Pick<AccountExport, 'commitments' | 'reminders'>

/** Everything a person committed to, and how they are reminded, without what would let somebody read it. */
export async function exportCommitments(db: Db, userId: string): Promise<Exported> {
  const { rows } = await sql<Exported>`
    select coalesce((select json_agg(json_build_object('id', id, 'venture_id', venture_id, 'text', text,
        'due_on', due_on, 'state', state, 'about_action', about_action, 'about_message', about_message,
        'created_at', created_at, 'settled_at', settled_at) order by created_at)
      from commitments where user_id = ${userId}::uuid), '[]') as commitments,
    json_build_object(
      'calendar', (select json_build_object('named', named, 'created_at', created_at)
        from calendar_feeds where user_id = ${userId}::uuid),
      'weekly_since', (select created_at from weekly_mails where user_id = ${userId}::uuid)) as reminders`.execute(
    db,
  )
  return rows[0] ?? { commitments: [], reminders: { calendar: null, weekly_since: null } }
}
