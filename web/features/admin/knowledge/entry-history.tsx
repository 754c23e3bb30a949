import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { KnowledgeVersion } from '#shared/admin/knowledge-history.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './history.module.css'
import { causeOf, useEntryVersions, whenOf } from './use-history.ts'
import { VersionComparison } from './version-comparison.tsx'

const t = textsOf('adminKnowledge')

interface EntryHistoryProps {
  readonly id: string
  readonly onRestored: () => void
}

/** Who changed an entry and how, each version to be compared with what is stored, and restored. */
export function EntryHistory({ id, onRestored }: EntryHistoryProps) {
  const [compared, setCompared] = useState<KnowledgeVersion | null>(null)
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useEntryVersions(id)
  if (compared)
    return <VersionComparison version={compared} onBack={() => setCompared(null)} onRestored={onRestored} />
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <>
      {isPending && <Skeleton height={120} role="status" aria-label={t('history.loading')} />}
      {error && (
        <StateLine
          state="failed"
          text={t('history.failed')}
          action={{ label: t('history.again'), onClick: () => refetch() }}
        />
      )}
      <ul className={classes.list}>
        {versions.map((version) => (
          <li key={version.id} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.name}>
                {causeOf(version)} {version.current && <Badge color="accent">{t('history.live')}</Badge>}
              </p>
              <p className={classes.note}>{whenOf(version)}</p>
            </div>
            {!version.current && (
              <Button
                onClick={() => setCompared(version)}
                aria-label={t('history.compareOf', { when: formatMoment(version.created_at) })}
              >
                {t('history.compare')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" color="gray" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
          {t('history.older')}
        </Button>
      )}
    </>
  )
}
