import type { ReactNode } from 'react'
import { foreignLang } from './foreign-lang.ts'

/** A text that a person or the server wrote, with its language where that is not the screen's. */
export function Said({ children }: { children: string }) {
  return inItsLanguage(children)(children)
}

/** The same for a text of the screen that holds `text` between tags. */
export const inItsLanguage = (text: string) => (chunks: ReactNode) => {
  const lang = foreignLang(text)
  return lang ? <span lang={lang}>{chunks}</span> : chunks
}
