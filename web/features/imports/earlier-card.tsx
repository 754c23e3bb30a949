import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type EarlierImport, importsApi } from '#shared/imports.ts'
import { call } from '#web/lib/api.ts'
import { formatDay, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { importsKey, useUndoImport } from '#web/lib/undo-import.tsx'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './import-page.module.css'

const t = textsOf('imports')

/** What was imported before, each with its undo; nothing while there is none. */
export function EarlierCard({ ventureId }: { ventureId: string }) {
  const { data } = useQuery({
    queryKey: importsKey(ventureId),
    queryFn: ({ signal }) => call(importsApi.list, { id: ventureId }, { signal }),
    staleTime: 0,
  })
  const { pending, undo, dialog } = useUndoImport(ventureId, (_, count) =>
    toast({ title: t('undo.done', { count }), tone: 'ok' }),
  )
  if (!data || data.imports.length === 0) return null
  return (
    <Panel title={t('earlier.title')} description={t('earlier.description')} flush>
      <ul className={classes.earlier}>
        {data.imports.map((each) => (
          <li key={each.id}>
            <span className={classes.file}>{each.name}</span>
            <span className={classes.when}>{whenWords(each)}</span>
            <span className={classes.added}>{addedWords(each)}</span>
            {each.undone_at === null ? (
              <Button
                size="compact-sm"
                leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />}
                disabled={pending !== null}
                onClick={() => undo(each.id)}
              >
                {t(pending === each.id ? 'earlier.undoing' : 'earlier.undo')}
              </Button>
            ) : (
              <span className={classes.undone}>
                {t('earlier.undone', { day: formatDay(each.undone_at) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </Panel>
  )
}

function whenWords({ taken_at, by }: EarlierImport): string {
  const when = taken_at === null ? '' : formatMoment(taken_at)
  return by === null ? t('earlier.on', { when }) : t('earlier.by', { when, name: by })
}

function addedWords({ kind, type, taken }: EarlierImport): string {
  return kind === 'table'
    ? t(`earlier.added.${type}`, { count: taken })
    : t('earlier.addedAny', { count: taken })
}
