import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { callOf, NoSession, otherRole, roleFailure } from './user-words.ts'

await loadTexts(['adminPeople'], 'en')

test('an admin becomes a user, anyone else an admin', () => {
  expect(otherRole('admin')).toBe('user')
  expect(otherRole('user')).toBe('admin')
})

test.each([
  ['This is the last admin; name another one first.', 'Cannot remove the last admin'],
  ['You may not demote yourself.', 'You cannot demote yourself'],
  ['This user does not exist.', 'This user does not exist.'],
])('"%s" is shown as "%s"', (message, shown) => {
  expect(roleFailure(new ApiError(409, 'conflict', message))).toBe(shown)
})

test('a failure without words says that the role was not updated', () => {
  expect(roleFailure(new ApiError(0, 'network', 'offline'))).toBe('Failed to update role')
  expect(roleFailure(new NoSession())).toBe('No active session')
})

test('a person without a name is called by their address', () => {
  expect(callOf({ full_name: ' ', email: 'a@lab.org' })).toBe('a@lab.org')
  expect(callOf({ full_name: 'Ada', email: 'a@lab.org' })).toBe('Ada (a@lab.org)')
})
