import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { isVisible } from '#shared/visible.ts'
import { textsOf } from './texts.ts'

const t = textsOf('app')

/** What is wrong with a value, in words to show under its field; null when nothing is. */
type Problem = string | null

export function emailProblem(value: string): Problem {
  const email = value.trim()
  if (!email) return t('field.emailMissing')
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : t('field.emailWrong')
}

/** For a password that is being chosen. */
export function newPasswordProblem(value: string): Problem {
  if (!value) return t('field.newPasswordMissing')
  if (value.length < PASSWORD_MIN_LENGTH) return t('field.tooShort', { min: PASSWORD_MIN_LENGTH })
  if (value.length > PASSWORD_MAX_LENGTH) return t('field.tooLong', { max: PASSWORD_MAX_LENGTH })
  return isVisible(value) ? null : t('field.passwordInvisible')
}

/** For a password that exists; only the server can tell whether it is right. */
export function passwordProblem(value: string): Problem {
  return value ? null : t('field.passwordMissing')
}

export function nameProblem(value: string): Problem {
  const name = value.trim()
  if (!isVisible(name)) return t('field.nameMissing')
  return name.length > NAME_MAX_LENGTH ? t('field.tooLong', { max: NAME_MAX_LENGTH }) : null
}
