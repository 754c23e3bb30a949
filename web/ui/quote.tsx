import { Fragment, type ReactNode } from 'react'
import classes from './quote.module.css'
import { type QuoteMark, quoteSegments } from './quote-segments.ts'
import { unbroken } from './unbroken.ts'

type QuoteProps = {
  text: string
  marks?: readonly QuoteMark[]
  /** `message` 17/27, `quote` 16/24, `evidence` 15/22. */
  size?: 'message' | 'quote' | 'evidence'
  /** Sets the text in the quotation marks of its language. */
  quoted?: boolean
  /** An example rather than something the reader wrote. */
  muted?: boolean
  /** Wraps the marked words, for example into the control that shows their source. */
  renderMark?: (words: ReactNode, mark: number) => ReactNode
}

/** The reader's own words, in serif, with the words that were recorded underlined by their state. */
export function Quote({ text, marks = [], size = 'message', quoted, muted, renderMark }: QuoteProps) {
  return (
    <span
      className={classes.quote}
      data-size={size}
      data-muted={muted || undefined}
      data-quoted={quoted || undefined}
    >
      {quoteSegments(unbroken(text), marks).map((segment) => {
        if (segment.mark === undefined) return <Fragment key={segment.start}>{segment.text}</Fragment>
        const words = (
          <span
            className={classes.mark}
            data-state={marks[segment.mark]?.state}
            data-attended={marks[segment.mark]?.attended || undefined}
          >
            {segment.text}
          </span>
        )
        return <Fragment key={segment.start}>{renderMark ? renderMark(words, segment.mark) : words}</Fragment>
      })}
    </span>
  )
}
