import { useEffect, useSyncExternalStore } from 'react'
import { rowFocus } from './row-focus.ts'

/** Which row of a card is being looked at, and which there are. */
export const useRowFocus = () => useSyncExternalStore(rowFocus.subscribe, rowFocus.get)

/** Keeps these rows known for as long as they are on screen. */
export function useShownRows(ids: readonly string[]): void {
  const key = ids.join(' ')
  useEffect(() => rowFocus.show(key === '' ? [] : key.split(' ')), [key])
}
