import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SignedInPlace } from '#shared/account.ts'
import { formatMoment } from '#web/lib/format.ts'
import { queryClient } from '#web/lib/query.ts'
import { listSessions, revokeOtherSessions, revokeSession } from '#web/lib/session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { deviceName } from './device-name.ts'
import { useChange } from './use-change.ts'

export const SESSIONS = ['account', 'sessions']

const refresh = () => queryClient.invalidateQueries({ queryKey: SESSIONS })

/** Where the person is signed in, with a way to end each. */
export function Sessions() {
  const { data, isPending, isError, refetch } = useQuery({ queryKey: SESSIONS, queryFn: listSessions })
  return (
    <Card title="Where you are signed in">
      {isPending && <Skeleton height={49} />}
      {isError && (
        <StateLine
          state="failed"
          text="The list could not be loaded."
          action={{ label: 'Load again', onClick: () => void refetch() }}
        />
      )}
      {data && <Places places={data} />}
    </Card>
  )
}

function Places({ places }: { places: SignedInPlace[] }) {
  const { run, pending } = useChange(() => revokeOtherSessions().finally(refresh), {
    done: { title: 'Signed out everywhere else' },
    failed: 'Not signed out elsewhere',
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
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

function Place({ place }: { place: SignedInPlace }) {
  const device = deviceName(place.userAgent)
  const { run, pending } = useChange(() => revokeSession(place.id).finally(refresh), {
    done: { title: 'Signed out there', text: device },
    failed: 'Not signed out there',
  })
  return (
    <li className={classes.place}>
      <div>
        <div className={classes.device}>{device}</div>
        <div className={classes.when}>
          Since <span className="num">{formatMoment(place.createdAt)}</span>
          {place.address && ` from ${place.address}`}
        </div>
      </div>
      {place.current ? (
        <Badge color="accent">This browser</Badge>
      ) : (
        <Button loading={pending} onClick={() => run()} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
