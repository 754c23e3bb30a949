import { createContext, useContext } from 'react'

const WordsContext = createContext('')

/** Words to be shown before the caret inside, after all that was parsed. */
export const LastWords = WordsContext

/** The last words of a text that is being written, and the mark after them. */
export function Caret() {
  const words = useContext(WordsContext)
  return (
    <>
      {words}
      <span data-caret aria-hidden="true" />
    </>
  )
}
