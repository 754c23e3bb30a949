import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SignedInPlace } from '#shared/account.ts'
import { formatMoment } from '#web/lib/format.ts'
import { queryClient } from '#web/lib/query.ts'
import { listSessions, revokeOtherSessions, revokeSession } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { deviceName } from './device-name.ts'
import { useChange } from './use-change.ts'

const t = textsOf('account')

export const SESSIONS = ['account', 'sessions']

const refresh = () => queryClient.invalidateQueries({ queryKey: SESSIONS })

/** Where the person is signed in, with a way to end each. */
export function Sessions() {
  const { data, isPending, isError, refetch } = useQuery({ queryKey: SESSIONS, queryFn: listSessions })
  return (
    <Card title={t('sessions.title')}>
      {isPending && <Skeleton height={49} />}
      {isError && (
        <StateLine
          state="failed"
          text={t('sessions.notLoaded')}
          action={{ label: t('loadAgain'), onClick: () => void refetch() }}
        />
      )}
      {data && <Places places={data} />}
    </Card>
  )
}

function Places({ places }: { places: SignedInPlace[] }) {
  const { run, pending } = useChange(() => revokeOtherSessions().finally(refresh), {
    done: { title: t('sessions.endedOthers') },
    failed: t('sessions.notEndedOthers'),
  })
  return (
    <>
      <ul className={classes.list}>
        {places.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
      {places.some((place) => !place.current) && (
        <Button className={classes.start} loading={pending} onClick={() => run()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

const when = (moment: ReactNode) => <span className="num">{moment}</span>

function Place({ place }: { place: SignedInPlace }) {
  const device = deviceName(place.userAgent)
  const moment = formatMoment(place.createdAt)
  const { run, pending } = useChange(() => revokeSession(place.id).finally(refresh), {
    done: { title: t('sessions.ended'), text: device },
    failed: t('sessions.notEnded'),
  })
  return (
    <li className={classes.place}>
      <div>
        <div className={classes.device}>{device}</div>
        <div className={classes.when}>
          {place.address
            ? t.rich('sessions.sinceFrom', { moment, when, address: place.address })
            : t.rich('sessions.since', { moment, when })}
        </div>
      </div>
      {place.current ? (
        <Badge color="accent">{t('sessions.here')}</Badge>
      ) : (
        <Button loading={pending} onClick={() => run()} aria-label={t('sessions.endOf', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
