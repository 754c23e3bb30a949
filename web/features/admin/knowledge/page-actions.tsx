import { Button } from '@mantine/core'
import { useState } from 'react'
import { knowledgeApi } from '#shared/admin/knowledge.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconFileUpload } from '#web/ui/icons/file-upload.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { ExportMenu } from '../shared/export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { LastChange } from './last-change.tsx'
import type { Filters } from './use-filters.ts'
import { queryOf } from './use-knowledge.ts'

const t = textsOf('adminKnowledge')

const FORMATS = ['csv', 'json'] as const

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

interface PageActionsProps {
  readonly filters: Filters
  readonly onAdd: () => void
  readonly onImported: (change: LastChange) => void
  readonly categories: readonly string[]
}

/** Add, import, export. An export holds what the filters show. */
export function PageActions({ filters, onAdd, onImported, categories }: PageActionsProps) {
  const { isAdmin } = useSession()
  const [importing, setImporting] = useState(false)
  const query = queryOf(filters)
  const filtered = Object.keys(query).length > 0
  return (
    <>
      <ExportMenu
        label={t(filtered ? 'actions.exportThese' : 'actions.export')}
        formats={FORMATS.map((format) => ({ format, label: t(`actions.${format}`) }))}
        pathOf={(format) => `${knowledgeApi.export.path}?${new URLSearchParams({ ...query, format })}`}
        file="knowledge"
        failed={t('actions.failed')}
      />
      {isAdmin && (
        <>
          <Button leftSection={<IconFileUpload {...icon} />} onClick={() => setImporting(true)}>
            {t('actions.import')}
          </Button>
          <Button variant="filled" leftSection={<IconPlus {...icon} />} onClick={onAdd} data-primary>
            {t('actions.add')}
          </Button>
        </>
      )}
      <ImportDialog
        opened={importing}
        onClose={() => setImporting(false)}
        onImported={onImported}
        categories={categories}
      />
    </>
  )
}
