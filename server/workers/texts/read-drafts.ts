import { loadAll } from 'js-yaml'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as plainText } from 'mdast-util-to-string'
import { type ImportError, joinList, KNOWLEDGE_LIMITS } from '#shared/admin/knowledge.ts'
import type { ImportDraft } from '#shared/admin/knowledge-import.ts'
import { readRows } from './read-import-file.ts'
import { partTitle, splitContent } from './split-content.ts'
import { tidyMarkdown } from './tidy-page.ts'

/** A table, a list of entries, Markdown, or the pages of a document; `name` is the file's, without its ending. */
export type DraftInput =
  | { readonly kind: 'csv' | 'json'; readonly text: string }
  | { readonly kind: 'markdown'; readonly name: string; readonly text: string }
  | { readonly kind: 'pages'; readonly name: string; readonly pages: readonly string[] }

export interface DraftFile {
  readonly drafts: ImportDraft[]
  readonly errors: ImportError[]
}

/** Takes a file apart into the entries that it would make, unchecked. */
export function readDrafts(input: DraftInput): DraftFile {
  if (input.kind === 'markdown') return markdownDrafts(input.text, input.name)
  if (input.kind === 'pages') return pageDrafts(input.pages, input.name)
  const { rows, errors } = readRows(input.kind, input.text)
  const broken = new Set(errors.map(({ row }) => row))
  const drafts = rows.flatMap(({ row, cells }) => (broken.has(row) ? [] : [tableDraft(row, cells as Cells)]))
  return { drafts, errors: [...errors] }
}

type Heading = Extract<ReturnType<typeof fromMarkdown>['children'][number], { type: 'heading' }>
type Cells = Readonly<Record<string, unknown>>
/** What of an export says which entry it is and what goes with its text. */
const KEPT = ['id', 'updated_at', 'translations', 'answers', 'stale']

function tableDraft(place: number, cells: Cells): ImportDraft {
  const kept = KEPT.filter((name) => Object.hasOwn(cells, name) && cells[name] !== '')
  return {
    place,
    title: textOf(cells.title),
    content: textOf(cells.content),
    category: textOf(cells.category),
    keywords: textOf(cells.keywords),
    relevance_tags: textOf(cells.relevance_tags),
    kept: Object.fromEntries(kept.map((name) => [name, cells[name]])),
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return joinList(value.map(textOf))
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n---[ \t]*(?:\r?\n|$)/

/** One entry where the front matter has a title, else one for each section. */
function markdownDrafts(text: string, name: string): DraftFile {
  const [front = '', matter] = FRONT_MATTER.exec(text) ?? []
  const body = text.slice(front.length).replace(/\r\n?/g, '\n')
  const { values, errors } = readMatter(matter)
  const common = {
    category: textOf(values.category),
    keywords: textOf(values.keywords),
    relevance_tags: textOf(values.tags ?? values.relevance_tags),
  }
  const title = textOf(values.title)
  const sections = title === '' ? sectionsOf(body, name) : [{ title, content: withoutHeading(body, title) }]
  return { drafts: draftsOf(sections, common), errors }
}

function readMatter(matter: string | undefined): { values: Cells; errors: ImportError[] } {
  if (matter === undefined) return { values: {}, errors: [] }
  try {
    const [values] = loadAll(matter, { maxAliases: 10 })
    return { values: typeof values === 'object' && values !== null ? (values as Cells) : {}, errors: [] }
  } catch {
    const message =
      'The lines between --- at the top cannot be read as YAML, so title, category and tags are left out.'
    return { values: {}, errors: [{ row: null, field: '', message }] }
  }
}

interface Section {
  readonly title: string
  readonly content: string
}

/**
 * The sections of a text by its highest headings. One heading above all others is the name of the whole, which the titles
 * of its sections begin with.
 */
function sectionsOf(body: string, name: string): Section[] {
  const headings = fromMarkdown(body).children.filter((node): node is Heading => node.type === 'heading')
  const depths = headings.map(({ depth }) => depth)
  const top = Math.min(...depths)
  const only = depths.filter((depth) => depth === top).length === 1 && headings[0]?.depth === top
  const below = Math.min(...depths.filter((depth) => depth > top))
  const isDivided = only && depths.includes(below as Heading['depth'])
  const whole = only && headings[0] ? plainText(headings[0]) : ''
  const cuts = headings.filter(({ depth }, at) => depth === (isDivided ? below : top) || (only && at === 0))
  const begin = cuts[0]?.position?.start.offset ?? body.length
  return [
    { title: name, content: body.slice(0, begin) },
    ...cuts.map((heading, at) => {
      const own = plainText(heading)
      const title = heading !== headings[0] && isDivided && whole !== '' ? `${whole}: ${own}` : own
      const content = body.slice(heading.position?.end.offset, cuts[at + 1]?.position?.start.offset)
      return { title: title || name, content }
    }),
  ]
}

/** A text without the heading at its top that repeats its title. */
function withoutHeading(body: string, title: string): string {
  const [first] = fromMarkdown(body).children
  const repeats = first?.type === 'heading' && plainText(first) === title
  return repeats ? body.slice(first.position?.end.offset) : body
}

function pageDrafts(pages: readonly string[], name: string): DraftFile {
  const text = pages.map((page) => page.replace(/[^\S\n]+/g, ' ').trim()).join('\n\n')
  const none: ImportError = {
    row: null,
    field: '',
    message: 'No text was found. It may be a picture of one.',
  }
  const drafts = draftsOf([{ title: name, content: text }], {
    category: '',
    keywords: '',
    relevance_tags: '',
  })
  return { drafts, errors: drafts.length === 0 ? [none] : [] }
}

type Common = Pick<ImportDraft, 'category' | 'keywords' | 'relevance_tags'>

/** Entries of sections that say something; one that is too long for an entry becomes several. */
function draftsOf(sections: readonly Section[], common: Common): ImportDraft[] {
  const drafts: ImportDraft[] = []
  for (const { title, content } of sections) {
    const parts = splitContent(tidyMarkdown(content), KNOWLEDGE_LIMITS.content)
    for (const [index, part] of parts.entries()) {
      const place = drafts.length + 1
      drafts.push({ place, title: partTitle(title, index, parts.length), content: part, ...common, kept: {} })
    }
  }
  return drafts
}
