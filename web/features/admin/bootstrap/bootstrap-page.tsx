import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { bootstrapApi } from '#shared/admin/bootstrap.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import classes from './bootstrap-page.module.css'
import { PasscodeForm } from './passcode-form.tsx'

const t = textsOf('adminOverview')

/** Makes the signed-in person the first admin, by the passcode from the server's log; says so when there is one. */
export function BootstrapPage() {
  const state = useQuery({
    queryKey: ['bootstrap'],
    queryFn: ({ signal }) => call(bootstrapApi.state, {}, { signal }),
    // Who succeeds here reads that they did, not that there is an admin.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return (
    <div className={classes.root}>
      <Title order={1}>{t('bootstrap.title')}</Title>
      {state.isPending && <ScaleBar />}
      {state.data?.open === false && <AdminExists />}
      {(state.data?.open || state.isError) && <PasscodeForm />}
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.home} inherit>
          {t('bootstrap.chat')}
        </Anchor>
      </p>
    </div>
  )
}

function AdminExists() {
  const { isAdmin } = useSession()
  if (!isAdmin) return <p className={classes.lead}>{t('bootstrap.exists')}</p>
  return (
    <p className={classes.lead}>
      {t('bootstrap.yours')}{' '}
      <Anchor component={Link} to={ROUTES.admin} inherit>
        {t('bootstrap.overview')}
      </Anchor>
    </p>
  )
}
