import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconFileUpload, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { type ExportFormat, knowledgeApi } from '#shared/admin/knowledge.ts'
import { errorText } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { toast } from '#web/lib/toast.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { Filters } from './use-filters.ts'
import { queryOf } from './use-knowledge.ts'

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** Add, import, export. An export holds what the filters show. */
export function PageActions({ filters, onAdd }: { filters: Filters; onAdd: () => void }) {
  const [importing, setImporting] = useState(false)
  const filtered = Object.keys(queryOf(filters)).length > 0
  const exportAs = (format: ExportFormat) => {
    const query = new URLSearchParams({ ...queryOf(filters), format })
    download(`${knowledgeApi.export.path}?${query}`, `knowledge.${format}`).catch((error: unknown) =>
      toast({
        title: 'Export failed',
        text: errorText(error, 'The server cannot be reached. Try again in a moment.'),
        tone: 'error',
      }),
    )
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            leftSection={<IconDownload {...icon} />}
            rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          >
            {filtered ? 'Export these' : 'Export'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => exportAs('csv')}>As CSV, for a spreadsheet</Menu.Item>
          <Menu.Item onClick={() => exportAs('json')}>As JSON</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button leftSection={<IconFileUpload {...icon} />} onClick={() => setImporting(true)}>
        Import
      </Button>
      <Button variant="filled" leftSection={<IconPlus {...icon} />} onClick={onAdd} data-primary>
        Add Entry
      </Button>
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
    </>
  )
}
