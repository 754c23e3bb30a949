import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { UserDetails } from '#shared/admin/users.ts'
import { EVIDENCE, EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { ROUTES } from '#shared/routes.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatAgo, formatCount, formatDollars, formatMoment, formatShortDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import pageClasses from '../shared/admin-page.module.css'
import { InvitationsPanel } from './invitations-panel.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { RoadmapPanel } from './roadmap-panel.tsx'
import { useEndSession, usePerson } from './use-people.ts'
import { UserConversations, UserName } from './user-parts.tsx'
import classes from './users.module.css'

const t = textsOf('adminPeople')

/** What operators need to help one person: where they stand, what they used, and where they are signed in. */
export function PersonPage() {
  const { id = '' } = useParams()
  const { isAdmin } = useSession()
  const { data, error, refetch } = usePerson(id)
  const [resetting, setResetting] = useState(false)
  return (
    <div className={pageClasses.page}>
      <Anchor component={Link} to={ROUTES.adminUsers} size="sm">
        {t('person.back')}
      </Anchor>
      {error && (
        <StateLine
          state="failed"
          text={errorText(error, t('person.failed'))}
          action={{ label: t('again'), onClick: () => void refetch() }}
        />
      )}
      {data && (
        <>
          <PageHeading title={data.user.full_name.trim() || data.user.email} subtitle={data.user.email}>
            {isAdmin && <Button onClick={() => setResetting(true)}>{t('reset.open')}</Button>}
          </PageHeading>
          <div className={classes.person}>
            <Standing {...data} />
            <Usage {...data} />
          </div>
          <Sessions {...data} />
          <InvitationsPanel email={data.user.email} />
          <RoadmapPanel id={data.user.id} />
          <ResetDialog user={data.user} opened={resetting} onClose={() => setResetting(false)} />
        </>
      )}
    </div>
  )
}

function Standing({ user, evidence }: UserDetails) {
  return (
    <Panel title={t('person.standing')}>
      <dl className={classes.facts}>
        <Fact name={t('person.account')}>
          <UserName user={user} />
        </Fact>
        <Fact name={t('person.role')}>{user.role}</Fact>
        <Fact name={t('person.created')}>{formatShortDate(user.created_at)}</Fact>
        <Fact name={t('person.active')}>
          {user.last_active_at ? formatAgo(user.last_active_at) : t('person.never')}
        </Fact>
        <Fact name={t('person.level')}>
          {user.level} {LEVEL_NAMES[user.level]}
        </Fact>
        {EVIDENCE_TYPES.map((type) => (
          <Fact key={type} name={EVIDENCE[type].label}>
            {formatCount(evidence[type] ?? 0)}
          </Fact>
        ))}
        <Fact name={t('person.conversations')}>
          <UserConversations user={user} />
        </Fact>
      </dl>
    </Panel>
  )
}

function Usage({ usage }: UserDetails) {
  return (
    <Panel title={t('person.usage')} description={t('person.usageText')}>
      <dl className={classes.facts}>
        {(['month', 'kept'] as const).map((part) => (
          <Fact key={part} name={t(`person.${part}`)}>
            {t('person.calls', {
              calls: usage[part].calls,
              tokens: formatCount(usage[part].tokens),
              cost: costOf(usage[part].cost),
            })}
            {usage[part].unpriced > 0 && ` ${t('person.unpriced', { count: usage[part].unpriced })}`}
          </Fact>
        ))}
      </dl>
    </Panel>
  )
}

/** What calls cost; what is less than a cent is not told as nothing. */
const costOf = (cost: number) => (cost > 0 && cost < 0.01 ? t('person.little') : formatDollars(cost))

function Sessions({ user, sessions }: UserDetails) {
  const { isAdmin } = useSession()
  const end = useEndSession(user.id)
  return (
    <Panel title={t('person.sessions')}>
      {sessions.length === 0 && <p className={classes.none}>{t('person.noSessions')}</p>}
      <ul className={classes.invitations}>
        {sessions.map(({ id, user_agent, created_at, last_used_at }) => (
          <li key={id} className={classes.invitation}>
            <span className={classes.typed}>{user_agent || t('person.unknownDevice')}</span>
            <span className={classes.stage}>
              {t('person.since', { date: formatMoment(created_at), used: formatAgo(last_used_at) })}
            </span>
            {isAdmin && (
              <span className={classes.acts}>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  loading={end.isPending && end.variables === id}
                  aria-label={t('person.endOf', { date: formatMoment(created_at) })}
                  onClick={() => end.mutate(id)}
                >
                  {t('person.end')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
