import { Button } from '@mantine/core'
import { useState } from 'react'
import { knowledgeApi } from '#shared/admin/knowledge.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconFileUpload } from '#web/ui/icons/file-upload.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { ExportMenu } from '../shared/export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { Filters } from './use-filters.ts'
import { queryOf } from './use-knowledge.ts'

const FORMATS = [
  { format: 'csv', label: 'As CSV, for a spreadsheet' },
  { format: 'json', label: 'As JSON' },
] as const

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** Add, import, export. An export holds what the filters show. */
export function PageActions({ filters, onAdd }: { filters: Filters; onAdd: () => void }) {
  const { isAdmin } = useSession()
  const [importing, setImporting] = useState(false)
  const query = queryOf(filters)
  const filtered = Object.keys(query).length > 0
  return (
    <>
      <ExportMenu
        label={filtered ? 'Export these' : 'Export'}
        formats={FORMATS}
        pathOf={(format) => `${knowledgeApi.export.path}?${new URLSearchParams({ ...query, format })}`}
        file="knowledge"
        failed="The server cannot be reached. Try again in a moment."
      />
      {isAdmin && (
        <>
          <Button leftSection={<IconFileUpload {...icon} />} onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button variant="filled" leftSection={<IconPlus {...icon} />} onClick={onAdd} data-primary>
            Add Entry
          </Button>
        </>
      )}
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
    </>
  )
}
