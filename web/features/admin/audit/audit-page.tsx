import { Button } from '@mantine/core'
import { type AuditEntry, auditApi } from '#shared/admin/audit.ts'
import { buildRequest } from '#web/lib/request.ts'
import { textsOf } from '#web/lib/texts.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { ExportMenu } from '../shared/export-menu.tsx'
import list from '../shared/list.module.css'
import { ListPanel } from '../shared/list-panel.tsx'
import { useLoadFailure } from '../shared/use-load-failure.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { askFor, useAudit, useFilters } from './use-audit.ts'

const t = textsOf('adminAudit')

const FORMATS = ['csv', 'json'] as const

/** Who did what in the back-office, and what it was before and after. */
export function AuditPage() {
  const { filters, change } = useFilters()
  const query = useAudit(filters)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useLoadFailure(error, t('failed'))
  if (isDenied(error)) return <AccessDenied title={t('title')} />
  const filtered = Object.keys(filters).length > 0
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')}>
        <ExportMenu
          formats={FORMATS.map((format) => ({ format, label: t(`format.${format}`) }))}
          pathOf={(format) => buildRequest(auditApi.export, { ...askFor(filters), format }).path}
          file="audit-log"
          failed={t('exportFailed')}
        />
      </PageHeading>
      <AuditFilters filters={filters} actions={data?.pages[0]?.actions ?? []} onChange={change} />
      <ListPanel
        title={t('entries')}
        description={t('about', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        query={query}
        loading={t('loading')}
        failed={t('failed')}
      >
        {({ pages }) => (
          <>
            <AuditEntries entries={pages.flatMap((page) => page.entries)} filtered={filtered} />
            {hasNextPage && (
              <div className={list.pages}>
                <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t('older')}
                </Button>
              </div>
            )}
          </>
        )}
      </ListPanel>
    </div>
  )
}

function AuditEntries({ entries, filtered }: { entries: readonly AuditEntry[]; filtered: boolean }) {
  if (entries.length > 0) return <AuditTable entries={entries} />
  return <p className={list.empty}>{filtered ? t('noMatch') : t('nothing')}</p>
}
