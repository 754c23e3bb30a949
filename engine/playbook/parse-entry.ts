import type { Language } from '#shared/language.ts'
import { readContent } from '../content/read-content.ts'
import { readPhrases } from '../content/read-phrases.ts'
import type { KnowledgeHit } from '../types.ts'
import { withoutKeys } from '../words/fence.ts'

export type Material = {
  title: string
  claim: string
  points: string[]
  steps: string[]
  example: string | null
  /** When it does not hold. */
  limit: string | null
}

const FILE = 'content/lexicon/entries.txt'
const KEYS = ['steering', 'source', 'applies', 'limit', 'limits', 'example'] as const
const lexicon = readPhrases(readContent(FILE), FILE, KEYS)
const phrasesOf = (key: (typeof KEYS)[number]) => lexicon[key].map((phrase) => phrase.toLowerCase())
const STEERING = phrasesOf('steering')
const LIMITS = phrasesOf('limits')
/** The beginning of a provider's key, or a mark of a model's instructions. */
const MARK = /sk-[a-z0-9]|\[\/?inst\]/i

/** Text that tries to steer the assistant; an entry may hold it, a reply never does. */
function steers(text: string): boolean {
  const words = text.toLowerCase().replace(/\s{1,400}/g, ' ')
  return MARK.test(text) || STEERING.some((phrase) => words.includes(phrase))
}

const isLabel = (label: string, key: 'source' | 'applies' | 'limit' | 'example') =>
  lexicon[key].includes(label.toLowerCase())
/** A point that says when the claim before it does not hold, and makes no sense without it. */
const isLimit = (text: string) => LIMITS.some((phrase) => new RegExp(`^${phrase}(?!\\p{L})`, 'iu').test(text))

/** An entry taken apart: first paragraph the claim, dashes and labelled paragraphs points, numbers steps. */
export function parseEntry(entry: KnowledgeHit['entry'], lang: Language): Material {
  const summary = lang === 'en' ? undefined : entry.summaries?.[lang]
  const material: Material = {
    title: titleIn(entry, lang),
    claim: '',
    points: [],
    steps: [],
    example: null,
    limit: null,
  }
  for (const block of (summary ?? entry.content).split(
    /\n\s{0,400}\n|\n(?=\s{0,400}(?:[-*]|\d{1,9}[.)])\s)/,
  )) {
    readBlock(block.trim(), material)
  }
  if (!material.claim) material.claim = material.points.shift() ?? material.steps[0] ?? ''
  return material
}

/** An entry's title in a language: a translation begins with its own, as a heading. */
export function titleIn({ title, summaries, category }: KnowledgeHit['entry'], lang: Language): string {
  const [first = ''] = (lang === 'en' ? '' : (summaries?.[lang] ?? '')).split('\n', 1)
  // A title that gives orders is none.
  return plain(first.startsWith('# ') ? first.slice(2) : title) || plain(category)
}

function readBlock(block: string, material: Material) {
  const item = /^(?:([-*])|\d{1,9}[.)])\s{1,400}([\s\S]{1,10000})$/.exec(block)
  const label = /^\*\*([^*]{1,10000}?):?\*\*:?\s{0,400}([\s\S]{0,10000})$/.exec(item?.[2] ?? block)
  if (label?.[1] && (isLabel(label[1], 'source') || isLabel(label[1], 'applies') || !label[2])) return
  const text = plain(label?.[2] ?? item?.[2] ?? block.replace(/^#{1,400}\s.{0,10000}(\n|$)/, ''))
  if (!text) return
  if (item && !item[1]) material.steps.push(text)
  else if (label?.[1] && isLabel(label[1], 'example')) material.example = `${label[1]}: ${text}`
  else if (label?.[1] ? isLabel(label[1], 'limit') : item && isLimit(text)) material.limit = shorten(text, 2)
  else if (item || label || material.claim) material.points.push(shorten(text, item ? 3 : 2))
  else {
    const [claim, rest] = splitAfter(text, 2)
    material.claim = claim
    if (rest) material.points.push(shorten(rest, 2))
  }
}

/** Elements whose content is none of the text. */
const UNSEEN = new RegExp(`<(${['script', 'style'].join('|')})\\b[\\s\\S]{0,10000}?(</\\1>|$)`, 'gi')

/** Without markup, addresses, steering sentences or questions: a reply asks one question, its own. */
function plain(text: string): string {
  const bare = withoutKeys(text)
    .replace(UNSEEN, ' ')
    .replace(/<[^>]{0,10000}>?/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/!?\[([^\]]{0,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\bhttps?:\/\/\S{1,10000}/g, '')
    .replace(/[*_`#|]/g, '')
    .replace(/\s{1,10000}/g, ' ')
    .trim()
  return sentences(bare)
    .filter((sentence) => !steers(sentence) && !/[?¿]/.test(sentence))
    .join(' ')
}

const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?…»“"])\s{1,400}(?=[\p{Lu}«„"¿])/u).filter(Boolean)

function splitAfter(text: string, count: number): [string, string] {
  const all = sentences(text)
  return [all.slice(0, count).join(' '), all.slice(count).join(' ')]
}

const shorten = (text: string, count: number) => splitAfter(text, count)[0]
