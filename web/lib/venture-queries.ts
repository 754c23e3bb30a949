import { queryOptions } from '@tanstack/react-query'
import { venturesApi } from '#shared/ventures.ts'
import { call } from './api.ts'

/** Every venture that the signed-in person belongs to, with their role in it. */
export const venturesQuery = queryOptions({
  queryKey: ['ventures'],
  queryFn: ({ signal }) => call(venturesApi.list, {}, { signal }),
})

/** Returns who belongs to a venture, and for its owner who is invited. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: ['venture', id, 'members'],
    queryFn: ({ signal }) => call(venturesApi.members, { id }, { signal }),
  })

/** All comments of a venture, oldest first. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['venture', id, 'comments'],
    queryFn: ({ signal }) => call(venturesApi.comments, { id }, { signal }),
  })
