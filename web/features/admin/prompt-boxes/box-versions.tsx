import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Modal, Skeleton, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BoxVersion, type PromptBox, promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import { call } from '#web/lib/api.ts'
import { formatAgo, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { diffWords } from '../shared/diff-words.ts'
import classes from './prompt-boxes.module.css'
import type { BoxWork } from './use-box-work.ts'

const t = textsOf('adminRules')

type BoxVersionsProps = { box: PromptBox; opened: boolean; work: BoxWork; onClose: () => void }

/** What a box said before: each version is compared with what it says now, and restored. */
export function BoxVersions({ box, opened, work, onClose }: BoxVersionsProps) {
  return (
    <Modal opened={opened} onClose={onClose} size={880} title={t('versions.title', { box: box.title })}>
      {opened && <Versions box={box} work={work} onClose={onClose} />}
    </Modal>
  )
}

function Versions({ box, work, onClose }: Omit<BoxVersionsProps, 'opened'>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'box-versions', box.id, box.updated_at],
    queryFn: ({ pageParam, signal }) =>
      call(promptBoxesApi.versions, { id: box.id, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
  const { isAdmin } = useSession()
  const [compared, setCompared] = useState<string | null>(null)
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Stack gap="md">
      {error && (
        <StateLine
          state="failed"
          text={t('versions.failed')}
          action={{ label: t('again'), onClick: () => refetch() }}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={t('versions.loading')}>
          <Skeleton height={160} />
        </div>
      )}
      {work.edited && <StateLine state="info" text={t('versions.unsaved')} />}
      <ul className={classes.versions}>
        {versions.map((version) => (
          <Version
            key={version.id}
            version={version}
            live={box.prompt_text}
            opened={compared === version.id}
            onToggle={() => setCompared(compared === version.id ? null : version.id)}
            restoring={work.applying}
            onRestore={
              work.edited || work.busy || !isAdmin
                ? undefined
                : () => work.apply(version.text, box.updated_at, onClose)
            }
          />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button variant="subtle" color="gray" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
            {t('versions.older')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type VersionProps = {
  version: BoxVersion
  live: string
  opened: boolean
  onToggle: () => void
  restoring: boolean
  /** Undefined while it cannot be restored. */
  onRestore: (() => void) | undefined
}

function Version({ version, live, opened, onToggle, restoring, onRestore }: VersionProps) {
  const { number, created_at, actor, change, current, text } = version
  const name = created_at === null ? t('versions.first') : t('versions.number', { number })
  return (
    <li className={classes.version}>
      <div className={classes.versionHead}>
        <div className={classes.versionWords}>
          <div className={classes.versionName}>
            {name} {current && <Badge color="accent">{t('versions.live')}</Badge>}
          </div>
          {change && <p className={classes.change}>{t('versions.change', { ...change })}</p>}
          {created_at && (
            <p className={classes.quiet} title={formatMoment(created_at)}>
              {t('versions.by', {
                name: actor ? actor.full_name || actor.email : t('versions.gone'),
                ago: formatAgo(created_at),
              })}
            </p>
          )}
        </div>
        {!current && (
          <Button
            onClick={onToggle}
            aria-expanded={opened}
            aria-label={opened ? undefined : t('versions.compareOne', { name })}
          >
            {opened ? t('versions.hide') : t('versions.compare')}
          </Button>
        )}
      </div>
      {opened && (
        <div className={classes.compared}>
          <h3 className={classes.label}>{t('versions.would')}</h3>
          <DiffView
            before={live}
            after={text}
            label={t('versions.would')}
            words={{ ...diffWords(), equal: t('versions.equal') }}
          />
          <Button variant="filled" onClick={onRestore} disabled={!onRestore || text === live}>
            {restoring ? t('versions.restoring') : t('versions.restore')}
          </Button>
        </div>
      )}
    </li>
  )
}
