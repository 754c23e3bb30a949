import { expect, test } from 'vitest'
import { clientAddress } from './address.ts'

const SOCKET = '192.0.2.1'

test.each([
  ['20.0.0.2', '20.0.0.2'],
  ['20.0.0.2:40001', '20.0.0.2'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:20.0.0.2', '20.0.0.2'],
  ['[::ffff:20.0.0.2]:443', '20.0.0.2'],
  ['::FFFF:20.0.0.2', '20.0.0.2'],
  ['203.0.113.9:1, 20.0.0.2:2', '20.0.0.2'],
])('S34: the proxy’s %j is the address %s, whatever its port', (forwarded, address) => {
  expect(clientAddress(SOCKET, forwarded, 1)).toBe(address)
})

test.each([
  'unknown',
  '_hidden',
  '',
  '20.0.0',
  '20.0.0.2:x',
  '20.0.0.2:1:2',
  '[20.0.0.2',
  '[]:1',
  '1.2.3.4, ',
])('S34: the proxy’s %j is no address, and neither is the proxy’s own in its place', (forwarded) => {
  expect(clientAddress(SOCKET, forwarded, 1)).toBeUndefined()
})

test('S34: fewer hops than trusted proxies leave no address', () => {
  expect(clientAddress(SOCKET, '20.0.0.2', 2)).toBeUndefined()
})

test('S34: without the header, and without trusted proxies, the socket’s address counts', () => {
  expect(clientAddress('::ffff:192.0.2.1', undefined, 1)).toBe(SOCKET)
  expect(clientAddress(SOCKET, '20.0.0.2', 0)).toBe(SOCKET)
  expect(clientAddress(undefined, undefined, 1)).toBeUndefined()
})
