import { expect, test } from 'vitest'
import { maskContacts } from './mask-contacts.ts'

test.each([
  ['Write to maria.privat@basf.example.', 'Write to [e-mail address].'],
  ['Ask jürgen+lab@müller-werke.example, please', 'Ask [e-mail address], please'],
  ['Her number is +49 (0)151 2345 6789.', 'Her number is [phone number].'],
  ['Call 0043 664 1234567 or 030/1234567', 'Call [phone number] or [phone number]'],
  ['Mobile 06 12 34 56 78, office (415) 555-0132', 'Mobile [phone number], office [phone number]'],
  ['Llama al 612 345 678', 'Llama al [phone number]'],
])('“%s” is shown without whom to write to or call', (text, shown) => {
  expect(maskContacts(text)).toBe(shown)
})

test.each([
  'We did 12 interviews with 300 plant managers since 2026-11-22.',
  'They paid €1,250,000 on 05/06/2026, and 612 345 678 € in all.',
  'From 0.05 to 0.0034567 in 10-12 weeks, 1 250 000 parts a year, 24/7.',
  'Follow us @beachhead at 9 a.m. on 01.02.2026.',
])('“%s” is shown as it is', (text) => {
  expect(maskContacts(text)).toBe(text)
})

test('a long run of what may begin an address or a number stays as it is', () => {
  const run = `${'a'.repeat(20_000)} ${'0 '.repeat(3)}@`
  expect(maskContacts(run)).toBe(run)
})
