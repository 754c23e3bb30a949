import { queryOptions } from '@tanstack/react-query'
import { recordsApi } from '#shared/records.ts'
import { call } from './api.ts'

/** Under it lie the records of every venture. */
export const EVIDENCE_KEY = ['evidence']

/** The records of a venture, which the roadmap and the evidence page show from one answer. */
export const evidenceQuery = (ventureId: string) =>
  queryOptions({
    queryKey: [...EVIDENCE_KEY, ventureId],
    queryFn: ({ signal }) => call(recordsApi.list, { id: ventureId }, { signal }),
  })
