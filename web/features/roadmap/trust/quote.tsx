import { textsOf } from '#web/lib/texts.ts'
import { Voice } from '#web/ui/voice.tsx'
import { langOf } from '../text-language.ts'

const t = textsOf('roadmap')

interface QuoteProps {
  readonly text: string
  readonly size?: 'quote' | 'evidence'
  /** Underlines the words by the state of what they say. */
  readonly state?: 'confirmed' | 'waiting' | 'risk'
}

/** The founder's own words in quotation marks of the screen, marked with their language where it is another one. */
export function Quote({ text, size = 'evidence', state }: QuoteProps) {
  const quoted = t('quoted', { words: text })
  const start = quoted.indexOf(text)
  return (
    <span lang={langOf(text)}>
      <Voice
        text={quoted}
        size={size}
        {...(state && { marks: [{ start, end: start + text.length, state }] })}
      />
    </span>
  )
}
