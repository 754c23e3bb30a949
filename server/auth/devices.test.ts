import { expect, test } from 'vitest'
import { createDevices } from './devices.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const owner = { userId: 'ada', password: 'a hash' }

test('S34: a device is known for 90 days, to its account, with the password it signed in with', () => {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const devices = createDevices('secret', () => new Date(now))
  const shown = devices.remember(owner)
  expect(devices.knows(owner, shown)).toBe(true)
  expect(devices.knows({ ...owner, userId: 'eve' }, shown)).toBe(false)
  expect(devices.knows({ ...owner, password: 'another hash' }, shown)).toBe(false)
  expect(devices.knows({ ...owner, password: null }, shown)).toBe(false)
  expect(createDevices('another secret', () => new Date(now)).knows(owner, shown)).toBe(false)
  now += 90 * DAY_MS - 1
  expect(devices.knows(owner, shown)).toBe(true)
  now += 1
  expect(devices.knows(owner, shown)).toBe(false)
})
