import type { Client } from '@notionhq/client'
import { NotionToMarkdown } from 'notion-to-md'
import type { BlockTree } from './read-pages.ts'
import { type SimpleBlock, simplifyBlocks } from './simplify-blocks.ts'

const ROOT = 'page'

/** A page's text as Markdown, as the library writes it. */
export async function pageMarkdown(trees: readonly BlockTree[]): Promise<string> {
  const blocks = simplifyBlocks(trees)
  const library = new NotionToMarkdown({ notionClient: offline(blocks) })
  return library.toMarkdownString(await library.pageToMarkdown(ROOT)).parent ?? ''
}

/**
 * The library fetches blocks itself, without our limits and some of them twice. It is given a client that holds
 * what was read: listing children is the one call it makes.
 */
function offline(blocks: readonly SimpleBlock[]): Client {
  const inside = new Map<string, readonly SimpleBlock[]>([[ROOT, blocks]])
  const remember = (list: readonly SimpleBlock[]) => {
    for (const { id, children } of list) {
      if (children.length === 0) continue
      inside.set(id, children)
      remember(children)
    }
  }
  remember(blocks)
  const list = async ({ block_id }: { block_id: string }) => ({
    results: inside.get(block_id) ?? [],
    next_cursor: null,
  })
  return { blocks: { children: { list } } } as unknown as Client
}
