import { type FocusEvent, useState } from 'react'
import { inputId } from './document-field.tsx'

const PREFIX = inputId('')

/** The field that was focused last, by its key. */
export function useFocusedField() {
  const [focused, setFocused] = useState<string | null>(null)
  return {
    focused,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (target.id.startsWith(PREFIX)) setFocused(target.id.slice(PREFIX.length))
    },
  }
}
