import { Quote } from '#web/ui/quote.tsx'
import { langOf } from '../text-language.ts'

interface FounderQuoteProps {
  readonly text: string
  readonly size?: 'quote' | 'evidence'
  /** Underlines the words by the state of what they say. */
  readonly state?: 'confirmed' | 'waiting' | 'risk'
}

/** The founder's own words in quotation marks, marked with their language where it is not the screen's. */
export function FounderQuote({ text, size = 'evidence', state }: FounderQuoteProps) {
  return (
    <span lang={langOf(text)}>
      <Quote
        text={text}
        size={size}
        quoted
        {...(state && { marks: [{ start: 0, end: text.length, state }] })}
      />
    </span>
  )
}
