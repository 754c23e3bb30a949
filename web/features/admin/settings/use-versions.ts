import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SettingKey, type SettingVersion, settingsApi } from '#shared/admin/settings.ts'
import { call } from '#web/lib/api.ts'
import { formatAgo, formatDay, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { SETTINGS } from './use-settings.ts'
import { labelOf } from './values.ts'

const t = textsOf('adminSettings')

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
        title: t('versions.restored'),
        text: t('versions.numberOf', { setting: labelOf(version.setting_key), name: versionName(version) }),
        tone: 'ok',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: SETTINGS }),
  })
}

/** "Version 7", or that it is the prompt the product came with. */
export const versionName = ({ number }: Pick<SettingVersion, 'number'>): string =>
  number === null ? t('versions.shipped') : t('versions.number', { number })

/** How long ago a version is told as an age, in milliseconds; older ones by their day. */
const AGE_MS = 7 * 24 * 60 * 60 * 1000

/** "Ida Brandt, 2 hours ago"; the moment itself is in the title. */
export function savedWords(
  { created_at, actor }: Pick<SettingVersion, 'created_at' | 'actor'>,
  now = new Date(),
) {
  if (!created_at) return null
  const name = actor ? actor.full_name || actor.email : t('versions.gone')
  const ago =
    now.getTime() - Date.parse(created_at) < AGE_MS ? formatAgo(created_at, now) : formatDay(created_at)
  return { text: t('versions.by', { name, ago }), title: formatMoment(created_at) }
}
