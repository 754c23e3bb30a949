import { describe, expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const next = (value: string) => nextPath(`?next=${encodeURIComponent(value)}`, 'https://beachhead.example')

describe('where a person goes after signing in', () => {
  test.each(['/account', '/c/42?from=mail#end', '/dashboard?highlight=evidence'])(
    'honours the own path %s',
    (path) => {
      expect(next(path)).toBe(path)
    },
  )

  test('is the start when nothing is asked for', () => {
    expect(nextPath('', 'https://beachhead.example')).toBe('/')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example/',
    'https://beachhead.example/account',
    'javascript:alert(1)',
    'account',
    '\\\\evil.example',
  ])('S48: is the start instead of %j', (path) => {
    expect(next(path)).toBe('/')
  })

  test.each(['/auth', '/auth?next=/account', '/auth/reset?token=x'])(
    'is the start instead of the circle %s',
    (path) => {
      expect(next(path)).toBe('/')
    },
  )
})
