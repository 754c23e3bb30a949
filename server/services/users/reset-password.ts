import { mailText } from '#server/auth/mail-texts.ts'
import { RESET_MINUTES } from '#server/auth/reset-token.ts'
import { findLanguage } from '#server/db/account.ts'
import { insertAudit } from '#server/db/audit.ts'
import { findUser } from '#server/db/users.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'
import { changeSomeone } from './change-someone.ts'

type MakeLink = (person: { id: string; now: Date }) => Promise<string>

/**
 * Sends somebody a link for a new password. Where no mail is configured the admin is given the link, once, to pass on;
 * the log says which of both.
 */
export async function resetPassword(
  ctx: Ctx,
  makeLink: MakeLink,
  { id }: { id: string },
): Promise<{ mailed: boolean; link: string | null; minutes: number }> {
  const { mailer } = ctx
  const { email, lang } = await changeSomeone(ctx, id, async (db, person, actorId) => {
    const user = await findUser(db, id)
    if (!user) throw new AppError('not_found', 'This user does not exist.')
    if (person.suspendedAt)
      throw new AppError('bad_request', 'This account is suspended. Reactivate it first.')
    const action = mailer.configured ? 'password_reset_sent' : 'password_reset_link_shown'
    await insertAudit(db, { actorId, action, target: `user:${id}` })
    return { email: user.email, lang: (await findLanguage(db, id)) ?? 'en' }
  })
  const link = await makeLink({ id, now: ctx.now() })
  if (!mailer.configured) return { mailed: false, link, minutes: RESET_MINUTES }
  const values = { product: ctx.site.current().name, minutes: RESET_MINUTES }
  await mailer.send({ to: email, ...mailText(lang, 'reset_password', values), link })
  return { mailed: true, link: null, minutes: RESET_MINUTES }
}
