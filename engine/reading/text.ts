import { asksFrom } from './unmarked.ts'

/** Accents carry the meaning of these words ("sí"/"si", "wären"/"waren"), so folding keeps them. */
const KEEP_ACCENTS =
  /(?<![\p{L}])(?:sí|à|où|dû|él|wären?|hätten?|würden?|könnten?|möchten?|müssten?|dürften?|pagó|contrató|encargó|abonó|retiró)(?![\p{L}])/gu

/** Lower case without accents, character by character: offsets stay those of the original text. */
export function fold(text: string): string {
  const kept = [...text.toLowerCase().matchAll(KEEP_ACCENTS)]
  let folded = ''
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i)
    const plain = char.charCodeAt(0) < 128 ? char : char.normalize('NFD').charAt(0) || char
    const lower = plain.toLowerCase()
    folded += lower.length === 1 ? lower : plain
  }
  if (kept.length === 0 || text.toLowerCase().length !== text.length) return folded
  for (const match of kept) {
    folded = folded.slice(0, match.index) + match[0] + folded.slice(match.index + match[0].length)
  }
  return folded
}

/** Replaces a stretch by blanks of the same length. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end)
}

const QUOTED = [
  /"[^"\n]{1,600}"/g,
  /“[^”\n]{1,600}”/g,
  /„[^“”\n]{1,600}[“”]/g,
  /«[^»\n]{1,600}»/g,
  /```[^`]{0,6000}(?:```|$)/g,
  /^[ \t]*>.{0,2000}$/gm,
  /^-{2,}\s*(?:forwarded|original|weitergeleitete|mensaje reenviado|message transf)[\s\S]{0,8000}/gim,
]

/** Pasted and quoted third-party text never creates evidence: it is blanked (names in quotes of up to three words stay). */
export function withoutQuotes(text: string): string {
  let result = text
  for (const pattern of QUOTED) {
    for (const match of result.matchAll(pattern)) {
      const words = match[0].match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length <= 3 && words.every((word) => /^\p{Lu}/u.test(word)) && !match[0].startsWith('`'))
        continue
      result = blank(result, match.index, match.index + match[0].length)
    }
  }
  return result
}

/** A sentence's place, whether it asks, and where it begins to when no mark says so. */
export type Sentence = { start: number; end: number; question: boolean; asksFrom?: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|prof|mr|mrs|ms|st|ste|sr|sra|inc|ltd|co|corp|bzw|ca|z\. ?b|u\. ?a|d\. ?h|e\.g|i\.e|approx|vs|nr|no|mme|p\. ?ej|s\.a|s\.l|etc|mio|mrd|max|min|aprox|env|incl|inkl|dept|vol|art|abt)\.\s*$/i

/** "am 3. November", "im 2. Quartal": the dot of a German ordinal ends no sentence. */
const ORDINAL_DOT =
  /(?<![\p{L}\p{N}])(?:am|im|vom|zum|dem|den|der|die|das|bis|ab|seit|beim)\s+\d{1,2}\.\s*$/iu
/** A longer stretch without an end is no sentence; it is read in pieces, so that time grows with length only. */
const LONGEST = 900

function pieces(text: string, start: number, end: number): Sentence[] {
  const out: Sentence[] = []
  let from = start
  while (end - from > LONGEST) {
    const space = text.lastIndexOf(' ', from + LONGEST)
    const cut = space > from ? space : from + LONGEST
    out.push({ start: from, end: cut, question: false })
    from = cut
  }
  out.push({ start: from, end, question: false })
  return out
}

/** Sentences with their places; an abbreviation or a decimal point does not end one. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = []
  for (const { index, segment } of segmenter.segment(text)) {
    const last = found.at(-1)
    const end = index + segment.length
    const tail = last ? text.slice(Math.max(0, last.end - 16), last.end) : ''
    if (
      last &&
      (ABBREVIATION.test(tail.slice(-12)) || ORDINAL_DOT.test(tail)) &&
      !/\n\s*$/.test(text.slice(last.start, last.end))
    ) {
      last.end = end
      continue
    }
    if (segment.trim()) found.push(...pieces(text, index, end))
  }
  for (const sentence of found) {
    const words = text.slice(sentence.start, sentence.end)
    const from = asksFrom(words)
    sentence.question = from !== null || /\?["”»)\s]*$/.test(words)
    if (from !== null) sentence.asksFrom = from
  }
  return found
}
