import { describe, expect, test } from 'vitest'
import { emailProblem, nameProblem, newPasswordProblem, passwordProblem } from './field-rules.ts'
import { loadTexts } from './texts.ts'

await loadTexts(['app'], 'en')

describe('fields of an account', () => {
  test.each(['mara@halidelabs.eu', ' mara@halidelabs.eu ', 'm+gtm@sub.example.co'])(
    'accept the email %j',
    (email) => {
      expect(emailProblem(email)).toBeNull()
    },
  )

  test.each(['mara', 'mara@', '@halide.eu', 'mara@halide', 'ma ra@halide.eu'])(
    'refuse the email %j',
    (email) => {
      expect(emailProblem(email)).toBe('Enter an email like name@company.com')
    },
  )

  test('a new password has 6 to 128 characters', () => {
    expect(newPasswordProblem('12345')).toBe('Use at least 6 characters')
    expect(newPasswordProblem('123456')).toBeNull()
    expect(newPasswordProblem('x'.repeat(128))).toBeNull()
    expect(newPasswordProblem('x'.repeat(129))).toBe('Use at most 128 characters')
  })

  test('an existing password may be as short as it is', () => {
    expect(passwordProblem('123')).toBeNull()
  })

  test('spaces are no name, no email and no password', () => {
    expect(nameProblem('   ')).toBe('Enter your name')
    expect(emailProblem('   ')).toBe('Enter your email')
    expect(newPasswordProblem('      ')).toBe('Use at least one visible character')
    expect(newPasswordProblem('   a  ')).toBeNull()
    expect(nameProblem('\u200b\u202e')).toBe('Enter your name')
  })
})
