import type { BlockObjectResponse, RichTextItemResponse } from '@notionhq/client'
import type { BlockTree } from './read-pages.ts'

/** A block as the Markdown library takes it: its values stand under its type's name. */
export interface SimpleBlock {
  readonly id: string
  readonly type: string
  readonly has_children: boolean
  readonly children: readonly SimpleBlock[]
  readonly [type: string]: unknown
}

type Run = Pick<RichTextItemResponse, 'type' | 'plain_text' | 'href' | 'annotations'> & { equation?: unknown }

/**
 * Brings all of Notion's block types to those that Markdown has and the library writes well: what is laid out side
 * by side or folded away follows in order, what only draws (breadcrumbs) goes, media become their captions, since
 * the addresses of uploaded files end within the hour.
 */
export function simplifyBlocks(trees: readonly BlockTree[]): SimpleBlock[] {
  return trees.flatMap(simplify)
}

function simplify({ block, children }: BlockTree): SimpleBlock[] {
  const inside = () => simplifyBlocks(children)
  switch (block.type) {
    case 'paragraph':
      return [paragraph(block.id, runs(block.paragraph.rich_text)), ...inside()]
    case 'heading_1':
      return [make(block.id, 'heading_1', { rich_text: runs(block.heading_1.rich_text) }), ...inside()]
    case 'heading_2':
      return [make(block.id, 'heading_2', { rich_text: runs(block.heading_2.rich_text) }), ...inside()]
    case 'heading_3':
      return [make(block.id, 'heading_3', { rich_text: runs(block.heading_3.rich_text) }), ...inside()]
    case 'heading_4':
      return [make(block.id, 'heading_3', { rich_text: runs(block.heading_4.rich_text) }), ...inside()]
    case 'toggle':
      return [paragraph(block.id, bold(block.toggle.rich_text)), ...inside()]
    case 'template':
      return [paragraph(block.id, bold(block.template.rich_text)), ...inside()]
    case 'meeting_notes':
      return [paragraph(block.id, bold(block.meeting_notes.title ?? [])), ...inside()]
    case 'transcription':
      return [paragraph(block.id, bold(block.transcription.title ?? [])), ...inside()]
    case 'bulleted_list_item':
      return [make(block.id, block.type, { rich_text: runs(block.bulleted_list_item.rich_text) }, inside())]
    case 'numbered_list_item':
      return [make(block.id, block.type, { rich_text: runs(block.numbered_list_item.rich_text) }, inside())]
    case 'to_do': {
      const { rich_text, checked } = block.to_do
      return [make(block.id, block.type, { rich_text: runs(rich_text), checked }, inside())]
    }
    case 'quote':
      return [make(block.id, 'quote', { rich_text: runs(block.quote.rich_text) }, inside())]
    case 'callout': {
      const { icon, rich_text } = block.callout
      const emoji = icon?.type === 'emoji' ? [text(`${icon.emoji} `)] : []
      return [make(block.id, 'quote', { rich_text: [...emoji, ...runs(rich_text)] }, inside())]
    }
    case 'code': {
      // The library would put a line break between differently coloured pieces.
      const code = text(block.code.rich_text.map((run) => run.plain_text).join(''))
      return [make(block.id, 'code', { rich_text: [code], language: block.code.language })]
    }
    case 'equation':
      return [make(block.id, 'equation', block.equation)]
    case 'divider':
      return [make(block.id, 'divider', {})]
    case 'table':
      return [make(block.id, 'table', block.table, inside())]
    case 'table_row':
      return [make(block.id, 'table_row', { cells: block.table_row.cells.map(cell) })]
    case 'image':
      return media(block.id, block.image, '')
    case 'video':
      return media(block.id, block.video, 'Video')
    case 'audio':
      return media(block.id, block.audio, 'Audio')
    case 'pdf':
      return media(block.id, block.pdf, 'PDF')
    case 'file':
      return media(block.id, block.file, block.file.name ?? 'File')
    case 'bookmark':
      return [link(block.id, block.bookmark.caption, block.bookmark.url)]
    case 'embed':
      return [link(block.id, block.embed.caption, block.embed.url)]
    case 'link_preview':
      return [link(block.id, [], block.link_preview.url)]
    case 'link_to_page':
      return linkToPage(block)
    case 'child_database':
      return [paragraph(block.id, [text(block.child_database.title)])]
    case 'child_page':
    case 'breadcrumb':
    case 'table_of_contents':
      return []
    default:
      // Columns, tabs and synced blocks hold others; so does what Notion invents after this was written.
      return inside()
  }
}

function make(id: string, type: string, values: object, children: readonly SimpleBlock[] = []): SimpleBlock {
  return { id, type, has_children: children.length > 0, children, [type]: values }
}

const paragraph = (id: string, rich_text: readonly Run[]) => make(id, 'paragraph', { rich_text })

const PLAIN: Run['annotations'] = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default',
}

const text = (plain_text: string, href: string | null = null): Run => ({
  type: 'text',
  plain_text,
  href,
  annotations: PLAIN,
})

/** Text without what Markdown lacks: underlines would become raw HTML. */
function runs(rich_text: readonly RichTextItemResponse[]): Run[] {
  return rich_text.map((run) => ({
    ...run,
    href: run.href ? address(run.href) : null,
    annotations: { ...run.annotations, underline: false },
  }))
}

const bold = (rich_text: readonly RichTextItemResponse[]) =>
  runs(rich_text).map((run) => ({ ...run, annotations: { ...run.annotations, bold: true } }))

/** A table's cell stays on its line and in its column. */
const cell = (rich_text: readonly RichTextItemResponse[]) =>
  runs(rich_text).map((run) => ({
    ...run,
    plain_text: run.plain_text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|'),
  }))

/** Notion writes links to its own pages without a host. Other schemes than these are no links here. */
function address(href: string): string | null {
  if (/^(https?:|mailto:)/i.test(href)) return href
  return href.startsWith('/') ? `https://www.notion.so${href}` : null
}

type Media =
  | { type: 'external'; external: { url: string }; caption: RichTextItemResponse[] }
  | { type: 'file'; caption: RichTextItemResponse[] }

function media(id: string, file: Media, name: string): SimpleBlock[] {
  if (file.type === 'external') return [link(id, file.caption, file.external.url, name)]
  const caption = runs(file.caption)
  if (caption.length > 0) return [paragraph(id, caption)]
  return name === '' ? [] : [paragraph(id, [text(name)])]
}

function link(id: string, caption: readonly RichTextItemResponse[], url: string, name = ''): SimpleBlock {
  const label = caption
    .map((run) => run.plain_text)
    .join('')
    .trim()
  return paragraph(id, [text(label || name || url, address(url))])
}

function linkToPage(block: Extract<BlockObjectResponse, { type: 'link_to_page' }>): SimpleBlock[] {
  const { link_to_page: target } = block
  if (target.type !== 'page_id') return []
  return [
    paragraph(block.id, [text('Linked page', `https://www.notion.so/${target.page_id.replaceAll('-', '')}`)]),
  ]
}
