import { createContext } from 'react'

/** Opens the editor of the widget a value stands in; null where there is none. */
export const EditContext = createContext<(() => void) | null>(null)
