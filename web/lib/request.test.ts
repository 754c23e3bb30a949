import { describe, expect, test } from 'vitest'
import { buildRequest } from './request.ts'

describe('a call as a request', () => {
  test('a GET carries its input in the query', () => {
    const { path, init } = buildRequest({ method: 'GET', path: '/rest/v1/conversations' }, { limit: 20 })
    expect(path).toBe('/rest/v1/conversations?limit=20')
    expect(init).toEqual({ method: 'GET' })
  })

  test('a GET without input has no query', () => {
    const endpoint = { method: 'GET', path: '/rest/v1/profile' } as const
    expect(buildRequest(endpoint, {}).path).toBe('/rest/v1/profile')
    expect(buildRequest(endpoint, { search: undefined }).path).toBe('/rest/v1/profile')
  })

  test('names in the path are filled, encoded, and left out of the rest', () => {
    const endpoint = { method: 'PATCH', path: '/rest/v1/conversations/:id' } as const
    const { path, init } = buildRequest(endpoint, { id: 'a/b?c', title: 'Pilots' })
    expect(path).toBe('/rest/v1/conversations/a%2Fb%3Fc')
    expect(init.body).toBe('{"title":"Pilots"}')
    expect(init.headers).toEqual({ 'Content-Type': 'application/json' })
  })

  test('the input is left as it was', () => {
    const input = { id: '7' }
    buildRequest({ method: 'DELETE', path: '/rest/v1/conversations/:id' }, input)
    expect(input).toEqual({ id: '7' })
  })
})
