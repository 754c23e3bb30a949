import { memo } from 'react'
import ReactMarkdown from 'react-markdown'
import { Caret } from './caret.tsx'
import { isTooCostly } from './cost-guard.ts'
import { elements } from './elements.tsx'
import { gfm } from './gfm.ts'
import styles from './markdown.module.css'
import { type ReplyTreeOptions, shapeReply } from './reply-tree.ts'

interface ParsedProps extends Partial<ReplyTreeOptions> {
  text: string
  headingLevel: number
  /** Keeps the ids of footnotes apart from those of other replies on the page. */
  idPrefix?: string
}

const remarkPlugins = [gfm]

/** Markdown through the parser; text that would take it too long is shown as it is. */
export const Parsed = memo(function Parsed({ text, idPrefix, ...options }: ParsedProps) {
  if (isTooCostly(text)) {
    return (
      <p className={styles.plain}>
        {text}
        {options.caret && <Caret />}
      </p>
    )
  }
  const shape: ReplyTreeOptions = { outline: [], caret: false, only: undefined, sections: false, ...options }
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={[[shapeReply, shape]]}
      components={elements}
      {...(idPrefix && { remarkRehypeOptions: { clobberPrefix: idPrefix } })}
    >
      {text}
    </ReactMarkdown>
  )
})
