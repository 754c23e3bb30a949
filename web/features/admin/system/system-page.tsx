import { Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { textsOf } from '#web/lib/texts.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AlertsPanel } from '../alerts/alerts-panel.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { useLoadFailure } from '../shared/use-load-failure.ts'
import { AboutPanel, MailPanel, RetentionPanel, SignInPanel } from './about-panels.tsx'
import { BackupsPanel } from './backups-panel.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { MaintenancePanel } from './maintenance-panel.tsx'
import classes from './system.module.css'
import { useSystem } from './use-system.ts'

const t = textsOf('adminSystem')

/** What runs here: its state, backups, the maintenance mode, and what is kept for how long. */
export function SystemPage() {
  const { data, error, isPending, refetch } = useSystem()
  const { hash } = useLocation()
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  useLoadFailure(error, t('failed'))
  if (isDenied(error)) return <AccessDenied title={t('title')} />
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {isPending && <Skeleton height={220} radius="md" />}
      {error && (
        <StateLine
          state="failed"
          text={t('failed')}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      )}
      {data && (
        <>
          <ChecksPanel lastBackup={data.backups.lastAt} />
          <div id="backups" className={classes.place}>
            <BackupsPanel backups={data.backups} conversations={data.conversations} />
          </div>
          <div id="maintenance" className={classes.place}>
            <MaintenancePanel maintenance={data.maintenance} />
          </div>
          <AlertsPanel />
          <div className={classes.two}>
            <AboutPanel system={data} />
            <RetentionPanel system={data} />
            <div id="mail" className={classes.place}>
              <MailPanel system={data} />
            </div>
            <SignInPanel system={data} />
          </div>
        </>
      )}
    </div>
  )
}
