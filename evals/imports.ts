import { readFileSync } from 'node:fs'
import type { PromptMessage } from '#engine/prompt/messages.ts'
import { fold } from '#engine/text/tokens.ts'
import { asksAbout, proposalsOf } from '#server/services/imports/propose-from-text.ts'
import { readFile } from '#server/services/imports/read-file.ts'
import type { Proposal } from '#server/services/imports/stored-import.ts'
import { aboutOf, tellSpeakers } from '#server/services/imports/tell-speakers.ts'
import type { Language } from '#shared/language.ts'
import { type ModelReader, readAsProduct } from './read.ts'

/** A transcript of `evals/import-transcripts`, and what a careful person marks in it. */
export interface ImportCase {
  readonly name: string
  readonly lang: Language
  /** Who imports it. */
  readonly founder: string
  readonly interviewee: string
  readonly organisation: string
  readonly date: string | null
  readonly facts: readonly { readonly quote: string; readonly about: string }[]
}

/** The kinds of proposals that a marked sentence may become. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  problem: ['problem', 'interview'],
  pain_cost: ['problem', 'interview'],
  proof_needed: ['persona_proof_needed', 'interview'],
  buyer: ['persona_role', 'persona_motivation', 'interview'],
  budget: ['persona_motivation', 'interview'],
  value: ['value_proposition', 'interview'],
  icp: ['icp_description', 'icp_characteristic', 'industry', 'interview'],
  next_step: ['interview'],
  pilot: ['pilot', 'interview'],
  loi: ['loi', 'interview'],
}

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** One within the other, or most words of the shorter one in the other: where a sentence is cut is taste. */
function overlaps(one: string, other: string): boolean {
  const [short, long] = [plain(one), plain(other)].toSorted((a, b) => a.length - b.length)
  if (!short || !long) return false
  const words = short.split(' ')
  const within = new Set(long.split(' '))
  return long.includes(short) || words.filter((word) => within.has(word)).length >= words.length * 0.8
}

async function proposalsFor({ name, founder }: ImportCase, reader: ModelReader | undefined) {
  const bytes = readFileSync(new URL(`import-transcripts/${name}`, import.meta.url))
  const read = await readFile({ language: 'en' }, { name, ending: name.slice(-3), bytes })
  if ('sheets' in read) throw new Error(`${name} is no transcript`)
  const lines = tellSpeakers(read.lines)
  const text = { lines, isDeck: false, people: [founder] }
  const about = aboutOf(lines, name)
  const at = about.date === null ? {} : { at: `${about.date}T12:00:00.000Z` }
  const proposals = await proposalsOf(text, (part) => {
    const asking = (messages: readonly PromptMessage[]) => asksAbout(part, messages)
    const said = { id: name, text: part.content, shown: part.dialogue, asking, ...at }
    return readAsProduct(said, [], reader)
  })
  return { lines, proposals, about }
}

/** Reads transcripts as an import does; prints each proposal that nobody marked, and returns the summary. */
export async function evaluateImports(cases: readonly ImportCase[], reader?: ModelReader) {
  const tally = {
    transcripts: 0,
    interviewees: 0,
    organisations: 0,
    proposals: 0,
    verbatim: 0,
    right: 0,
    marked: 0,
    found: 0,
  }
  for (const test of cases) {
    const { lines, proposals, about } = await proposalsFor(test, reader)
    const said = plain(lines.map(({ text }) => text).join(' '))
    const kindOf = ({ record, fact }: Proposal) => fact?.field ?? String(record?.type)
    const isInterview = ({ record, speaker }: Proposal) =>
      record?.type === 'interview' && record.who === test.interviewee && speaker === test.interviewee
    const isRight = (one: Proposal) =>
      isInterview(one) ||
      test.facts.some(({ quote, about }) => overlaps(one.quote, quote) && KINDS[about]?.includes(kindOf(one)))
    const wrong = proposals.filter((one) => !isRight(one))
    tally.transcripts += 1
    tally.interviewees += Number(proposals.some(isInterview))
    tally.organisations += Number(
      about.organisation !== '' && overlaps(about.organisation, test.organisation),
    )
    tally.proposals += proposals.length
    tally.verbatim += proposals.filter(({ quote }) => said.includes(plain(quote))).length
    tally.right += proposals.length - wrong.length
    tally.marked += test.facts.length
    tally.found += test.facts.filter(({ quote }) =>
      proposals.some((one) => overlaps(one.quote, quote)),
    ).length
    const told = wrong.map((one) => `${kindOf(one)} from ${one.speaker ?? 'nobody'}: “${one.quote}”`)
    if (told.length > 0) console.log([test.name, ...told].join('\n   '))
  }
  const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000)
  const { right, proposals, found, marked } = tally
  return { kind: 'imports', ...tally, precision: share(right, proposals), recall: share(found, marked) }
}
