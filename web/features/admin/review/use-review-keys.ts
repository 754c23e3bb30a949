import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { localStore } from '#web/lib/storage.ts'

const OFF = 'beachhead.review.keys'

/** Whether single keys work, and the switch for it: who dictates or leans on the keyboard can turn them off. */
export interface SingleKeys {
  readonly on: boolean
  set(on: boolean): void
}

/** Single keys for the queue. They rest while a field has the focus or a dialog is open. */
export function useReviewKeys(keys: Record<string, () => unknown>): SingleKeys {
  const [on, setOn] = useState(() => localStore.get(OFF) !== 'off')
  const pressed = (act: () => unknown) => () => {
    if (!document.querySelector('[role="dialog"], [role="menu"]')) act()
  }
  useHotkeys(on ? Object.entries(keys).map(([key, act]): [string, () => void] => [key, pressed(act)]) : [])
  return {
    on,
    set: (next) => {
      setOn(next)
      if (next) localStore.remove(OFF)
      else localStore.set(OFF, 'off')
    },
  }
}
