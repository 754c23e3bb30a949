import { expect, test } from 'vitest'
import type { SettingKey } from '#shared/admin/settings.ts'
import { summaryOf } from './version-summary.ts'

const webhook = 'https://hooks.example/a-secret'

test.each<[SettingKey, unknown, string]>([
  ['budget', { limit: 20, warn_at: 80 }, '$20.00 a month, warning at 80 %'],
  ['limits', { visitors_a_day: 100 }, 'A day, visitors together: 100; each member: no limit'],
  ['limits', { member_a_day: 40 }, 'A day, visitors together: as the server was started; each member: 40'],
  ['alerts', { mail: true, webhook, codes: ['disk_full'] }, 'By mail and webhook, about 1 of 6 kinds'],
  ['alerts', { mail: false, webhook: null, codes: [] }, 'By nothing, about 0 of 6 kinds'],
  ['alerts', { webhook }, 'Changed'],
  ['budget', null, 'Back to the default'],
])('a saved value of %s is told in words, without what is secret', (key, value, told) => {
  expect(summaryOf(key, value, undefined)).toBe(told)
})
