import { sql } from 'kysely'
import type { EvaluationCase, EvaluationSet } from '#shared/admin/evaluation-cases.ts'
import type { Asks } from '#shared/asks.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import type { Db } from './client.ts'

/** Messages before a question that a case keeps. */
const EARLIER = 199

/** A message of a case's conversation. */
export interface KeptTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
  readonly asks?: Asks | null
}

/** A question as it stands in a conversation. */
export interface AskedQuestion {
  readonly messageId: string
  /** Null for a visitor's. */
  readonly userId: string | null
  readonly askedAt: Date
  /** Ends with the question. */
  readonly turns: readonly KeptTurn[]
  readonly reply: string | null
}

interface AskedRow extends Omit<AskedQuestion, 'turns'> {
  readonly turns: readonly KeptTurn[]
}

/**
 * The question of a message with the messages before it in its branch: of a reply what it answers, and the reply with it.
 * Undefined when there is no such message.
 */
export async function findAsked(db: Db, messageId: string): Promise<AskedQuestion | undefined> {
  const { rows } = await sql<AskedRow>`
    with recursive target as (
      select id, role, parent_id, content, status from chat_messages where id = ${messageId}::uuid
    ), question as (
      select message.* from target
      join chat_messages message on message.id = case target.role when 'user' then target.id else target.parent_id end
      where message.role = 'user'
    ), branch as (
      select id, parent_id, role, content, asks, 0 as back from question
      union all
      select before.id, before.parent_id, before.role, before.content, before.asks, back + 1
      from branch join chat_messages before on before.id = branch.parent_id where back < ${EARLIER}
    )
    select question.id as "messageId", question.user_id as "userId", question.created_at as "askedAt",
      (select jsonb_agg(jsonb_build_object('role', role, 'content', content, 'asks', asks) order by back desc)
        from branch where content <> '') as turns,
      coalesce((select nullif(content, '') from target where role = 'assistant'), (
        select content from chat_messages answer where answer.parent_id = question.id and answer.role = 'assistant'
          and answer.content <> '' order by answer.superseded, answer.seq desc limit 1)) as reply
    from question`.execute(db)
  return rows[0]
}

const iso = (at: Date) => at.toISOString()

type SetRow = Omit<EvaluationSet, 'updated_at'> & { readonly updated_at: Date }
const asSet = (row: SetRow): EvaluationSet => ({ ...row, updated_at: iso(row.updated_at) })

/** Cases are counted as operators see them: without `open`, only those written by hand. */
const setColumns = (open: boolean) => sql`evaluation_sets.id, name, evaluation_sets.updated_at,
  (select count(*)::integer from evaluation_cases
    where set_id = evaluation_sets.id and (${open} or message_id is null)) as cases`

/** Every set, the one changed last first. */
export async function listSets(db: Db, open: boolean): Promise<EvaluationSet[]> {
  const { rows } = await sql<SetRow>`
    select ${setColumns(open)} from evaluation_sets order by updated_at desc, id`.execute(db)
  return rows.map(asSet)
}

/** A set by its id or by its name in whatever case; without either, the one changed last. */
export async function findSet(
  db: Db,
  { id = null, name = null, open }: { id?: string | null; name?: string | null; open: boolean },
): Promise<EvaluationSet | undefined> {
  const { rows } = await sql<SetRow>`
    select ${setColumns(open)} from evaluation_sets
    where (${id}::uuid is null or id = ${id}::uuid) and (${name}::text is null or lower(name) = lower(${name}::text))
    order by updated_at desc, id limit 1`.execute(db)
  return rows[0] && asSet(rows[0])
}

/** Two changes of a set or a case never have the same time. */
const moved = sql`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`

/** Makes a set, or finds the one of that name; it then counts as changed now. Returns its id. */
export async function putSet(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into evaluation_sets (name, updated_at) values (${name}, date_trunc('milliseconds', clock_timestamp()))
    on conflict (lower(name)) do update set updated_at = greatest(date_trunc('milliseconds', clock_timestamp()),
      evaluation_sets.updated_at + interval '1 millisecond')
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Renames a set. */
export async function renameSet(db: Db, id: string, name: string): Promise<void> {
  await sql`update evaluation_sets set name = ${name}, updated_at = ${moved} where id = ${id}::uuid`.execute(
    db,
  )
}

/** Removes a set with its cases. */
export async function deleteSet(db: Db, id: string): Promise<void> {
  await sql`delete from evaluation_sets where id = ${id}::uuid`.execute(db)
}

export interface NewCase {
  readonly setId: string
  readonly messageId: string | null
  readonly turns: readonly KeptTurn[]
  readonly ledger: readonly LedgerEvent[]
  readonly visitor: boolean
  readonly lang: string
  readonly reply: string | null
  readonly expectation: string
}

/** Keeps a case; of a message that its set holds already, tells that one's id. */
export async function insertCase(db: Db, kept: NewCase): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    with inserted as (
      insert into evaluation_cases (set_id, message_id, turns, ledger, visitor, lang, reply, expectation)
      values (${kept.setId}::uuid, ${kept.messageId}::uuid, ${JSON.stringify(kept.turns)}::jsonb,
        ${JSON.stringify(kept.ledger)}::jsonb, ${kept.visitor}, ${kept.lang}, ${kept.reply}, ${kept.expectation})
      on conflict (message_id, set_id) do nothing returning id
    )
    select id, true as "isNew" from inserted
    union all
    select id, false from evaluation_cases
    where message_id = ${kept.messageId}::uuid and set_id = ${kept.setId}::uuid and not exists (select from inserted)`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('The case was neither kept nor found')
  return row
}

type CaseRow = Omit<EvaluationCase, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }
const asCase = (row: CaseRow): EvaluationCase => ({
  ...row,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
})

const caseColumns = sql`kept.id, kept.set_id, kept.message_id, message.conversation_id,
  kept.turns -> -1 ->> 'content' as question, jsonb_array_length(kept.turns) - 1 as earlier, kept.lang, kept.reply,
  kept.expectation, kept.created_at, kept.updated_at
  from evaluation_cases kept left join chat_messages message on message.id = kept.message_id`

/** The cases of a set, oldest first; without `open`, only those written by hand. */
export async function listCases(db: Db, setId: string, open: boolean): Promise<EvaluationCase[]> {
  const { rows } = await sql<CaseRow>`
    select ${caseColumns} where kept.set_id = ${setId}::uuid and (${open} or kept.message_id is null)
    order by kept.created_at, kept.id`.execute(db)
  return rows.map(asCase)
}

/** A case, held until the transaction ends. */
export async function lockCase(db: Db, id: string): Promise<EvaluationCase | undefined> {
  const { rows } =
    await sql<CaseRow>`select ${caseColumns} where kept.id = ${id}::uuid for update of kept`.execute(db)
  return rows[0] && asCase(rows[0])
}

/** What may change of a case; what is left out stays. */
export interface CaseEdit {
  readonly expectation?: string
  readonly lang?: string
  readonly turns?: readonly KeptTurn[]
}

export async function updateCase(db: Db, id: string, { expectation, turns, lang }: CaseEdit): Promise<void> {
  await sql`
    update evaluation_cases set expectation = coalesce(${expectation ?? null}, expectation),
      lang = coalesce(${lang ?? null}, lang), updated_at = ${moved},
      turns = coalesce(${turns ? JSON.stringify(turns) : null}::jsonb, turns)
    where id = ${id}::uuid`.execute(db)
}

export async function deleteCase(db: Db, id: string): Promise<void> {
  await sql`delete from evaluation_cases where id = ${id}::uuid`.execute(db)
}
