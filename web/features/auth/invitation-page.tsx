import { Anchor, Button, Skeleton, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { invitationsApi } from '#shared/admin/invitations.ts'
import { ROUTES } from '#shared/routes.ts'
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
      <Title order={1}>{t('invitation.title', { name: site.name })}</Title>
      {error && <StateLine state="failed" text={errorText(error, t('invitation.failed'))} />}
      {!error && !data && <Skeleton height={46} mt="lg" />}
      {data && (
        <>
          <p className={classes.lead}>
            {t(`invitation.role.${data.role}`, { email: data.email, date: formatDate(data.expires_at) })}
          </p>
          {status === 'in' ? (
            <Accept token={token} email={data.email} accepted={data.accepted} />
          ) : (
            <Join token={token} />
          )}
        </>
      )}
    </div>
  )
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

type AcceptProps = { token: string; email: string; accepted: boolean }

/** For somebody with one: whoever the invitation is for takes it, anybody else is told whose it is. */
function Accept({ token, email, accepted }: AcceptProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: () => call(invitationsApi.accept, { token }),
    onSuccess: async ({ role }) => {
      kept.forget()
      await loadRole()
      void navigate(role === 'user' ? ROUTES.home : ROUTES.admin)
    },
  })
  if (accepted) {
    return (
      <p className={classes.after}>
        <Anchor component={Link} to={ROUTES.home} inherit>
          {t('invitation.accepted')}
        </Anchor>
      </p>
    )
  }
  if (user?.email.toLowerCase() !== email) {
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
