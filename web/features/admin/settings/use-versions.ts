import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SettingKey, type SettingVersion, settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { formatMoment } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { SETTINGS } from './use-settings.ts'
import { LABELS } from './values.ts'

/** Versions read at once. */
const PAGE = 8

/** Versions of one key, or of all, newest first. */
export function useVersions(key: SettingKey | null) {
  return useInfiniteQuery({
    queryKey: [...SETTINGS, 'versions', key],
    queryFn: ({ pageParam, signal }) =>
      call(
        settingsApi.versions,
        { limit: PAGE, ...(key && { setting_key: key }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
}

/** One version with its value. */
export function useVersion(id: string | null) {
  return useQuery({
    queryKey: [...SETTINGS, 'version', id],
    queryFn: ({ signal }) => call(settingsApi.version, { id: id ?? '' }, { signal }),
    enabled: id !== null,
    // What was saved once never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Puts an earlier version in force again, unless the key was saved since the page knew it. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, expected }: { version: SettingVersion; expected: string | null }) =>
      call(settingsApi.restore, { id: version.id, expectedUpdatedAt: expected }),
    onSuccess: (_saved, { version }) =>
      toast({
        title: 'Version restored',
        text: `${LABELS[version.setting_key]}: ${versionName(version)}`,
        tone: 'ok',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: SETTINGS }),
  })
}

/** "12 June at 14:05 by Ana Admin", or that it is the prompt the product came with. */
export function versionName({ created_at, actor }: SettingVersion): string {
  if (!created_at) return 'As shipped'
  return `${formatMoment(created_at)} by ${actor ? actor.full_name || actor.email : 'a deleted account'}`
}
