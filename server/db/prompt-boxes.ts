import { sql } from 'kysely'
import { Interpretation } from '#shared/admin/prompt-boxes.ts'
import type { Db } from './client.ts'

export interface StoredBox {
  readonly id: string
  readonly box_key: string
  readonly title: string
  readonly prompt_text: string
  readonly order_index: number
  readonly interpretation: Interpretation | null
  /** The text that the interpretation was read from. */
  readonly interpreted_text: string | null
  readonly updated_at: string
}

const COLUMNS = [
  'id',
  'box_key',
  'title',
  'prompt_text',
  'order_index',
  'interpretation',
  'interpreted_text',
  'updated_at',
] as const

/** What another release stored in another shape counts as not interpreted. */
const Stored = Interpretation.nullable().catch(null)

interface Row extends Omit<StoredBox, 'updated_at' | 'interpretation'> {
  readonly updated_at: Date
  readonly interpretation: unknown
}

const asBox = (row: Row): StoredBox => ({
  ...row,
  interpretation: Stored.parse(row.interpretation),
  updated_at: row.updated_at.toISOString(),
})

/** Every box, in the operator's order. */
export async function listBoxes(db: Db): Promise<StoredBox[]> {
  const rows = await db
    .selectFrom('prompt_boxes')
    .select(COLUMNS)
    .orderBy('order_index')
    .orderBy('box_key')
    .execute()
  return rows.map(asBox)
}

/** A box as it is stored now. */
export async function findBox(db: Db, id: string): Promise<StoredBox | undefined> {
  const row = await db.selectFrom('prompt_boxes').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && asBox(row)
}

/** A box, held until the transaction ends. */
export async function lockBox(db: Db, id: string): Promise<StoredBox | undefined> {
  const row = await db
    .selectFrom('prompt_boxes')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && asBox(row)
}

/** Returns what the engine goes by. */
export async function listRuleBoxes(
  db: Db,
): Promise<{ key: string; title: string; rules: Interpretation['rules'] }[]> {
  const boxes = await listBoxes(db)
  return boxes.map(({ box_key, title, interpretation }) => ({
    key: box_key,
    title,
    rules: interpretation?.rules ?? [],
  }))
}

/** Saves a box's text; two saves never have the same time. */
export async function writeBoxText(db: Db, id: string, text: string): Promise<StoredBox> {
  const row = await db
    .updateTable('prompt_boxes')
    .set({
      prompt_text: text,
      edited: true,
      updated_at: sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return asBox(row)
}

/** Puts an interpretation of a text in force. */
export async function writeInterpretation(
  db: Db,
  id: string,
  read: { interpretation: Interpretation; text: string },
): Promise<StoredBox> {
  const row = await db
    .updateTable('prompt_boxes')
    .set({ interpretation: JSON.stringify(read.interpretation), interpreted_text: read.text })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return asBox(row)
}

/** A box that the product begins with, and what its text says. */
export interface ShippedBox {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly interpretation: Interpretation
}

/** Brings the boxes up to this release; those that an operator edited stay as they are. */
export async function loadShippedBoxes(db: Db, boxes: readonly ShippedBox[]): Promise<void> {
  const rows = JSON.stringify(boxes.map((box, order) => ({ ...box, order })))
  await sql`
    insert into prompt_boxes (box_key, title, prompt_text, order_index, interpretation, interpreted_text)
    select key, title, text, "order", interpretation, text
    from jsonb_to_recordset(${rows}::jsonb) as box (key text, title text, text text, "order" integer, interpretation jsonb)
    on conflict (box_key) do update set title = excluded.title, prompt_text = excluded.prompt_text,
      order_index = excluded.order_index, interpretation = excluded.interpretation,
      interpreted_text = excluded.interpreted_text, updated_at = now()
    where not prompt_boxes.edited and (prompt_boxes.title, prompt_boxes.prompt_text, prompt_boxes.interpretation)
      is distinct from (excluded.title, excluded.prompt_text, excluded.interpretation)`.execute(db)
}

export interface ViolationCounts {
  readonly box_key: string
  readonly rule_id: string
  readonly last7Days: number
  readonly last30Days: number
  readonly lastAt: string | null
}

/** Returns how often each rule was broken in the last days, by UTC. */
export async function listViolations(db: Db): Promise<ViolationCounts[]> {
  const { rows } = await sql<ViolationCounts>`
    select box_key, rule_id, max(day)::text as "lastAt",
      coalesce(sum(count) filter (where day > (now() at time zone 'utc')::date - 7), 0)::integer as "last7Days",
      sum(count)::integer as "last30Days"
    from rule_violations where day > (now() at time zone 'utc')::date - 30
    group by box_key, rule_id`.execute(db)
  return rows
}
