import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { type SiteState, siteApi } from '#shared/admin/site.ts'
import type { SiteConfig } from '#shared/site.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

const t = textsOf('adminSite')

const SITE = ['admin', 'site']
const VERSIONS = [...SITE, 'versions']

export function useSite() {
  const { isOperator } = useSession()
  return useQuery({
    queryKey: SITE,
    queryFn: ({ signal }) => call(siteApi.read, {}, { signal }),
    enabled: isOperator,
  })
}

/** Saves the texts, or with null goes back to the file. */
export function useSaveSite() {
  return useMutation({
    mutationFn: (input: { site: SiteConfig | null; expectedUpdatedAt: string | null }) =>
      call(siteApi.save, input),
    onSuccess: (state: SiteState) => {
      queryClient.setQueryData(SITE, state)
      void queryClient.invalidateQueries({ queryKey: VERSIONS })
      toast({ title: t('saved.title'), text: t('saved.text'), tone: 'ok' })
    },
  })
}

/** Every save of the texts, newest first. */
export const useSiteVersions = () =>
  useInfiniteQuery({
    queryKey: VERSIONS,
    queryFn: ({ pageParam, signal }) =>
      call(siteApi.versions, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })

/** The texts of one save. */
export const useSiteVersion = (id: string) =>
  useQuery({
    queryKey: [...SITE, 'version', id],
    queryFn: ({ signal }) => call(siteApi.version, { id }, { signal }),
  })

/** Takes over what somebody else saved. */
export const seeStored = (state: SiteState) => queryClient.setQueryData(SITE, state)
