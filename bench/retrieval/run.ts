import { readFileSync } from 'node:fs'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { createRetrieval } from '#engine/search/retrieval.ts'
import type { Language } from '../../shared/language.ts'

type Question = { lang: Language; query: string }

const ENTRIES = 2000
const ROUNDS = 4

/** Times questions of four languages against 2,000 entries: the shipped ones, and others made of their sentences. */
export async function run(): Promise<void> {
  const retrieval = createRetrieval()
  const started = performance.now()
  for (const entry of entries()) retrieval.put(entry)
  const built = performance.now() - started
  const builtCpu = cpu()
  const questions: Question[] = ['tuning', 'test'].flatMap((half) =>
    JSON.parse(readFileSync(`evals/retrieval-${half}.json`, 'utf8')),
  )
  const ask = ({ lang, query }: Question) => retrieval.search({ text: query, language: lang, limit: 12 })
  for (const question of questions) ask(question)
  const beforeAll = cpu()
  const times = Array.from({ length: ROUNDS }, () => questions)
    .flat()
    .map((question) => {
      const before = performance.now()
      ask(question)
      return performance.now() - before
    })
    .sort((a, b) => a - b)
  const cpuPerQuestion = Number(((cpu() - beforeAll) / times.length).toFixed(2))
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
  const memory = Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
  console.log(
    `${retrieval.size} entries, ${times.length} questions; read in ${Math.round(built)} ms (${Math.round(builtCpu)} ms of CPU)`,
  )
  console.log(JSON.stringify({ p50: at(0.5), p95: at(0.95), p99: at(0.99), cpuPerQuestion, heapMb: memory }))
}

/** CPU time of this process so far, in milliseconds: what a busy machine does not change. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The shipped entries, and as many again in other orders of their sentences, as operators' notes would be. */
function entries() {
  const shipped = starterKnowledge.map((entry) => ({ ...entry, id: entry.slug }))
  const sentences = shipped.flatMap(({ content }) => content.split(/(?<=[.!?])\s+/))
  const notes = Array.from({ length: ENTRIES - shipped.length }, (_, n) => {
    const pick = (at: number) => sentences[(n * 31 + at * 977) % sentences.length] ?? ''
    const content = Array.from({ length: 14 }, (_, at) => pick(at)).join(' ')
    return {
      id: `note-${n}`,
      title: pick(40).slice(0, 60),
      content,
      category: 'Notes',
      keywords: content.split(' ').slice(0, 4),
      relevance_tags: ['L3'],
    }
  })
  return [...shipped, ...notes]
}
