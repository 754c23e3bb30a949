import { LastWords } from './caret.tsx'
import { mendTail } from './mend-tail.ts'
import { Parsed } from './parsed.tsx'
import { cutPlainTail } from './plain-tail.ts'
import type { ReplyTreeOptions } from './reply-tree.ts'

const longText = 4096

interface OpenTextProps {
  text: string
  /** Put before the text for the parser: the head of a table whose rows these are. */
  head?: string
  headingLevel: number
  outline: readonly number[]
  only?: ReplyTreeOptions['only']
}

/** Text that is still being written. Words that only go on with a line are appended without parsing again. */
export function OpenText({ text, head = '', ...options }: OpenTextProps) {
  const cut = cutPlainTail(text)
  const mended = cut.words ? mendTail(cut.marked) : ''
  const canAppend = cut.words !== '' && mended === cut.marked
  return (
    <LastWords value={canAppend ? cut.words : ''}>
      <Parsed text={head + (canAppend ? mended : mendTail(steady(text)))} caret {...options} />
    </LastWords>
  )
}

/**
 * A very long open text, cut back to a step of a sixteenth of its length: it is parsed anew at every step
 * only, so that the work stays in proportion to the length.
 */
export function steady(text: string) {
  if (text.length < longText) return text
  const step = 2 ** (Math.floor(Math.log2(text.length)) - 4)
  return text.slice(0, Math.floor(text.length / step) * step)
}
