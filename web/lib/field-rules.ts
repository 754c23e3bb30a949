import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/account.ts'
import { isVisible } from '#shared/plain-text.ts'

/** What is wrong with a value, in words to show under its field; null when nothing is. */
type Problem = string | null

export function emailProblem(value: string): Problem {
  const email = value.trim()
  if (!email) return 'Enter your email'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'Enter an email like name@company.com'
}

/** For a password that is being chosen. */
export function newPasswordProblem(value: string): Problem {
  if (!value) return 'Enter a password'
  if (value.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters`
  if (value.length > PASSWORD_MAX_LENGTH) return `Use at most ${PASSWORD_MAX_LENGTH} characters`
  return isVisible(value) ? null : 'Use at least one visible character'
}

/** For a password that exists; only the server can tell whether it is right. */
export function passwordProblem(value: string): Problem {
  return value ? null : 'Enter your password'
}

export function nameProblem(value: string): Problem {
  const name = value.trim()
  if (!isVisible(name)) return 'Enter your name'
  return name.length > NAME_MAX_LENGTH ? `Use at most ${NAME_MAX_LENGTH} characters` : null
}
