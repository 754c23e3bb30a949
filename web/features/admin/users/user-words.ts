import type { Role } from '#shared/account.ts'
import type { AdminUser } from '#shared/admin/users.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminPeople')

/** What the role becomes when it is toggled (product.md section 4). */
export function otherRole(role: Role): Role {
  return role === 'admin' ? 'user' : 'admin'
}

/** How a person is called in a sentence. */
export function callOf({ full_name, email }: Pick<AdminUser, 'full_name' | 'email'>): string {
  return full_name.trim() ? `${full_name} (${email})` : email
}

/** Why a role could not be changed (product.md section 8). */
export function roleFailure(error: unknown): string {
  const text = error instanceof NoSession ? error.message : errorText(error, t('changeRole.failed'))
  if (/last admin/i.test(text)) return t('changeRole.lastAdmin')
  if (/demote yourself/i.test(text)) return t('changeRole.yourself')
  return text
}

/** A change was asked for after the session had gone. */
export class NoSession extends Error {
  constructor() {
    super(t('noSession'))
    this.name = 'NoSession'
  }
}
