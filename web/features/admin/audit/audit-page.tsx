import { Button, Menu, Skeleton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { auditApi } from '#shared/admin/audit.ts'
import { errorText } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { buildRequest } from '#web/lib/request.ts'
import { toast } from '#web/lib/toast.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../access-denied.tsx'
import pageClasses from '../admin-page.module.css'
import list from '../list.module.css'
import { useLoadFailure } from '../use-load-failure.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { type AuditFilters as Filters, useAudit, useFilters } from './use-audit.ts'

/** Who did what in the back-office, and what it was before and after. */
export function AuditPage() {
  const { filters, change } = useFilters()
  const {
    data,
    error,
    isPending,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useAudit(filters)
  useLoadFailure(error, 'Failed to load the audit log')
  if (isDenied(error)) return <AccessDenied title="Audit log" />
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <div className={pageClasses.page}>
      <PageHeading title="Audit log" subtitle="Who did what, when, and what it was before and after">
        <ExportMenu filters={filters} />
      </PageHeading>
      <AuditFilters filters={filters} actions={data?.pages[0]?.actions ?? []} onChange={change} />
      <Panel title="Entries" description="Newest first. Keys and passwords are never part of it." flush>
        {isPending && (
          <div className={list.inset} role="status" aria-label="Loading the audit log">
            <Skeleton height={200} />
          </div>
        )}
        {error && (
          <div className={list.inset}>
            <StateLine
              state="failed"
              text="Failed to load the audit log"
              action={{ label: 'Try again', onClick: () => void refetch() }}
            />
          </div>
        )}
        {data && (
          <div className={list.list} aria-busy={isPlaceholderData}>
            {entries.length === 0 ? (
              <p className={list.empty}>
                {Object.keys(filters).length > 0
                  ? 'Nothing in the log matches.'
                  : 'Nothing has happened yet.'}
              </p>
            ) : (
              <AuditTable entries={entries} />
            )}
            {hasNextPage && (
              <div className={list.pages}>
                <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Show older entries
                </Button>
              </div>
            )}
          </div>
        )}
      </Panel>
    </div>
  )
}

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
] as const

/** Downloads everything that matches the filters. */
function ExportMenu({ filters }: { filters: Filters }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'json') =>
      download(buildRequest(auditApi.export, { ...filters, format }).path, `audit-log.${format}`),
    onError: (error) =>
      toast({ title: 'Error', text: errorText(error, 'The audit log could not be exported'), tone: 'error' }),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload size={18} aria-hidden="true" />} loading={isPending}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => mutate(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
