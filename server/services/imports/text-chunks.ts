import type { TextLine } from '#server/workers/imports/document-job.ts'

/** Characters of a part: less than a message that is read, so that no sentence is left out. */
const CHUNK = 6_000
/** Sentences of a part: the plain reader reads 120 of a message. */
const SENTENCES = 80
const SENTENCE = /(?<=[.!?…])\s+/
/** Words of a line that may be the title of a slide. */
const TITLE_WORDS = 6

/** A part of a text that is read as one, with what each stretch of it comes from. */
export interface Chunk {
  readonly text: string
  readonly spans: readonly { readonly from: number; readonly line: TextLine }[]
}

/**
 * Cuts a text into parts that are read one by one. Cues of one speaker and lines that a page broke are joined to sentences;
 * on a slide, a title stands above its text as over a list.
 */
export function chunksOf(lines: readonly TextLine[], isDeck: boolean): Chunk[] {
  const chunks: Chunk[] = []
  const titles = isDeck ? titlesOf(lines) : new Map<string, TextLine>()
  let text = ''
  let spans: Chunk['spans'][number][] = []
  let sentences = 0
  let before: TextLine | undefined
  for (const line of lines) {
    const joint = before ? jointOf(before, line, titles.get(line.at)) : ''
    const isFull = text.length + line.text.length > CHUNK || sentences >= SENTENCES
    if (isFull && text !== '') {
      chunks.push({ text, spans })
      text = ''
      spans = []
      sentences = 0
    } else text += joint
    sentences += line.text.split(SENTENCE).length
    spans.push({ from: text.length, line })
    text += line.text
    before = line
  }
  return text === '' ? chunks : [...chunks, { text, spans }]
}

/** The first line of each page where it is a title. */
function titlesOf(lines: readonly TextLine[]): ReadonlyMap<string, TextLine> {
  const firsts = new Map<string, TextLine>()
  for (const line of lines) if (!firsts.has(line.at)) firsts.set(line.at, line)
  const isTitle = ({ text }: TextLine) => text.split(/\s+/).length <= TITLE_WORDS && !/[.:;!?]$/.test(text)
  return new Map([...firsts].filter(([, line]) => isTitle(line)))
}

function jointOf(before: TextLine, line: TextLine, title: TextLine | undefined): string {
  const samePlace = before.at === line.at
  if (before.unit === 'page' && !samePlace) return '\n\n'
  // What stands under a title is a list that it announces.
  if (title) return before === title ? ':\n- ' : '\n- '
  const goesOn = !/[.!?:;…]["”»]?$/.test(before.text)
  if (before.speaker !== line.speaker) return '\n'
  if (before.unit === 'time' && line.unit === 'time') return ' '
  return before.unit === 'page' && goesOn && /^\p{Ll}/u.test(line.text) ? ' ' : '\n'
}

/** Returns where a quote of a part stands; undefined when it is not there word for word. */
export function lineOf({ text, spans }: Chunk, quote: string): TextLine | undefined {
  const at = quote === '' ? -1 : text.indexOf(quote)
  return at < 0 ? undefined : spans.findLast(({ from }) => from <= at)?.line
}

/** A number or a price says more than an opinion. */
const FIGURE = /[€$£]|\d/
const [SHORTEST, LONGEST] = [5, 35]

/** The sentence that tells most of what one speaker said, word for word, and where it begins. */
export function strongestOf(said: readonly TextLine[]): { quote: string; line: TextLine } | undefined {
  const sentences = chunksOf(said, false).flatMap((part) =>
    part.text
      .split(SENTENCE)
      .flatMap((each) => each.split('\n'))
      .map((quote) => ({ quote: quote.trim(), part })),
  )
  const score = ({ quote }: { quote: string }) => {
    const words = quote.split(/\s+/).length
    if (words < SHORTEST || words > LONGEST || quote.endsWith('?')) return 0
    return words + (FIGURE.test(quote) ? LONGEST : 0)
  }
  const best = sentences.toSorted((a, b) => score(b) - score(a))[0]
  const line = best && lineOf(best.part, best.quote)
  return best && line ? { quote: best.quote, line } : undefined
}
