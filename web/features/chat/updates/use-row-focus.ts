import { useEffect } from 'react'
import { useStore } from '#web/lib/use-store.ts'
import { rowFocus } from './row-focus.ts'

/** Which row of a card is being looked at, and which there are. */
export const useRowFocus = () => useStore(rowFocus)

/** Keeps these rows known for as long as they are on screen. */
export function useShownRows(ids: readonly string[]): void {
  const key = ids.join(' ')
  useEffect(() => rowFocus.show(key === '' ? [] : key.split(' ')), [key])
}
