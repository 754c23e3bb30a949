import { Button } from '@mantine/core'
import { accountApi } from '#shared/account.ts'
import { call } from '#web/lib/api.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

const t = textsOf('account')

/** Downloads everything the product holds about the person. */
export function ExportData() {
  const { run, pending, failure } = useChange(downloadExport, {
    done: { title: t('export.done.title'), text: t('export.done.text') },
    failed: t('export.refused'),
  })
  return (
    <Card title={t('export.title')}>
      <p className={classes.text}>{t('export.text')}</p>
      {failure && <StateLine state="failed" text={failure} />}
      <Button
        className={classes.start}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={pending}
        onClick={() => run()}
      >
        {t('export.submit')}
      </Button>
    </Card>
  )
}

async function downloadExport(): Promise<void> {
  const held = await call(accountApi.export, {})
  const file = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  const product = site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  link.download = `${product}-export-${held.exported_at.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
