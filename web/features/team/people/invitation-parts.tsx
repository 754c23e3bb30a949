import { Badge, Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { VentureInvitation } from '#shared/ventures.ts'
import { daysSince, formatDay, formatDaysAgo } from '#web/lib/format.ts'
import { toastFailure } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconMail } from '#web/ui/icons/mail.tsx'
import { Initials } from '#web/ui/initials.tsx'
import classes from './people.module.css'
import { ACT } from './person-parts.tsx'
import { usePeopleChanges } from './use-people.ts'

const t = textsOf('team')

type InvitationProps = { invitation: VentureInvitation }

/** Whom the invitation is for: an address, or whoever has its link. */
const invited = ({ email }: VentureInvitation): string => email ?? t('people.byLink')

export function InvitedName({ invitation }: InvitationProps) {
  return (
    <span className={classes.name}>
      <Initials name="" shape="invited">
        <IconMail size={16} stroke={1.6} />
      </Initials>
      <span className={classes.nameWords}>
        <span>{invited(invitation)}</span>
        <Badge color="wait">{t('people.invited')}</Badge>
      </span>
    </span>
  )
}

/** "The link ends on 19 June, in 5 days". */
export function InvitedUntil({ invitation: { expires_at: at } }: InvitationProps) {
  return t('people.linkUntil', { day: formatDay(at), when: formatDaysAgo(daysSince(at)) })
}

export function InvitationActs({ ventureId, invitation }: InvitationProps & { ventureId: string }) {
  const { revoke } = usePeopleChanges(ventureId)
  const clipboard = useClipboard({ timeout: 2000 })
  const { url } = invitation
  const who = invited(invitation)
  return (
    <span className={classes.invitationActs}>
      {url && (
        <Button {...ACT} aria-label={t('people.copyFor', { who })} onClick={() => clipboard.copy(url)}>
          {t(clipboard.copied ? 'people.copied' : 'people.copy')}
        </Button>
      )}
      <Button
        {...ACT}
        aria-label={t('people.revokeFor', { who })}
        loading={revoke.isPending}
        onClick={() => revoke.mutate(invitation.id, { onError: toastFailure })}
      >
        {t('people.revoke')}
      </Button>
      <span className={classes.copyNote} role="status">
        {clipboard.error && url}
        {clipboard.copied && <span className={classes.unseen}>{t('link.isCopied')}</span>}
      </span>
    </span>
  )
}
