import { Button } from '@mantine/core'
import type { KnowledgeBatch, KnowledgeVersion } from '#shared/admin/knowledge-history.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatAgo } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import list from '../shared/list.module.css'
import { ListPanel } from '../shared/list-panel.tsx'
import classes from './history.module.css'
import { UndoDialog } from './undo-dialog.tsx'
import { useBatches, useDeletions, useRestoreVersion, whenOf } from './use-history.ts'
import { useUndo } from './use-undo.ts'

const t = textsOf('adminKnowledge')

/** What can be taken back: imports and bulk changes as a whole, and deleted entries one by one. */
export function Changes() {
  return (
    <>
      <Batches />
      <Deletions />
    </>
  )
}

function Batches() {
  const { isAdmin } = useSession()
  const undo = useUndo()
  return (
    <ListPanel
      title={t('batches.title')}
      description={t('batches.description')}
      query={useBatches()}
      loading={t('batches.loading')}
      failed={t('batches.failed')}
    >
      {({ batches }) => (
        <>
          {undo.failure && !undo.asked && (
            <div className={list.inset}>
              <StateLine state="failed" text={undo.failure} />
            </div>
          )}
          {batches.length === 0 && <p className={list.empty}>{t('batches.empty')}</p>}
          <ul className={classes.list}>
            {batches.map((batch) => (
              <li key={batch.id} className={`${classes.row} ${classes.inset}`}>
                <div className={classes.words}>
                  <p className={classes.name}>{nameOf(batch)}</p>
                  <p className={classes.note}>
                    {countsOf(batch)}. {whenOf(batch)}
                  </p>
                </div>
                {batch.undone_at && (
                  <span className={classes.note}>
                    {t('batches.undone', { when: formatAgo(batch.undone_at) })}
                  </span>
                )}
                {!batch.undone_at && isAdmin && (
                  <Button
                    onClick={() => undo.undo(batch)}
                    loading={undo.pendingId === batch.id}
                    aria-label={t('batches.undoOf', { what: nameOf(batch) })}
                  >
                    {t('batches.undo')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <UndoDialog undo={undo} />
        </>
      )}
    </ListPanel>
  )
}

const nameOf = ({ kind, subject }: KnowledgeBatch) => t(`batches.kind.${kind}`, { subject })

function countsOf({ created, updated, deleted }: KnowledgeBatch): string {
  const parts = [
    created > 0 && t('batches.created', { n: created }),
    updated > 0 && t('batches.updated', { n: updated }),
    deleted > 0 && t('batches.deleted', { n: deleted }),
  ]
  return parts.filter(Boolean).join(', ')
}

function Deletions() {
  const { isAdmin } = useSession()
  const query = useDeletions()
  const restore = useRestoreVersion()
  const bring = ({ id, title }: KnowledgeVersion) =>
    restore.mutate(
      { id, expected: null },
      {
        onSuccess: () =>
          toast({ title: t('history.restored'), text: t('deleted.restored', { title }), tone: 'ok' }),
      },
    )
  return (
    <ListPanel
      title={t('deleted.title')}
      description={t('deleted.description')}
      query={query}
      loading={t('history.loading')}
      failed={t('history.failed')}
    >
      {({ pages }) => (
        <>
          {restore.error && (
            <div className={list.inset}>
              <StateLine state="failed" text={errorText(restore.error, t('deleted.failed'))} />
            </div>
          )}
          {pages[0]?.versions.length === 0 && <p className={list.empty}>{t('deleted.empty')}</p>}
          <ul className={classes.list}>
            {pages
              .flatMap(({ versions }) => versions)
              .map((version) => (
                <li key={version.id} className={`${classes.row} ${classes.inset}`}>
                  <div className={classes.words}>
                    <p className={classes.name}>{version.title}</p>
                    <p className={classes.note}>{whenOf(version)}</p>
                  </div>
                  {isAdmin && (
                    <Button
                      onClick={() => bring(version)}
                      loading={restore.isPending && restore.variables.id === version.id}
                      aria-label={t('deleted.restoreOf', { title: version.title })}
                    >
                      {t('deleted.restore')}
                    </Button>
                  )}
                </li>
              ))}
          </ul>
          {query.hasNextPage && (
            <div className={list.inset}>
              <Button variant="subtle" color="gray" onClick={() => query.fetchNextPage()}>
                {t('history.older')}
              </Button>
            </div>
          )}
        </>
      )}
    </ListPanel>
  )
}
