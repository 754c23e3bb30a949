import { Anchor, Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { membersQuery, venturesQuery } from '#web/lib/venture-queries.ts'
import classes from './account-page.module.css'

const t = textsOf('account')

/** Which ventures go along with the account, and which of them other people lose. */
export function useLostVentures() {
  const { user } = useSession()
  const { data, isError: isUnknown } = useQuery(venturesQuery)
  const owned = (data?.ventures ?? []).filter(({ role }) => role === 'owner')
  const people = useQueries({ queries: owned.map(({ id }) => membersQuery(id)) })
  const lost = owned.map((venture, at) => ({
    ...venture,
    name: ventureName(venture),
    others: (people[at]?.data?.members ?? []).filter(({ user_id }) => user_id !== user?.id),
  }))
  const shared = lost.filter(({ others }) => others.length > 0)
  // Where it is not known, it is asked all the same.
  const isDoubtful = isUnknown || people.some(({ isError }) => isError)
  return { lost, shared, needsConsent: shared.length > 0 || isDoubtful }
}

/** The same in words, with the way to hand over those that others lose. */
export function LostVentures({ lost, shared }: Omit<ReturnType<typeof useLostVentures>, 'needsConsent'>) {
  if (lost.length === 0) return null
  return (
    <div className={classes.lost}>
      <Text>
        {t('delete.ventures', { count: lost.length, names: formatList(lost.map(({ name }) => name)) })}
      </Text>
      {shared.length > 0 && (
        <ul className={classes.lostList}>
          {shared.map(({ id, name, others }) => (
            <li key={id}>
              {t('delete.loses', {
                venture: name,
                names: formatList(others.map((person) => person.name)),
                count: others.length,
              })}{' '}
              <Anchor
                component={Link}
                to={`${ROUTES.dashboard}?venture=${id}#people`}
                inherit
                aria-label={t('delete.handOverOf', { venture: name })}
              >
                {t('delete.handOver')}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
