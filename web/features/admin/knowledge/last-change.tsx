import type { KnowledgeBatch } from '#shared/admin/knowledge-history.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useUndo } from './use-undo.ts'

const t = textsOf('adminKnowledge')

/** What was done last to many entries, and the titles of those it left because they had no room. */
export interface LastChange {
  readonly batch: KnowledgeBatch
  readonly full: readonly string[]
}

interface LastChangeLineProps {
  readonly change: LastChange
  readonly onGone: () => void
}

/** Says what was done last and offers to undo it, until the next act. */
export function LastChangeLine({ change: { batch, full }, onGone }: LastChangeLineProps) {
  const undo = useUndo(onGone)
  const left = full.length > 0 ? ` ${t('last.full', { titles: full.join(', ') })}` : ''
  return (
    <>
      <StateLine
        state="info"
        text={textOf(batch) + left}
        action={{
          label: batch.kind === 'import' ? t('last.undoImport') : t('last.undo'),
          onClick: () => undo.undo(batch),
          disabled: undo.pending,
        }}
        also={{ label: t('last.dismiss'), onClick: onGone }}
      />
      {undo.failure && !undo.asked && <StateLine state="failed" text={undo.failure} />}
      <UndoDialog undo={undo} />
    </>
  )
}

function textOf({ kind, subject, created, updated, deleted }: KnowledgeBatch): string {
  if (kind === 'import' || kind === 'notion')
    return created === 0
      ? t('last.updatedOnly', { n: updated, subject })
      : t('last.import', { created, updated, subject })
  if (kind === 'delete') return t('last.delete', { n: deleted })
  return t(`last.${kind}`, { n: updated, subject })
}
