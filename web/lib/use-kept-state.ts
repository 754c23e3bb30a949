import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { languageStore } from './language.ts'
import { useLanguage } from './use-language.ts'

/** By name, what the component on the screen holds. */
const kept = new Map<string, unknown>()

/** State under a name of its own that outlives a change of language, which draws everything anew. */
export function useKeptState<State>(name: string, initial: State): [State, Dispatch<SetStateAction<State>>] {
  const drawnIn = useLanguage()
  const [state, setState] = useState(() => (kept.has(name) ? (kept.get(name) as State) : initial))
  useEffect(() => void kept.set(name, state), [name, state])
  useEffect(
    () => () => {
      // The page was left: the next visit starts anew.
      if (languageStore.get() === drawnIn) kept.delete(name)
    },
    [name, drawnIn],
  )
  return [state, setState]
}
