import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { SearchField, useSearchText } from '../../shared/search-field.tsx'
import { Fold } from '../fold.tsx'
import { BackDialog } from './back-dialog.tsx'
import { ModelDialog, type Opened } from './model-dialog.tsx'
import classes from './models.module.css'
import { ModelsTable } from './models-table.tsx'
import { useModels } from './use-models.ts'

const t = textsOf('adminSettings')

/** What the product knows of models, and where operators correct it. Every change is saved at once. */
export function ModelsPanel() {
  const { data, error, refetch } = useModels()
  const { isAdmin } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [leaving, setLeaving] = useState<KnownModel | null>(null)
  const [wanted, setWanted] = useState('')
  const search = useSearchText('', setWanted)
  const models = data?.models ?? []
  const found = models.filter(({ entry }) =>
    [entry.id, ...entry.aliases].some((name) => name.includes(wanted.toLowerCase())),
  )
  // As it is known by now: somebody else may have changed it while the dialog was open.
  const now = leaving && (models.find(({ entry }) => entry.id === leaving.entry.id) ?? leaving)
  return (
    <Fold title={t('models.title')} state={data ? stateOf(models) : t('models.state')}>
      <div className={classes.tools}>
        <p className={classes.hint}>{t('models.hint')}</p>
        <SearchField
          {...search}
          aria-label={t('models.find')}
          placeholder={t('models.find')}
          className={classes.search}
        />
        <Button onClick={() => setOpened({ model: null })} disabled={!data || !isAdmin}>
          {t('models.add')}
        </Button>
      </div>
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text={t('models.failed')}
            action={{ label: t('models.again'), onClick: () => refetch() }}
          />
        </div>
      )}
      {!data && !error && (
        <div className={classes.inset} role="status" aria-label={t('models.loading')}>
          <Skeleton height={200} />
        </div>
      )}
      {data && found.length === 0 && <p className={classes.empty}>{t('models.none')}</p>}
      {found.length > 0 && (
        <ModelsTable
          models={found}
          readOnly={!isAdmin}
          onEdit={(model) => setOpened({ model })}
          onBack={setLeaving}
        />
      )}
      <ModelDialog
        opened={opened}
        onClose={() => setOpened(null)}
        models={models}
        families={data?.families ?? []}
      />
      <BackDialog model={now} onClose={() => setLeaving(null)} />
    </Fold>
  )
}

/** "28 models, 1 changed here, 2 added here" */
function stateOf(models: readonly KnownModel[]): string {
  const count = (source: KnownModel['source']) => models.filter((model) => model.source === source).length
  const [changed, added] = [count('changed'), count('added')]
  return [
    t('models.count', { count: models.length }),
    changed && t('models.changedCount', { count: changed }),
    added && t('models.addedCount', { count: added }),
  ]
    .filter(Boolean)
    .join(', ')
}
