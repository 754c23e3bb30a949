import { partTitle } from '#server/workers/texts/split-content.ts'
import { joinList, KNOWLEDGE_LIMITS, type KnowledgeInput } from '#shared/admin/knowledge.ts'
import { pageMarkdown } from './page-markdown.ts'
import type { NotionPages } from './read-pages.ts'

/** What a page becomes: one entry, or several when its text is too long for one. */
export interface PageEntry extends KnowledgeInput {
  readonly pageId: string
  /** From 1. */
  readonly part: number
}

const CATEGORY = 'Notion'

/** Cuts a page's Markdown into parts of at most `max` characters. */
type Cut = (page: { markdown: string; max: number }) => Promise<string[]>

/** The entries that pages become. A page without text becomes none. */
export async function pageEntries({ pages, properties }: NotionPages, cut: Cut): Promise<PageEntry[]> {
  const category = values(properties, ['category'])[0]?.slice(0, KNOWLEDGE_LIMITS.category)
  const common = {
    category: category || CATEGORY,
    keywords: upTo(KNOWLEDGE_LIMITS.keywords, values(properties, ['keywords'])),
    relevance_tags: upTo(KNOWLEDGE_LIMITS.tags, values(properties, ['relevance tags', 'tags'])),
  }
  const entries: PageEntry[] = []
  for (const { id, title, blocks } of pages) {
    const parts = await cut({ markdown: await pageMarkdown(blocks), max: KNOWLEDGE_LIMITS.content })
    for (const [index, content] of parts.entries()) {
      entries.push({
        pageId: id,
        part: index + 1,
        title: partTitle(title, index, parts.length),
        content,
        ...common,
      })
    }
  }
  return entries
}

/** Returns what a page in a Notion database says under one of these names, as words. */
function values(properties: NotionPages['properties'], names: readonly string[]): string[] {
  const found = Object.entries(properties).find(([name]) => names.includes(name.trim().toLowerCase()))?.[1]
  const texts = (): string[] => {
    if (found?.type === 'select') return found.select ? [found.select.name] : []
    if (found?.type === 'multi_select') return found.multi_select.map((option) => option.name)
    if (found?.type === 'rich_text')
      return found.rich_text
        .map((run) => run.plain_text)
        .join('')
        .split(',')
    return []
  }
  return texts()
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** As many as fit the limit of the form's text. */
function upTo(limit: number, items: readonly string[]): string[] {
  const kept: string[] = []
  for (const item of items) if (joinList([...kept, item]).length <= limit) kept.push(item)
  return kept
}
