import { afterAll, beforeAll, expect, test } from 'vitest'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { emptyDatabase, startTestServer, type TestServer } from '#server/test/server.ts'

let server: TestServer
beforeAll(async () => {
  // The others begin with what a first start has done.
  server = await startTestServer({ database: await emptyDatabase() })
})
afterAll(() => server[Symbol.asyncDispose]())

const bySlug = (slug: string) => starterKnowledge.find((entry) => entry.slug === slug)
/** Starts another server on the same database, as a new release does. */
const startAgain = async () =>
  (await startTestServer({ database: server.databaseUrl }))[Symbol.asyncDispose]()

test('the first start stores every entry of content/knowledge as it stands there', async () => {
  const rows = await server.query(`
    select slug, title, content, category, keywords, relevance_tags, summaries, phrasings, answers
    from knowledge_entries order by slug`)
  const shipped = [...starterKnowledge].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  expect(rows).toEqual(shipped)
})

test('a second start of the same release leaves the stored entries untouched', async () => {
  const versions = 'select slug, xmin::text, updated_at from knowledge_entries order by slug'
  const before = await server.query(versions)
  await startAgain()
  expect(await server.query(versions)).toEqual(before)
})

test('answers that an earlier release stored get ids, unless an operator changed what they were written for', async () => {
  const withoutIds = `(select jsonb_agg(answer - 'id') from jsonb_array_elements(answers) answer)`
  await server.query(`update knowledge_entries set answers = ${withoutIds} where slug = 'pilot-one-pager'`)
  await server.query(`
    update knowledge_entries set answers = ${withoutIds}, keywords = '{ours}', edited = true
    where slug = 'paid-or-free-pilot'`)
  await server.query(`
    update knowledge_entries set answers = ${withoutIds}, content = 'Ours.', edited = true
    where slug = 'pilot-purgatory'`)
  await startAgain()
  const rows = await server.query<{ slug: string; keywords: string[]; answers: object[] }>(`
    select slug, keywords, answers from knowledge_entries
    where slug in ('pilot-one-pager', 'paid-or-free-pilot', 'pilot-purgatory') order by slug`)
  const [paid, pager, purgatory] = rows
  expect(pager?.answers).toEqual(bySlug('pilot-one-pager')?.answers)
  expect(paid).toMatchObject({ keywords: ['ours'], answers: bySlug('paid-or-free-pilot')?.answers })
  expect(purgatory?.answers).toHaveLength(bySlug('pilot-purgatory')?.answers.length ?? 0)
  for (const answer of purgatory?.answers ?? []) expect(answer).not.toHaveProperty('id')
})
