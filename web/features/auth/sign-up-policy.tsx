import { invitation } from '#web/lib/invitation.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'

const t = textsOf('auth')

/** Who may sign up here, where that is not everybody; nothing to somebody with an invitation. */
export function SignUpPolicyLine() {
  const { policy, domains } = site.signUp
  if (policy === 'open' || invitation.get()) return null
  const text =
    policy === 'domains'
      ? t('signUp.domains', { domains: domains.join(', '), email: site.feedbackEmail })
      : t('signUp.invitation', { email: site.feedbackEmail })
  return <StateLine state="info" text={text} />
}
