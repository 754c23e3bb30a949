import type { Language } from '#shared/language.ts'
import { type Part, readLabel, readStep } from './labels.ts'

/** An entry's Markdown, taken apart; what has no label is text. */
export interface EntryParts {
  /** The first sentence. */
  readonly claim: string
  /** Markdown. */
  readonly text: string
  readonly steps: { step: string; deliverable: string | null }[]
  /** The rule of thumb, then its source in a paragraph of its own. */
  readonly rule: string | null
  readonly skipIf: string | null
  readonly example: string | null
}

/** A sentence shorter than this is a number or an abbreviation that was cut off; in characters. */
const SENTENCE = 12

/** Takes apart what is written of an entry in `lang`. */
export function entryParts(markdown: string, lang: Language): EntryParts {
  const found: Record<Part | 'text', string[]> = {
    applies: [],
    skip: [],
    rule: [],
    source: [],
    example: [],
    steps: [],
    text: [],
  }
  /** The part that a label on a line of its own began. */
  let open: Part | undefined
  for (const block of blocksOf(markdown)) {
    const labelled = readLabel(block)
    const part = labelled?.part ?? open
    if (labelled && labelled.rest === '') open = labelled.part
    else if (labelled) open = undefined
    if (isNumbered(block) && (part === undefined || part === 'steps')) found.steps.push(...itemsOf(block))
    // Said of the whole text, with its label.
    else if (labelled?.part === 'applies' || labelled?.part === 'source') found[labelled.part].push(block)
    else if (labelled ? labelled.rest : block) found[part ?? 'text'].push(labelled ? labelled.rest : block)
  }
  const { claim, rest } = claimOf(found.text[0] ?? '', lang)
  const said = claim === '' ? found.text : [rest, ...found.text.slice(1)]
  return {
    claim,
    text: joined([...said, ...found.applies]) ?? '',
    steps: found.steps.map(readStep),
    rule: found.rule.length > 0 ? joined([...found.rule, ...found.source]) : null,
    skipIf: joined(found.skip),
    example: joined(found.example),
  }
}

const joined = (blocks: readonly string[]): string | null => blocks.filter(Boolean).join('\n\n') || null

/** Paragraphs and lists, as blank lines divide them. */
function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]]
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push(line.trimEnd())
  }
  return blocks.map((lines) => lines.join('\n').trim()).filter(Boolean)
}

const NUMBER = /^\d{1,3}[.)] /
const isNumbered = (block: string) => NUMBER.test(block)

/** The items of a numbered list, each on one line. */
function itemsOf(block: string): string[] {
  const items: string[] = []
  for (const line of block.split('\n')) {
    if (NUMBER.test(line)) items.push(line.replace(NUMBER, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim())
  }
  return items
}

/** The first sentence of a paragraph, and what follows; a list or a heading makes no claim. */
function claimOf(paragraph: string, lang: Language): { claim: string; rest: string } {
  if (/^[-*#>|`]/.test(paragraph) || isNumbered(paragraph)) return { claim: '', rest: paragraph }
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  let claim = ''
  for (const { segment } of segmenter.segment(paragraph)) {
    claim += segment
    if (claim.trim().length >= SENTENCE) break
  }
  return { claim: claim.trim(), rest: paragraph.slice(claim.length).trim() }
}
