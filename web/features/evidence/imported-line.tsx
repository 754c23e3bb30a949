import { Button } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import { type Imported, importedIn } from '#web/lib/imported.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useUndoImport } from '#web/lib/undo-import.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { useEvidence } from './evidence-context.ts'
import classes from './evidence-page.module.css'

const t = textsOf('imports')

/** What was just imported into the venture that is shown, with the undo of all of it, until the next act. */
export function ImportedLine() {
  const { data, notice } = useEvidence()
  const imported = importedIn(useLocation().state)
  const isShown = imported !== null && imported.ventureId === data.venture.id && notice === null
  return (
    <div className={classes.notice} role="status">
      {isShown && <Line imported={imported} />}
    </div>
  )
}

function Line({ imported }: { imported: Imported }) {
  const navigate = useNavigate()
  const { ventureId, importId, type, count, file, total } = imported
  const { pending, undo, dialog } = useUndoImport(ventureId, (_, undone) => {
    toast({ title: t('undo.done', { count: undone }), tone: 'ok' })
    // The line goes, and its button with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    void navigate('.', { replace: true, state: null })
  })
  return (
    <>
      <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />
      <span>{type ? t(`done.${type}`, { count, file, total }) : t('done.any', { count, file })}</span>
      <Button
        variant="transparent"
        size="compact-sm"
        px={0}
        disabled={pending !== null}
        onClick={() => undo(importId)}
      >
        {t('done.undo')}
      </Button>
      {dialog}
    </>
  )
}
