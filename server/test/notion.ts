import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A block as a test writes it: what Notion puts around it is added when it is sent. */
export interface ScriptedBlock {
  readonly id?: string
  readonly type: string
  readonly value?: object
  readonly children?: readonly ScriptedBlock[]
}

export interface NotionRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

/** Answers a request in place of the script; true when it did. */
export type Fault = (request: NotionRequest, response: ServerResponse) => boolean | Promise<boolean>

export interface Notion extends AsyncDisposable {
  readonly url: string
  readonly token: string
  readonly requests: NotionRequest[]
  /** Blocks that one answer holds at most, however many are asked for. */
  pageSize: number
  fault: Fault | undefined
  /** Forgets pages, faults and requests. */
  clear(): void
  /** Puts a page in place, or changes it. */
  page(id: string, title: string, blocks: readonly ScriptedBlock[], properties?: object): void
}

export const run = (plain_text: string, annotations: object = {}, href: string | null = null) => ({
  type: 'text',
  text: { content: plain_text, link: href === null ? null : { url: href } },
  plain_text,
  href,
  annotations: {
    bold: false,
    italic: false,
    strikethrough: false,
    underline: false,
    code: false,
    color: 'default',
    ...annotations,
  },
})

/** A block of text. */
export const block = (
  type: string,
  text: string,
  children: readonly ScriptedBlock[] = [],
): ScriptedBlock => ({
  type,
  value: { rich_text: [run(text)], color: 'default' },
  children,
})

export const childPage = (id: string, title: string): ScriptedBlock => ({
  id,
  type: 'child_page',
  value: { title },
})

/** Answers as Notion does when something is wrong. */
export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify({ object: 'error', status, code, message: code, request_id: 'scripted' }))
  return true
}

/** A server that speaks Notion's API: pages, and blocks answer by answer. */
export async function startNotion(token = 'ntn_scripted'): Promise<Notion> {
  const pages = new Map<string, object>()
  const inside = new Map<string, object[]>()
  let ids = 0

  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://notion')
    const request = { path: url.pathname, query: url.searchParams, headers: incoming.headers }
    notion.requests.push(request)
    if (await notion.fault?.(request, response)) return
    answer(request, response)
  })

  function answer({ path, query, headers }: NotionRequest, response: ServerResponse): void {
    if (headers.authorization !== `Bearer ${token}`) return void refuse(response, 401, 'unauthorized')
    if (!headers['notion-version']) return void refuse(response, 400, 'missing_version')
    const [, page] = /^\/v1\/pages\/([\w-]+)$/.exec(path) ?? []
    const [, parent] = /^\/v1\/blocks\/([\w-]+)\/children$/.exec(path) ?? []
    const found = page === undefined ? listOf(bare(parent ?? ''), query) : pages.get(bare(page))
    if (!found) return void refuse(response, 404, 'object_not_found')
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(found))
  }

  function listOf(id: string, query: URLSearchParams): object | undefined {
    const blocks = inside.get(id)
    if (!blocks) return undefined
    const from = Number(query.get('start_cursor') ?? 0)
    const to = from + Math.min(Number(query.get('page_size') ?? 100), notion.pageSize)
    const has_more = to < blocks.length
    const next_cursor = has_more ? String(to) : null
    return {
      object: 'list',
      type: 'block',
      block: {},
      results: blocks.slice(from, to),
      next_cursor,
      has_more,
    }
  }

  /** Remembers what is inside, and gives the block as it stands in its parent's list. */
  function place({ id, type, value = {}, children = [] }: ScriptedBlock): object {
    const own = id ?? (++ids).toString(16).padStart(32, '0')
    if (children.length > 0) inside.set(bare(own), children.map(place))
    return {
      ...STAMP,
      object: 'block',
      id: dashed(own),
      type,
      has_children: children.length > 0 || type === 'child_page',
      [type]: value,
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const notion: Notion = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    requests: [],
    pageSize: 100,
    fault: undefined,
    clear() {
      pages.clear()
      inside.clear()
      notion.requests.length = 0
      notion.pageSize = 100
      notion.fault = undefined
    },
    page(id, title, blocks, properties = {}) {
      const name = { id: 'title', type: 'title', title: [run(title)] }
      const url = `https://www.notion.so/${id}`
      pages.set(id, {
        ...STAMP,
        object: 'page',
        id: dashed(id),
        url,
        properties: { Name: name, ...properties },
      })
      inside.set(id, blocks.map(place))
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return notion
}

const bare = (id: string) => id.replaceAll('-', '')
const dashed = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const TIME = '2026-01-01T00:00:00.000Z'
const BY = { object: 'user', id: '00000000-0000-4000-8000-000000000001' }
const STAMP = {
  created_time: TIME,
  last_edited_time: TIME,
  created_by: BY,
  last_edited_by: BY,
  in_trash: false,
  archived: false,
  parent: { type: 'workspace', workspace: true },
}
