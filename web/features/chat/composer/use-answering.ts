import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Answering } from '#shared/chat.ts'
import { answeringQuery } from '#web/lib/answering-query.ts'
import { localStore } from '#web/lib/storage.ts'

/** Kept on this device: who answers is the same for everybody. */
const KEY = 'beachhead.answering'

/** Who answers: a model or the guide; undefined until the server has said. When it cannot, what it said last holds. */
export function useAnswering(): Answering | undefined {
  const { data, isError } = useQuery(answeringQuery)
  const by = data?.by
  useEffect(() => {
    if (by) localStore.set(KEY, by)
  }, [by])
  return by ?? (isError ? lastSaid() : undefined)
}

/** `model` where nothing was said: that is what the law asks to be told. */
function lastSaid(): Answering {
  return localStore.get(KEY) === 'guide' ? 'guide' : 'model'
}
