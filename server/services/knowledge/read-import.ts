import { adminActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import type { Ctx } from '#server/services/context.ts'
import { type FetchedPage, fetchPage } from '#server/workers/imports/fetch-page.ts'
import { readDocument } from '#server/workers/imports/read-document.ts'
import type { DraftInput } from '#server/workers/texts/read-drafts.ts'
import type { ImportDrafts, ImportSource } from '#shared/admin/knowledge-import.ts'
import { AppError } from '#shared/errors.ts'
import { storable } from '#shared/plain-text.ts'

/** How long a file may be taken apart, in milliseconds. */
const READ_MS = 5_000

/** Takes a file, or a page that is fetched for it, apart into the entries that it would make. Nothing is stored. */
export async function readImport(ctx: Ctx, source: ImportSource): Promise<ImportDrafts> {
  const actor = adminActor(ctx)
  if ('data' in source) {
    const { kind, data, name } = source
    const input = kind === 'pdf' ? pdfInput : wordInput
    return { source: name, ...(await draftsOf(ctx, await input(Buffer.from(data, 'base64'), baseOf(name)))) }
  }
  if ('text' in source) {
    const { kind, text, name } = source
    return { source: name, ...(await draftsOf(ctx, { kind, text, name: baseOf(name) })) }
  }
  await ctx.database.asActor(actor, (db) =>
    insertAudit(db, { actorId: actor.userId, action: 'knowledge_page_read', after: { address: source.url } }),
  )
  const page = await fetchPage(source.url, {
    privateHosts: new Set(ctx.config.IMPORT_PRIVATE_HOSTS.split(',').map((host) => host.trim())),
    userAgent: `Beachhead-Import (+${ctx.config.publicUrl})`,
  })
  return { source: page.address, ...(await draftsOf(ctx, await pageInput(page))) }
}

const draftsOf = ({ workers }: Ctx, input: DraftInput) => workers.run('readDrafts', input, READ_MS)

const PDF = Buffer.from('%PDF-')

async function pdfInput(bytes: Buffer, name: string): Promise<DraftInput> {
  // A few bytes of something else may stand before it.
  if (bytes.subarray(0, 1024).indexOf(PDF) < 0) throw new AppError('bad_request', 'This is not a PDF.')
  const { title, pages } = await readDocument({ kind: 'pdf', bytes })
  return { kind: 'pages', name: storable(title).trim() || name, pages: pages.map(storable) }
}

/** A document with headings becomes an entry for each section, another one whole. */
async function wordInput(bytes: Uint8Array, name: string): Promise<DraftInput> {
  const { pages } = await readDocument({ kind: 'docx', bytes, markdown: true })
  const text = storable(pages.join('\n\n'))
  return /^#{1,6} /m.test(text) ? { kind: 'markdown', name, text } : { kind: 'pages', name, pages: [text] }
}

async function pageInput({ address, type, charset, bytes }: FetchedPage): Promise<DraftInput> {
  const { host, pathname } = new URL(address)
  const name = baseOf(decoded(pathname.split('/').at(-1) ?? '')) || host
  if (type === 'application/pdf') return pdfInput(Buffer.from(bytes), name)
  if (type === 'text/plain' || type === 'text/markdown')
    return { kind: 'markdown', name, text: storable(new TextDecoder().decode(bytes)) }
  const { title, pages } = await readDocument({ kind: 'html', bytes, charset })
  const text = storable(pages.join('\n\n'))
  if (text === '')
    throw new AppError('bad_request', 'No text was found on this page. It may need a browser to show it.')
  const heading = storable(title).replace(/\s+/g, ' ').trim()
  // The page's own title stands above its sections, unless the text brings it.
  const headed = heading === '' || /^# /m.test(text) ? text : `# ${heading}\n\n${text}`
  return { kind: 'markdown', name: heading || name, text: headed }
}

/** A file's name without its ending. */
const baseOf = (name: string) => name.replace(/\.[a-z0-9]{1,8}$/i, '').trim()

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
