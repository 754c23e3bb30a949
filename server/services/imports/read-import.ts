import { insertImport, namesOfPeople } from '#server/db/imports.ts'
import type { Ctx } from '#server/services/context.ts'
import { changeVenture } from '#server/services/ventures/in-venture.ts'
import type { VentureImport } from '#shared/imports.ts'
import { withoutHidden } from '#shared/plain-text.ts'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { IMPORT_WORDS } from './import-words.ts'
import { chooseSheet, guessType, matchTable } from './match-columns.ts'
import { proposeFromText } from './propose-from-text.ts'
import { type ImportFile, readFile, refusal } from './read-file.ts'
import { showImport } from './show-import.ts'
import type { ImportReading, ImportSource, Proposal } from './stored-import.ts'
import { aboutOf, tellSpeakers } from './tell-speakers.ts'

const NAME_MAX = 120
/** Files of one person that are read at the same time. */
const AT_ONCE = 2
type PastedFormat = 'csv' | 'tsv' | 'txt' | 'md' | 'vtt' | 'srt'

/** Reads pasted cells or a pasted text as a file would be. */
export async function readPasted(
  ctx: Ctx,
  { id, format, text }: { id: string; format: PastedFormat; text: string },
): Promise<{ import: VentureImport }> {
  const { cells, text: words } = IMPORT_WORDS[ctx.language ?? 'en'].says
  const name = format === 'csv' || format === 'tsv' ? cells : words
  return readImport(ctx, { id, file: { name, ending: format, bytes: new TextEncoder().encode(text) } })
}

/** Reads a file that was chosen or dropped. */
export async function readUpload(
  ctx: Ctx,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Promise<{ import: VentureImport }> {
  const base = withoutHidden(name.split(/[\\/]/).at(-1) ?? '').trim()
  const ending = /\.([a-z0-9]{1,8})$/i.exec(base)?.[1]?.toLowerCase() ?? ''
  return readImport(ctx, { id, file: { name: base.slice(-NAME_MAX) || '–', ending, bytes } })
}

/** Reads a file into a preview. Nothing of it counts, and of the file nothing but what the preview shows is kept. */
async function readImport(
  ctx: Ctx,
  { id, file }: { id: string; file: ImportFile },
): Promise<{ import: VentureImport }> {
  // Who may not write here has no file read.
  const { userId, people, events } = await changeVenture(ctx, id, async ({ db, userId, stored }) => ({
    userId,
    people: await namesOfPeople(db, id),
    events: stored.events,
  }))
  const found = await withTurn(ctx, userId, async () => {
    const read = await readFile(ctx, file)
    return 'sheets' in read
      ? tableIn(ctx, read.sheets, file)
      : textIn(ctx, read, { userId, people, events, file })
  })
  return changeVenture(ctx, id, async ({ db, ledger }) => {
    const stored = { ...found, name: file.name, taken: {}, undone_at: null }
    const importId = await insertImport(db, { ventureId: id, userId, ...stored })
    const open = { stored: { ...stored, id: importId }, source: found.source, reading: found.reading }
    return { import: showImport(open, { ledger, now: ctx.now() }, ctx.language ?? 'en') }
  })
}

/** How many files of each person are being read. */
const beingRead = new Map<string, number>()

/** Reads one of a person's files, unless as many are being read already as may be. */
async function withTurn<T>(ctx: Ctx, userId: string, read: () => Promise<T>): Promise<T> {
  const others = beingRead.get(userId) ?? 0
  if (others >= AT_ONCE) throw refusal(ctx, 'busy')
  beingRead.set(userId, others + 1)
  try {
    return await read()
  } finally {
    const left = (beingRead.get(userId) ?? 1) - 1
    if (left > 0) beingRead.set(userId, left)
    else beingRead.delete(userId)
  }
}

interface Found {
  readonly kind: 'table' | 'notes' | 'deck'
  readonly source: ImportSource
  readonly reading: ImportReading
}

function tableIn(ctx: Ctx, sheets: Parameters<typeof chooseSheet>[0], { name }: ImportFile): Found {
  const table = chooseSheet(sheets)
  if (!table) throw refusal(ctx, 'empty_table')
  if (table.count > table.rows.length) throw refusal(ctx, 'rows', table.count)
  const type = guessType(table, name)
  const reading = { type, columns: matchTable(table, type), dates: null, about: null }
  return {
    kind: 'table',
    source: { table: { ...table, headings: [...table.headings], rows: copied(table.rows) } },
    reading,
  }
}

const copied = (rows: readonly { readonly row: number; readonly cells: readonly string[] }[]) =>
  rows.map(({ row, cells }) => ({ row, cells: [...cells] }))

interface TextReading {
  readonly userId: string
  readonly people: readonly string[]
  readonly events: readonly LedgerEvent[]
  readonly file: ImportFile
}

/** Returns what a text proposes. A file of pages in which nobody speaks and little is counted is a deck or a paper. */
async function textIn(
  ctx: Ctx,
  { lines: raw, isSlides }: Exclude<Awaited<ReturnType<typeof readFile>>, { sheets: unknown }>,
  { userId, people, events, file }: TextReading,
): Promise<Found> {
  const lines = isSlides ? raw : tellSpeakers(raw)
  const speaks = lines.some(({ speaker }) => speaker !== null)
  const isPaged = lines.some(({ unit }) => unit === 'page')
  const about = aboutOf(lines, file.name)
  const text = { lines, events, people, day: about.date }
  const all = await proposeFromText(ctx, userId, { ...text, isDeck: isSlides })
  const kind = isSlides || (isPaged && !speaks && isMostlyFields(all)) ? 'deck' : 'notes'
  const proposals = kind === 'deck' ? numbered(all.filter(({ fact }) => fact !== null)) : all
  return { kind, source: { proposals }, reading: { type: 'interview', columns: [], dates: null, about } }
}

const isMostlyFields = (proposals: readonly Proposal[]) =>
  proposals.filter(({ fact }) => fact !== null).length * 2 >= proposals.length

const numbered = (proposals: readonly Proposal[]) =>
  proposals.map((one, index) => ({ ...one, row: index + 1 }))
