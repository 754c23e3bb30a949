import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { without } from '../use-highlight.ts'

/**
 * Opens the venture that `?venture=` names: it is the one worked on from then on, and the address no longer names it. `error`
 * says why it does not open.
 */
export function useOpenedVenture() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const client = useQueryClient()
  const venture = query.get('venture')
  const { data, error } = useQuery({
    queryKey: ['opened-venture', venture],
    queryFn: ({ signal }) => call(dashboardApi.get, { venture: venture ?? '' }, { signal }),
    enabled: venture !== null,
    gcTime: 0,
  })
  const show = useEffectEvent((dashboard: Dashboard) => {
    client.setQueryData(roadmapQuery.queryKey, dashboard)
    void navigate({ search: without('venture')(query).toString(), hash }, { replace: true })
  })
  useEffect(() => {
    if (data) show(data)
  }, [data])
  return { isOpening: venture !== null && !error, error: venture === null ? null : error }
}
