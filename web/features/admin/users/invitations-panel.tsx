import '@mantine/core/styles/Badge.layer.css'
import { Badge, Button } from '@mantine/core'
import type { Invitation } from '#shared/admin/invitations.ts'
import { formatDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useInvitations, useRevoke } from './use-people.ts'
import classes from './users.module.css'

const t = textsOf('adminPeople')

const DAY_MS = 24 * 60 * 60 * 1000

/** Who was invited and has not come yet; nothing while nobody is. */
export function InvitationsPanel({ email }: { email?: string }) {
  const { data } = useInvitations(email)
  const shown = data?.invitations.filter(({ state }) => email !== undefined || state === 'open') ?? []
  if (shown.length === 0) return null
  return (
    <Panel title={t('invitations.title')}>
      <ul className={classes.invitations}>
        {shown.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Panel>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { isAdmin } = useSession()
  const revoke = useRevoke()
  const { email, role, state, link, expires_at } = invitation
  const days = Math.max(0, Math.ceil((Date.parse(expires_at) - Date.now()) / DAY_MS))
  const copy = () =>
    void navigator.clipboard.writeText(link ?? '').then(
      () => toast({ title: t('success'), text: t('copied'), tone: 'ok' }),
      () => toast({ title: t('error'), text: t('copyFailed'), tone: 'error' }),
    )
  return (
    <li className={classes.invitation}>
      <span className={classes.typed}>{email}</span>
      <Badge color="gray">{role}</Badge>
      <span className={classes.stage}>
        {state === 'open'
          ? t('invitations.ends', { date: formatDate(expires_at), days })
          : t(`invitations.${state}`)}
      </span>
      {isAdmin && state === 'open' && (
        <span className={classes.acts}>
          {link && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={copy}>
              {t('copyLink')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={revoke.isPending}
            aria-label={t('revokeOf', { email })}
            onClick={() => revoke.mutate(invitation.id)}
          >
            {t('revoke')}
          </Button>
        </span>
      )}
    </li>
  )
}
