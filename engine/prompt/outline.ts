import { parseEntry } from '../playbook/parse-entry.ts'
import type { KnowledgeHit } from '../types.ts'
import type { IndexLine } from './fixed-part.ts'

/** Longest claim of a line, in characters. */
const CLAIM_LENGTH = 160
/** Entries named at most: more than the index has room for. */
const MOST = 1_000

/** The entries with their claims by title, in an order that follows from the entries alone. */
export function outlineOf(entries: readonly KnowledgeHit['entry'][]): IndexLine[] {
  const keyed = entries.map((entry) => ({ entry, key: `${entry.title}\n${entry.id}` }))
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, MOST)
    .map(({ entry }) => ({ title: oneLine(entry.title), claim: claimOf(entry) }))
}

function claimOf(entry: KnowledgeHit['entry']): string {
  const claim = oneLine(parseEntry(entry, 'en').claim)
  const sentence = /^.{1,2000}?[.!?](?=\s|$)/.exec(claim)?.[0] ?? claim
  if (sentence.length <= CLAIM_LENGTH) return sentence
  return `${sentence.slice(0, CLAIM_LENGTH).replace(/\s\S{0,200}$/, '')} …`
}

const oneLine = (text: string) => text.replace(/\s{1,99}/g, ' ').trim()
