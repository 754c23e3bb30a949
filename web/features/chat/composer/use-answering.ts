import { useQuery } from '@tanstack/react-query'
import type { Answering } from '#shared/chat.ts'
import { answeringQuery } from '#web/lib/answering-query.ts'

/** Who answers: a model or the guide; undefined until the server has said, `model` when it cannot. */
export function useAnswering(): Answering | undefined {
  const { data, isError } = useQuery(answeringQuery)
  return data?.by ?? (isError ? 'model' : undefined)
}
