import { Button, Modal, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardApi, type ShareLink } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { LinkField } from '#web/ui/link-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './share-dialog.module.css'

const t = textsOf('roadmap')

/** How long a link can last, in days. */
const DAYS = [7, 30, 90]

/** A read-only link for a mentor or an investor: off until made, ended at any time. */
export function ShareDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { own } = useRoadmap()
  const client = useQueryClient()
  const [days, setDays] = useState('30')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const link = own?.dashboard.share ?? null
  const settle = async (act: () => Promise<ShareLink | null>) => {
    setBusy(true)
    setFailure('')
    try {
      const share = await act()
      client.setQueryData(roadmapQuery.queryKey, (known) => known && { ...known, share })
    } catch (error) {
      setFailure(errorText(error, t('page.unreachable')))
    } finally {
      setBusy(false)
    }
  }
  const make = () => settle(() => call(dashboardApi.share, { days: Number(days) }))
  const end = () =>
    settle(async () => {
      await call(dashboardApi.unshare, {})
      return null
    })
  return (
    <Modal opened={opened} onClose={onClose} title={t('share.title')} size="30rem">
      <p className={classes.text}>
        {link ? t('share.on', { day: formatDate(link.expires_at) }) : t('share.off')}
      </p>
      {link ? (
        <LinkField
          label={t('share.link')}
          url={link.url}
          words={{
            copy: t('share.copy'),
            copied: t('share.copied'),
            isCopied: t('share.linkCopied'),
            notCopied: t('share.notCopied'),
          }}
        />
      ) : (
        <NativeSelect
          label={t('share.ends')}
          data={DAYS.map((each) => ({ value: String(each), label: t('share.days', { days: each }) }))}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      )}
      {failure && <StateLine state="failed" text={failure} />}
      <div className={classes.actions}>
        {!link && (
          <Button variant="filled" loading={busy} onClick={() => void make()}>
            {t('share.create')}
          </Button>
        )}
        {link && (
          <Button
            className={classes.end}
            color="danger"
            variant="subtle"
            loading={busy}
            onClick={() => void end()}
          >
            {t('share.stop')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
