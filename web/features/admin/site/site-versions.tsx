import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import type { SiteState, SiteVersion } from '#shared/admin/site.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatAgo, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { diffWords } from '../shared/diff-words.ts'
import classes from './site.module.css'
import { toForm } from './site-form.ts'
import { siteText } from './site-text.ts'
import { useSaveSite, useSiteVersion, useSiteVersions } from './use-site.ts'

const t = textsOf('adminSite')

type SiteVersionsProps = {
  state: SiteState
  /** Whether the page holds changes that restoring would lose. */
  unsaved: boolean
}

/** Who saved the site's texts when: each save is compared with what is live, and restored. */
export function SiteVersions({ state, unsaved }: SiteVersionsProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSiteVersions()
  const [opened, setOpened] = useState<SiteVersion | null>(null)
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Panel title={t('versions.title')} description={t('versions.hint')}>
      {error && (
        <StateLine
          state="failed"
          text={t('versions.failed')}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      )}
      {!data && !error && <Skeleton height={96} role="status" aria-label={t('versions.loading')} />}
      <ul className={classes.versions}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} onCompare={() => setOpened(version)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" color="gray" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
          {t('versions.older')}
        </Button>
      )}
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        size={880}
        title={opened && nameOf(opened)}
      >
        {opened && (
          <Comparison version={opened} state={state} unsaved={unsaved} onClose={() => setOpened(null)} />
        )}
      </Modal>
    </Panel>
  )
}

/** "Save 7", or that it is the file. */
const nameOf = ({ number, file }: SiteVersion) =>
  number === null ? t('versions.file') : t(file ? 'versions.backToFile' : 'versions.number', { number })

function VersionRow({ version, onCompare }: { version: SiteVersion; onCompare: () => void }) {
  const { created_at, actor, changed, current } = version
  const name = nameOf(version)
  return (
    <li className={classes.version}>
      <div>
        <p className={classes.versionName}>
          {name} {current && <Badge color="accent">{t('versions.live')}</Badge>}
        </p>
        {changed.length > 0 && (
          <p className={classes.help}>
            {changed.map((field) => t('versions.changed', { field })).join(', ')}
          </p>
        )}
        {created_at && (
          <p className={classes.help} title={formatMoment(created_at)}>
            {t('versions.by', {
              name: actor ? actor.full_name || actor.email : t('versions.gone'),
              ago: formatAgo(created_at),
            })}
          </p>
        )}
      </div>
      {!current && (
        <Button onClick={onCompare} aria-label={t('versions.compareOne', { name })}>
          {t('versions.compare')}
        </Button>
      )}
    </li>
  )
}

type ComparisonProps = SiteVersionsProps & { version: SiteVersion; onClose: () => void }

function Comparison({ version, state, unsaved, onClose }: ComparisonProps) {
  const { data, error, refetch } = useSiteVersion(version.id)
  const { isAdmin } = useSession()
  const save = useSaveSite()
  const [live, then] = [siteText(toForm(state.site)), data && siteText(toForm(data.site))]
  const restore = () =>
    save.mutate(
      { site: version.file ? null : (data?.site ?? null), expectedUpdatedAt: state.siteUpdatedAt },
      { onSuccess: onClose },
    )
  return (
    <Stack gap="md">
      {error && (
        <StateLine
          state="failed"
          text={t('versions.loadFailed')}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      )}
      {!data && !error && <Skeleton height={120} role="status" aria-label={t('versions.loading')} />}
      {then !== undefined && (
        <DiffView
          before={live}
          after={then}
          label={t('versions.would')}
          words={{ ...diffWords(), equal: t('versions.same') }}
        />
      )}
      {unsaved && <StateLine state="info" text={t('versions.unsaved')} />}
      {save.error && <StateLine state="failed" text={errorText(save.error, t('notSaved'))} />}
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="filled"
          disabled={!data || !isAdmin || unsaved}
          loading={save.isPending}
          onClick={restore}
        >
          {t('versions.restore')}
        </Button>
      </Group>
    </Stack>
  )
}
