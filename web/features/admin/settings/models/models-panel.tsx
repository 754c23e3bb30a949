import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { SearchField, useSearchText } from '../../shared/search-field.tsx'
import { Fold } from '../fold.tsx'
import { BackDialog } from './back-dialog.tsx'
import { ModelDialog, type Opened } from './model-dialog.tsx'
import classes from './models.module.css'
import { ModelsTable } from './models-table.tsx'
import { useModels } from './use-models.ts'

/** What the product knows of models, and where operators correct it. Every change is saved at once. */
export function ModelsPanel() {
  const { data, error, refetch } = useModels()
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
    <Fold title="Models" state={data ? stateOf(models) : 'Prices, context and last days'}>
      <div className={classes.tools}>
        <p className={classes.hint}>
          How each model is asked, what it costs and until when it is there. Changes are saved at once and
          count from the next reply on.
        </p>
        <SearchField
          {...search}
          aria-label="Find a model"
          placeholder="Find a model"
          className={classes.search}
        />
        <Button onClick={() => setOpened({ model: null })} disabled={!data}>
          Add a model
        </Button>
      </div>
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text="The models could not be loaded."
            action={{ label: 'Try again', onClick: () => refetch() }}
          />
        </div>
      )}
      {!data && !error && (
        <div className={classes.inset} role="status" aria-label="Loading models">
          <Skeleton height={200} />
        </div>
      )}
      {data && found.length === 0 && <p className={classes.empty}>No model is called that.</p>}
      {found.length > 0 && (
        <ModelsTable models={found} onEdit={(model) => setOpened({ model })} onBack={setLeaving} />
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
  return [`${models.length} models`, changed && `${changed} changed here`, added && `${added} added here`]
    .filter(Boolean)
    .join(', ')
}
