import { Voice } from '#web/ui/voice.tsx'
import { langOf } from '../text-language.ts'

interface QuoteProps {
  readonly text: string
  readonly size?: 'quote' | 'evidence'
  /** Underlines the words by the state of what they say. */
  readonly state?: 'confirmed' | 'waiting' | 'risk'
}

/** The founder's own words in quotation marks, marked with their language where it is not the screen's. */
export function Quote({ text, size = 'evidence', state }: QuoteProps) {
  return (
    <span lang={langOf(text)}>
      <Voice
        text={text}
        size={size}
        quoted
        {...(state && { marks: [{ start: 0, end: text.length, state }] })}
      />
    </span>
  )
}
