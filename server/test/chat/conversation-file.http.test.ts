import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startTestServer()
  member = await server.member('Ada')
})
afterAll(() => server[Symbol.asyncDispose]())

const REPLY = `## Plan

Call **ten** managers, *today*, and see [the guide](https://example.org/g) or \`npm\`.

1. First
2. Second
   - Inner

| Who | When |
|---|---|
| Zoë | Monday |

> Quoted

\`\`\`
x < y && "z"
\`\`\``

/** Stores a conversation with one question and one reply. */
async function store(title: string, question: string, reply: string): Promise<string> {
  const { id } = await member.json<{ id: string }>('/rest/v1/profile')
  const [row] = await server.query<{ id: string }>(
    'insert into conversations (user_id, title) values ($1, $2) returning id',
    [id, title],
  )
  await server.query(
    `insert into chat_messages (conversation_id, user_id, role, content, status, created_at) values
       ($1, $2, 'user', $3, 'complete', '2026-11-21T09:05:00Z'), ($1, $2, 'assistant', $4, 'complete', '2026-11-21T09:06:00Z')`,
    [row?.id, id, question, reply],
  )
  return row?.id ?? ''
}

const fileOf = (id: string, query = '') => member.fetch(`/rest/v1/conversations/${id}/file${query}`)
const nameOf = (answer: Response) =>
  /filename="(.*)"$/.exec(answer.headers.get('content-disposition') ?? '')?.[1]

/** The parts of a Word file, by name. */
async function partsOf(answer: Response): Promise<Record<string, string>> {
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]))
}

describe('GET /rest/v1/conversations/:id/file', () => {
  test('gives Markdown with who said what and when, in the language asked for', async () => {
    const id = await store('Übernahme: “Molkerei”', 'Hallo\n# kein Titel', REPLY)
    const answer = await fileOf(id, '?format=md&lang=de')
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(nameOf(answer)).toBe('ubernahme-molkerei.md')
    const text = await answer.text()
    expect(text).toMatch(
      /^---\ngenerator: "Answers are AI-generated"\nlang: de\n---\n\n# Übernahme: “Molkerei”\n/,
    )
    expect(text).toContain('*Begonnen am 21. November 2026*')
    expect(text).toContain('*Die Antworten sind KI-generiert. Prüfe wichtige Angaben nach.*')
    expect(text).toContain('## Du, 21.11.2026, 09:05 UTC\n\nHallo\n# kein Titel\n')
    expect(text).toContain(`## Assistent, 21.11.2026, 09:06 UTC\n\n${REPLY}\n`)
  })

  test('gives a Word file with the reply’s lists, tables and links, and says in its metadata what made the answers', async () => {
    const id = await store('', 'Who **first**? <b>\u0007', REPLY)
    const answer = await fileOf(id)
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
    expect(nameOf(answer)).toBe('who-first-b.docx')
    const parts = await partsOf(answer)
    expect(parts['docProps/core.xml']).toContain('Answers are AI-generated')
    const document = parts['word/document.xml'] ?? ''
    const words = document.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '')
    for (const line of [
      'You, 21 Nov 2026, 09:05 UTC',
      'Who **first**? &lt;b&gt; ',
      'Plan',
      'Call ten managers, today, and see the guide (https://example.org/g) or npm.',
      'Inner',
      'Zoë',
      'Quoted',
      'x &lt; y &amp;&amp; &quot;z&quot;',
    ]) {
      expect(words.split('\n').map((each) => each.replace(/[\u202f\u00a0]/g, ' '))).toContain(line)
    }
    expect(document.match(/<w:tbl>/g)).toHaveLength(1)
    expect(document.match(/<w:numPr>/g)).toHaveLength(3)
    expect(document).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*ten/)
  })

  test.each([
    ['../../etc/passwd', 'etc-passwd.md'],
    ['"; filename="evil.exe\r\nX-Evil: 1', 'filename-evil-exe-x-evil-1.md'],
    ['日本語', 'conversation.md'],
    ['CON', 'conversation.md'],
    ['x'.repeat(200), `${'x'.repeat(80)}.md`],
  ])('names the file of %j safely', async (title, name) => {
    expect(nameOf(await fileOf(await store(title, 'Hello', 'Hi'), '?format=md'))).toBe(name)
  })

  test('holds what is in view, and nothing of a conversation that is somebody else’s', async () => {
    const ben = await server.member('Ben')
    await ben.ask('A first draft')
    const [question] = await ben.messages()
    await ben.ask('A second draft', { editMessageId: question?.id })
    const path = `/rest/v1/conversations/${ben.conversationId}/file?format=md`
    const text = await (await ben.fetch(path)).text()
    expect(text).toContain('A second draft')
    expect(text).not.toContain('A first draft')
    expect((await member.fetch(path)).status).toBe(404)
    expect((await fileOf('x')).status).toBe(400)
    expect((await ben.fetch(`${path}&lang=it`)).status).toBe(400)
  })
})
