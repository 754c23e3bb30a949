/** A sentence as it was written, and as it is read: with the condition of the heading it stands under. */
export interface SourceSentence {
  readonly text: string
  readonly read: string
}

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)]|[a-z][.)])\s+/
const ABBREVIATION = /(?:^|[\s("'])(?:e\.g|i\.e|etc|vs|approx|incl|max|min|no|dr|mr|ms|mrs|inc|ltd|co)\.$/i
/** A heading that holds for the points under it: "When the user mentions a pilot:". */
const HOLDS_BELOW =
  /^(?:if|when|whenever|once|unless|before|after|while|for|at|from|up to|below|above|in|on)\b/i
/** A heading whose points are the words it speaks of: "Never use these words:". */
const LISTS_BELOW = /\b(?:words?|phrases?|terms?|expressions?|mention|of these|the following)\s*:$/i

/**
 * The sentences of a text of rules. Points under a heading that is a condition carry it; points under one
 * that asks for words are its words; any other heading only orders the text.
 */
export function splitSentences(text: string): SourceSentence[] {
  const sentences: SourceSentence[] = []
  let heading: string | undefined
  let listing: string[] | undefined
  const endListing = () => {
    if (listing && listing.length > 1) {
      const [head = '', ...points] = listing
      const joined = `${head} ${points.join(', ')}`
      sentences.push({ text: joined, read: joined })
    }
    listing = undefined
  }
  for (const line of joinWrapped(text)) {
    const bullet = BULLET.test(line)
    const content = line
      .replace(BULLET, '')
      .replace(/^#{1,6}\s+.*$/, '')
      .replace(/\*\*|__/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    if (!bullet) {
      endListing()
      heading = undefined
    }
    if (content === '') continue
    if (listing && bullet) {
      listing.push(content.replace(/[.;,]+$/, ''))
    } else if (content.endsWith(':')) {
      const bare = content.slice(0, -1).trim()
      if (LISTS_BELOW.test(content)) listing = [content]
      else if (HOLDS_BELOW.test(bare)) heading = bare
    } else {
      for (const sentence of sentencesOf(content)) {
        const read = heading ? `${heading}, ${lowerFirst(sentence)}` : sentence
        sentences.push({ text: sentence, read })
      }
    }
  }
  endListing()
  return sentences
}

/** Lines, with those put together that an editor wrapped. */
function joinWrapped(text: string): string[] {
  const lines: string[] = []
  for (const line of text.replace(/\r\n?/g, '\n').replaceAll('’', "'").split('\n')) {
    const last = lines.at(-1)
    const goesOn =
      last !== undefined && /[^\s.!?:;]$/.test(last) && !/^#/.test(last) && /^\s*[a-z(0-9]/.test(line)
    if (goesOn && !BULLET.test(line)) lines[lines.length - 1] = `${last} ${line.trim()}`
    else lines.push(line.trimEnd())
  }
  return lines
}

const SENTENCE_END = /;\s+|[.!?]+["”’)\]]*\s+(?=[\p{Lu}\d"“„(])/gu

function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    const piece = line.slice(start, end).trim()
    if (ABBREVIATION.test(piece) || inQuotes(piece)) continue
    sentences.push(piece)
    start = end
  }
  return [...sentences, line.slice(start).trim()].filter((sentence) => /\p{L}/u.test(sentence))
}

/** Returns whether a quotation is still open at the end of the text. */
function inQuotes(text: string): boolean {
  const straight = text.match(/"/g)?.length ?? 0
  const [open, close] = [text.match(/[“„«]/g)?.length ?? 0, text.match(/[”»]/g)?.length ?? 0]
  return straight % 2 === 1 || open > close
}

/** Lower case at the start, but not of an abbreviation or of "I". */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|'|\s|$)/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
