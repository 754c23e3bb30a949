import { Anchor, Button, Skeleton, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { invitationsApi, type OpenedInvitation } from '#shared/admin/invitations.ts'
import { ROUTES } from '#shared/routes.ts'
import type { VentureRole } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { invitation as kept } from '#web/lib/invitation.ts'
import { loadRole, signOut } from '#web/lib/session.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './auth-page.module.css'

const t = textsOf('auth')

/** Opened from an invitation: sign up with its address, or accept it with the account that has it. */
export function InvitationPage() {
  const { token = '' } = useParams()
  const { status, user } = useSession()
  const { data, error } = useQuery({
    queryKey: ['invitation', token, user?.id],
    queryFn: () => call(invitationsApi.read, { token }),
    enabled: status !== 'loading',
  })
  useEffect(() => {
    if (data && !data.accepted) kept.keep(token)
    if (error || data?.accepted) kept.forget()
  }, [data, error, token])
  return (
    <div className={classes.centred}>
      <Title order={1}>{data ? titleOf(data) : t('invitation.title', { name: site.name })}</Title>
      {error && <StateLine state="failed" text={errorText(error, t('invitation.failed'))} />}
      {!error && !data && <Skeleton height={46} mt="lg" />}
      {data && (
        <>
          <p className={classes.lead}>{leadOf(data)}</p>
          {status === 'in' ? <Accept token={token} invitation={data} /> : <Join token={token} />}
        </>
      )}
    </div>
  )
}

function titleOf(invitation: OpenedInvitation): string {
  if (!('venture' in invitation)) return t('invitation.title', { name: site.name })
  const name = invitation.invited_by ?? t('invitation.venture.somebody')
  return t('invitation.venture.title', { name, venture: invitation.venture.name })
}

function leadOf(invitation: OpenedInvitation): string {
  const date = formatDate(invitation.expires_at)
  return 'venture' in invitation
    ? t('invitation.venture.role', { role: invitation.role, date })
    : t(`invitation.role.${invitation.role}`, { email: invitation.email, date })
}

/** For somebody without a session. */
function Join({ token }: { token: string }) {
  const next = `${ROUTES.auth}?next=${encodeURIComponent(`/invitation/${token}`)}`
  return (
    <div className={classes.fields}>
      <Button component={Link} to={next} state={SIGN_UP_FIRST} variant="filled">
        {t('invitation.signUp')}
      </Button>
      <Button component={Link} to={next}>
        {t('invitation.signIn')}
      </Button>
    </div>
  )
}

/** Where somebody sees a venture that they belong to as that. */
const placeOf = ({ id }: { id: string }, role: VentureRole): string =>
  role === 'sponsor' ? ROUTES.cohort : `${ROUTES.dashboard}?venture=${id}`

type AcceptProps = { token: string; invitation: OpenedInvitation }

/** For somebody with one: whoever the invitation is for takes it, anybody else is told whose it is. */
function Accept({ token, invitation }: AcceptProps) {
  const { email, accepted } = invitation
  const client = useQueryClient()
  const { user } = useSession()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () => call(invitationsApi.accept, { token }),
    onSuccess: async (accepted) => {
      kept.forget()
      if ('venture' in accepted) {
        // Which venture the roadmap shows, and which there are, is another answer now.
        client.clear()
        return void navigate(placeOf(accepted.venture, accepted.venture.role))
      }
      await loadRole()
      void navigate(accepted.role === 'user' ? ROUTES.home : ROUTES.admin)
    },
  })
  if (accepted) {
    return (
      <p className={classes.after}>
        <Anchor
          component={Link}
          to={'venture' in invitation ? placeOf(invitation.venture, invitation.role) : ROUTES.home}
          inherit
        >
          {t('invitation.accepted')}
        </Anchor>
      </p>
    )
  }
  if (email !== null && user?.email.toLowerCase() !== email) {
    return (
      <div className={classes.fields}>
        <StateLine state="warning" text={t('invitation.other', { email, own: user?.email ?? '' })} />
        <Button onClick={() => void signOut()}>{t('invitation.signOut')}</Button>
      </div>
    )
  }
  return (
    <div className={classes.fields}>
      {accept.error && <StateLine state="failed" text={errorText(accept.error, t('invitation.failed'))} />}
      <Button variant="filled" loading={accept.isPending} onClick={() => accept.mutate()}>
        {t('invitation.accept')}
      </Button>
    </div>
  )
}
