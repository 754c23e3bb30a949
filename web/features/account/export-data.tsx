import { Button } from '@mantine/core'
import { accountApi } from '#shared/account.ts'
import { call } from '#web/lib/api.ts'
import { site } from '#web/lib/site.ts'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

/** Downloads everything the product holds about the person. */
export function ExportData() {
  const { run, pending, failure } = useChange(downloadExport, {
    done: { title: 'Export ready', text: 'The file is in your downloads.' },
    failed: 'Export failed',
  })
  return (
    <Card title="Your data">
      <p className={classes.text}>
        Everything held about you in one JSON file: your profile, sign-ins, conversations with all messages,
        and which models answered.
      </p>
      {failure && <StateLine state="failed" text={failure} />}
      <Button
        className={classes.start}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        loading={pending}
        onClick={() => run()}
      >
        Export your data
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
