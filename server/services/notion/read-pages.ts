import {
  type BlockObjectResponse,
  type Client,
  isFullBlock,
  isFullPage,
  type PageObjectResponse,
} from '@notionhq/client'
import { AppError } from '#shared/errors.ts'

/** A block with the blocks inside it. */
export interface BlockTree {
  readonly block: BlockObjectResponse
  readonly children: readonly BlockTree[]
}

export interface NotionPage {
  /** 32 hexadecimal digits. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly BlockTree[]
}

export interface NotionPages {
  /** The page asked for, then the pages directly under it. */
  readonly pages: readonly [NotionPage, ...NotionPage[]]
  readonly properties: PageObjectResponse['properties']
}

/** Bounds of one sync; past them it fails rather than bring half of a page. */
const MAX_BLOCKS = 20_000
const MAX_CHILDREN = 500
const MAX_DEPTH = 30
/** Notion allows three requests a second on average. */
const AT_ONCE = 3

/** Reads a page and the pages directly under it, every block to its last leaf. Throws what the client throws. */
export async function readPages(client: Client, pageId: string): Promise<NotionPages> {
  const page = await client.pages.retrieve({ page_id: pageId })
  if (!isFullPage(page))
    throw new AppError('forbidden', 'Notion shows this page to the integration only in part.')
  if (page.in_trash)
    throw new AppError('not_found', 'This page is in Notion’s trash. Restore it, then sync again.')
  const read = blockReader(client)
  const blocks = await read(pageId, 0)
  const children = childPages(blocks)
  if (children.length > MAX_CHILDREN) {
    throw tooMuch(`This page has ${children.length} pages under it; at most ${MAX_CHILDREN} can be synced.`)
  }
  const root = { id: bare(pageId), title: titleOf(page), blocks }
  const rest = await mapInOrder(children, async ({ id, title }) => ({ id, title, blocks: await read(id, 0) }))
  return { pages: [root, ...rest], properties: page.properties }
}

const bare = (id: string) => id.replaceAll('-', '').toLowerCase()
const tooMuch = (message: string) => new AppError('too_large', message)

function titleOf(page: PageObjectResponse): string {
  const title = Object.values(page.properties).find((property) => property.type === 'title')
  return named(title?.type === 'title' ? title.title.map((run) => run.plain_text).join('') : '')
}

const named = (title: string) => title.replace(/\s+/g, ' ').trim() || 'Untitled'

/** The pages that stand in a page, however deep in columns and toggles; each once. */
function childPages(blocks: readonly BlockTree[]): { id: string; title: string }[] {
  const found = new Map<string, string>()
  const collect = (trees: readonly BlockTree[]) => {
    for (const { block, children } of trees) {
      if (block.type === 'child_page') found.set(bare(block.id), named(block.child_page.title))
      else collect(children)
    }
  }
  collect(blocks)
  return [...found].map(([id, title]) => ({ id, title }))
}

/** Reads the blocks under an id, answer by answer; counts over all calls, so that one sync stays bounded. */
function blockReader(client: Client): (id: string, depth: number) => Promise<BlockTree[]> {
  let count = 0
  const gate = createGate(AT_ONCE)

  async function list(id: string): Promise<BlockObjectResponse[]> {
    const blocks: BlockObjectResponse[] = []
    let cursor: string | undefined
    do {
      const start = cursor === undefined ? {} : { start_cursor: cursor }
      const answer = await gate(() => client.blocks.children.list({ block_id: id, page_size: 100, ...start }))
      blocks.push(...answer.results.filter(isFullBlock))
      if (answer.has_more && !answer.next_cursor)
        throw new Error('Notion announces more blocks and does not say where')
      cursor = answer.next_cursor ?? undefined
      count += answer.results.length
      if (count > MAX_BLOCKS)
        throw tooMuch(`These pages hold more than ${MAX_BLOCKS} blocks. Sync parts of them.`)
    } while (cursor !== undefined)
    return blocks
  }

  return async function read(id: string, depth: number): Promise<BlockTree[]> {
    if (depth > MAX_DEPTH) throw tooMuch(`This page is nested more than ${MAX_DEPTH} levels deep.`)
    const blocks = await list(id)
    return mapInOrder(blocks, async (block) => {
      // A child page is a page of its own.
      const inside = block.has_children && block.type !== 'child_page'
      return { block, children: inside ? await read(sourceOf(block), depth + 1) : [] }
    })
  }
}

/** A copy of a synced block has its content at the original. */
function sourceOf(block: BlockObjectResponse): string {
  const original = block.type === 'synced_block' ? block.synced_block.synced_from?.block_id : undefined
  return original ?? block.id
}

function mapInOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  return Promise.all(items.map(work))
}

/** Lets so many run at a time; after a failure none is begun any more. */
function createGate(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  let failure: unknown
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      if (failure !== undefined) throw failure
      return await work()
    } catch (error) {
      failure ??= error
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
