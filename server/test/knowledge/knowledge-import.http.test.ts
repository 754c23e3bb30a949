import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docxOf } from '#server/test/evidence-files.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import { fetchPage } from '#server/workers/imports/fetch-page.ts'
import type { ImportReport } from '#shared/admin/knowledge.ts'
import type { ImportDrafts } from '#shared/admin/knowledge-import.ts'

const ADMIN_PATH = '/rest/v1/admin/knowledge'
const ARTICLE = `<!doctype html><html><head><title>Brine &amp; pilots</title><script>alert(1)</script></head><body>
  <nav><a href="/">Home</a><a href="/about">About</a></nav>
  <article><h1>Brine &amp; pilots</h1><p>${'A pilot with brine takes one well and one metric. '.repeat(8)}</p>
  <h2>Price</h2><p>Charge for the pilot,<br>always. <a href="javascript:alert(1)">A link</a></p>
  <ul><li>One date</li><li>One metric</li></ul><pre>sample  = 2</pre>
  <h2>Contract</h2><blockquote><p>Sign first.</p></blockquote><p>${'Write down who decides and when. '.repeat(8)}</p></article>
  <footer>Imprint</footer></body></html>`

/** A PDF of one page for each text. */
function pdfOf(...texts: string[]): Buffer {
  const pages = texts.map((_, index) => `${3 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${texts.length} >>`,
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${4 + index * 2} 0 R
          /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`)
}

const ANSWERS: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/article': (response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(ARTICLE),
  '/latin': (response) =>
    response.setHeader('Content-Type', 'text/plain').end(Buffer.from('Plain words of a page.')),
  '/guide.md': (response) =>
    response.setHeader('Content-Type', 'text/markdown').end('# One\n\nA.\n\n# Two\n\nB.\n'),
  '/paper.pdf': (response) =>
    response.setHeader('Content-Type', 'application/pdf').end(pdfOf('Wells and pilots')),
  '/moved': (response) => response.writeHead(302, { Location: '/article' }).end(),
  '/inward': (response) =>
    response.writeHead(302, { Location: `http://127.0.0.1:${inner.port}/secret` }).end(),
  '/metadata': (response) =>
    response.writeHead(301, { Location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/round': (response) => response.writeHead(302, { Location: '/round' }).end(),
  '/picture': (response) => response.setHeader('Content-Type', 'image/png').end('png'),
  '/missing': (response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('gone'),
  '/zipped': (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000))),
  '/large': (response) => {
    response.setHeader('Content-Type', 'text/html')
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000, 'x')) && !response.destroyed);
    }
    response.on('drain', more)
    more()
  },
  '/deep': (response) => nested(response, 5_000),
  '/deeper': (response) => nested(response, 200_000),
  '/empty': (response) =>
    response.setHeader('Content-Type', 'text/html').end('<body><div id="app"></div></body>'),
}

function nested(response: ServerResponse, depth: number) {
  response
    .setHeader('Content-Type', 'text/html')
    .end(`<body>${'<div>'.repeat(depth)}words${'</div>'.repeat(10)}`)
}

interface Site extends AsyncDisposable {
  readonly port: number
  readonly asked: string[]
}

async function startSite(): Promise<Site> {
  const asked: string[] = []
  const site: Server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url} ${request.headers['user-agent']}`)
    const answer = ANSWERS[request.url ?? '']
    if (answer) answer(response, request)
    else response.setHeader('Content-Type', 'text/plain').end('SECRET')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  return {
    port: (site.address() as AddressInfo).port,
    asked,
    async [Symbol.asyncDispose]() {
      site.closeAllConnections()
      await new Promise((resolve) => site.close(resolve))
    },
  }
}

let server: TestServer
let admin: Visitor
let open: Site
let inner: Site
beforeAll(async () => {
  open = await startSite()
  inner = await startSite()
  server = await startTestServer({ env: { IMPORT_PRIVATE_HOSTS: `127.0.0.1:${open.port}` } })
  admin = await server.admin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await open[Symbol.asyncDispose]()
  await inner[Symbol.asyncDispose]()
})

async function read(json: object) {
  const response = await admin.fetch(`${ADMIN_PATH}/read`, { method: 'POST', json })
  return { status: response.status, body: (await response.json()) as ImportDrafts & { error?: string } }
}
const page = (path: string) => read({ kind: 'page', url: `http://127.0.0.1:${open.port}${path}` })
const pdf = (bytes: Buffer) => read({ kind: 'pdf', name: 'Wells.pdf', data: bytes.toString('base64') })

describe('a file that is read for an import', () => {
  test('of Markdown is shown section by section, and a check tells what each would become', async () => {
    const text = '# Zirkon\n\nWhy.\n\n## Price\n\nBy the litre.\n'
    const { body } = await read({ kind: 'markdown', name: 'zirkon.md', text })
    expect(body.source).toBe('zirkon.md')
    expect(body.drafts.map(({ title }) => title)).toEqual(['Zirkon', 'Zirkon: Price'])
    const checked = async (category: string) => {
      const entries = body.drafts.map((draft) => ({ ...draft, category }))
      const json = { format: 'json', text: JSON.stringify(entries), check: true }
      const response = await admin.fetch(`${ADMIN_PATH}/import`, { method: 'POST', json })
      return (await response.json()) as ImportReport
    }
    expect((await checked('')).outcomes).toEqual(['invalid', 'invalid'])
    expect((await checked('Metals')).outcomes).toEqual(['create', 'create'])
  })

  test('of PDF gives its words, without a password or a picture in their place', async () => {
    const { body } = await pdf(pdfOf('Charge for the pilot.', 'One metric.'))
    expect(body.drafts).toMatchObject([
      { title: 'Wells', content: expect.stringMatching(/Charge for the pilot\.\s+One metric\./) },
    ])
    expect((await pdf(pdfOf(''))).body.errors).toMatchObject([{ row: null }])
  })

  test.each([
    ['no PDF', Buffer.from('PK\u0003\u0004 a zip'), 'This is not a PDF.'],
    ['a broken PDF', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog'), 'cannot be read'],
    ['too many pages', pdfOf(...Array.from({ length: 301 }, () => 'x')), '301 pages; at most 300'],
  ])('S40: that is %s is refused with what is wrong', async (_, bytes, message) => {
    const { status, body } = await pdf(bytes)
    expect([status, body.error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('a document of Word that is read for an import', () => {
  const docx = (bytes: Uint8Array) =>
    read({ kind: 'docx', name: 'Pilots.docx', data: Buffer.from(bytes).toString('base64') })

  test('becomes an entry for each of its headings, in whatever language Word was, or one without any', async () => {
    const sections = ['# Pilots', 'Why & how.', '## Price', 'By the tonne.', 'Never for free.']
    const { body } = await docx(docxOf(sections))
    expect(body).toMatchObject({
      source: 'Pilots.docx',
      drafts: [
        { title: 'Pilots', content: 'Why & how.' },
        { title: 'Pilots: Price', content: 'By the tonne.\n\nNever for free.' },
      ],
      errors: [],
    })
    const plain = await docx(docxOf(['One metric.', '---', 'One date.']))
    expect(plain.body.drafts).toMatchObject([{ title: 'Pilots', content: 'One metric.\n\nOne date.' }])
    expect((await docx(docxOf(['']))).body.errors).toMatchObject([{ row: null }])
  })

  const prolog = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>'
  test.each([
    ['no document', Buffer.from('PK\u0003\u0004 a zip'), 'cannot be read'],
    ['a file of Word of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'password'],
    ['one with an entity to fetch', docxOf(['&secret;'], { prolog }), 'cannot be read'],
    ['one with macros', docxOf(['One'], { more: { 'word/vbaProject.bin': strToU8('x') } }), 'macros'],
    ['one that unpacks too far', docxOf(['x'.repeat(65 * 1024 * 1024)]), 'unpacks to more'],
  ])('S40: that is %s is refused with what is wrong', async (_, bytes, message) => {
    const { status, body } = await docx(bytes)
    expect([status, body.error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('a page that is read for an import', () => {
  test('gives its article without navigation, links and scripts', async () => {
    const { status, body } = await page('/article')
    expect(status).toBe(200)
    const text = body.drafts.map(({ title, content }) => `${title}\n${content}`).join('\n\n')
    expect(body.drafts.map(({ title }) => title)).toEqual([
      'Brine & pilots',
      'Brine & pilots: Price',
      'Brine & pilots: Contract',
    ])
    expect(text).toMatch(/^- +One date\n- +One metric$/m)
    expect(text).toContain('```\nsample  = 2\n```')
    expect(text).toContain('> Sign first.')
    expect(text).not.toMatch(/alert|javascript|About|Imprint/)
    expect(open.asked.at(-1)).toMatch(/Beachhead-Import \(\+http/)
  })

  test('may be Markdown, plain text or a PDF, and may have moved', async () => {
    expect((await page('/guide.md')).body.drafts.map(({ title }) => title)).toEqual(['One', 'Two'])
    expect((await page('/latin')).body.drafts).toMatchObject([{ content: 'Plain words of a page.' }])
    expect((await page('/paper.pdf')).body.drafts).toMatchObject([
      { title: 'paper', content: 'Wells and pilots' },
    ])
    expect((await page('/moved')).body.source).toMatch(/\/article$/)
  })

  test.each([
    ['/picture', 'image/png'],
    ['/missing', 'status 404'],
    ['/zipped', 'compressed'],
    ['/large', 'too large'],
    ['/round', 'more than 3 times'],
    ['/empty', 'No text'],
  ])('S40: at %s is refused with what is wrong', async (path, message) => {
    const { status, body } = await page(path)
    expect([status, body.error]).toEqual([400, expect.stringContaining(message)])
  })

  test('S40: nested 5,000 deep ends with its thread, 200,000 deep is not parsed, and the server goes on', async () => {
    expect([200, 400]).toContain((await page('/deep')).status)
    const { status, body } = await page('/deeper')
    expect([status, body.error]).toEqual([400, 'The document is too complex to be read.'])
    expect((await page('/article')).status).toBe(200)
  })

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://[fd00:ec2::254]/',
  ])('S13, S16: at %s is not asked for', async (url) => {
    const { status, body } = await read({ kind: 'page', url })
    expect([status, body.error]).toEqual([400, expect.stringContaining('private network')])
  })

  test('S13: at another port, of another protocol or with a password is not asked for', async () => {
    for (const url of [
      `http://127.0.0.1:${inner.port}/`,
      'http://93.184.216.34:22/',
      'file:///etc/passwd',
      'ftp://example.org/',
      'http://admin:admin@example.org/',
      'no address',
    ]) {
      expect((await read({ kind: 'page', url })).status).toBe(400)
    }
    expect(inner.asked).toEqual([])
  })

  test.each(['/inward', '/metadata'])('S14: that leads inward by %s is not followed', async (path) => {
    const { status, body } = await page(path)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('SECRET')
    expect(inner.asked).toEqual([])
  })

  test('is written down with who asked for it', async () => {
    await page('/article')
    const [row] = await server.query<{ after: object }>(
      `select after from audit_log where action = 'knowledge_page_read' order by id desc limit 1`,
    )
    expect(row?.after).toEqual({ address: `http://127.0.0.1:${open.port}/article` })
  })
})

describe('S15: a name', () => {
  const options = { privateHosts: new Set<string>(), userAgent: 'test' }
  const named = (...addresses: string[]) => ({
    ...options,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  })

  test.each([['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:192.168.0.1'], []])(
    'that stands for a private address (%s) is not asked',
    async (...addresses) => {
      const asked = inner.asked.length
      await expect(fetchPage('http://rebind.example/', named(...addresses))).rejects.toThrow(
        'private network',
      )
      expect(inner.asked.length).toBe(asked)
    },
  )

  test('is looked up once for each request, and the connection goes to what was found', async () => {
    let looked = 0
    const found = await fetchPage(`http://wiki.example:${open.port}/moved`, {
      ...options,
      privateHosts: new Set([`wiki.example:${open.port}`]),
      resolve: async () => {
        looked += 1
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    expect(found.address).toBe(`http://wiki.example:${open.port}/article`)
    expect(looked).toBe(2)
    expect(open.asked.at(-1)).toContain(`wiki.example:${open.port} /article`)
  })
})
