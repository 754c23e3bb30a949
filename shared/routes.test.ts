import { describe, expect, test } from 'vitest'
import { isKnownPath, ROUTES } from './routes.ts'

describe('paths of the web client', () => {
  test.each(Object.values(ROUTES))('knows %s', (route) => {
    expect(isKnownPath(route.replace(':id', '5b0d6f0e-7f53-4a7e-9a55-0d7b1f3f2c11'))).toBe(true)
  })

  test.each(['/privacy-policy/', '/Auth'])('is as lenient as the router with %s', (path) => {
    expect(isKnownPath(path)).toBe(true)
  })

  test.each(['/nowhere', '/c', '/c/', '/c/1/2', '/auth/elsewhere', '/accounts', '//', '/AUTHX', ''])(
    'does not know %s',
    (path) => {
      expect(isKnownPath(path)).toBe(false)
    },
  )
})
