import { jsonOf } from '../caller.ts'
import type { Random } from '../random.ts'
import type { Kind, Scene } from '../scene.ts'
import { fill, hostileText } from '../texts.ts'

const KNOWLEDGE = '/functions/v1/manage-knowledge'

/** Files of knowledge entries, with fields within and over their limits, and files that are none. */
export const knowledgeImport: Kind = {
  name: 'import',
  weight: 4,
  async run(scene) {
    const { random } = scene
    const format = random.pick(['csv', 'json'] as const)
    const rows = random.pick([1, 20, 200, 1_000])
    const text = random.chance(0.2) ? hostileText(random, 200_000).text : file(random, format, rows)
    const json = { format, text, check: random.chance(0.4), skipInvalid: random.chance(0.5) }
    const what = `${format}, ${rows} rows, ${text.length} characters`
    await scene.admin().send('POST', '/rest/v1/admin/knowledge/import', { what, json })
    await scene.visitor().chat('How do I price a pilot?', 'asked of the imported entries')
    await clearKnowledge(scene)
  },
}

/** Searches of every admin page, which look at all there is. */
export const search: Kind = {
  name: 'search',
  weight: 6,
  async run(scene) {
    const { random } = scene
    const admin = scene.admin()
    const { text, what } = hostileText(random, random.pick([1, 20, 200]))
    const question = hostileText(random, random.pick([200, 2_000]))
    const calls = [
      () => admin.send('GET', KNOWLEDGE, { what, query: { search: text, page: 1 } }),
      () => admin.send('GET', '/rest/v1/users', { what, query: { search: text } }),
      () => admin.send('GET', '/functions/v1/get-conversations', { what, query: { search: text } }),
      () => admin.send('GET', '/rest/v1/admin/audit', { what, query: { actor: text, target: text } }),
      () =>
        admin.send('POST', '/rest/v1/admin/knowledge/try', {
          what: question.what,
          json: { question: question.text },
        }),
    ]
    await random.pick(calls)()
  },
}

function file(random: Random, format: 'csv' | 'json', rows: number): string {
  const entries = Array.from({ length: rows }, (_, at) => ({
    title: `Row ${at} ${hostileText(random, random.int(1, 150)).text}`,
    content: hostileText(random, random.pick([20, 400, 2_000])).text,
    category: 'Hostile',
    keywords: hostileText(random, random.int(0, 300)).text,
    relevance_tags: 'a, b',
  }))
  if (format === 'json') return JSON.stringify(entries)
  const cell = (value: string) => (random.chance(0.9) ? `"${value.replaceAll('"', '""')}"` : value)
  const lines = entries.map((entry) => Object.values(entry).map(cell).join(','))
  return fill(1, () => ['title,content,category,keywords,relevance_tags', ...lines].join('\n'))
}

/** Deletes what cases wrote into the knowledge base, so that each case finds it as it was shipped. */
export async function clearKnowledge(scene: Scene): Promise<void> {
  const admin = scene.admin()
  const listed = jsonOf<{ entries: { id: string; source: string }[] }>(
    await admin.send('GET', KNOWLEDGE, { what: 'all entries' }),
  )
  const ids = listed?.entries.filter(({ source }) => source === 'operator').map(({ id }) => id) ?? []
  if (ids.length > 0) await admin.send('DELETE', KNOWLEDGE, { what: `${ids.length} entries`, json: { ids } })
}
