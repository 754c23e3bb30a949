import { expect, test } from 'vitest'
import type { Candidate } from '#shared/roadmap.ts'
import { withoutTerms } from './terms.ts'

const TEXT =
  'Kappa Rail signed a letter for 30 axles at 700 euros, if the brake trial ends well. We held 4 interviews.'
const letter = (more: Partial<Candidate>): Candidate => ({
  type: 'loi',
  op: 'add',
  count: 1,
  status: 'confirmed',
  reason: 'stated',
  rule: 'model',
  quote: 'Kappa Rail signed a letter for 30 axles at 700 euros, if the brake trial ends well',
  ...more,
})
const words = (text: string) => text.replace(/ +/g, ' ')

test('the terms of an agreement are blanked where they stand', () => {
  const terms = { volume: '30 axles', price: '700 euros', condition: 'if the brake trial ends well' }
  const read = withoutTerms(TEXT, [letter(terms)])
  expect(words(read)).toBe('Kappa Rail signed a letter for at , . We held 4 interviews.')
  expect(read).toHaveLength(TEXT.length)
})

test('a term is not looked for outside the quote of its own record', () => {
  expect(withoutTerms(TEXT, [letter({ volume: '4 interviews' })])).toBe(TEXT)
})

test('nothing is blanked for a record that only asks, nor where the terms are nearly all of the quote', () => {
  expect(withoutTerms(TEXT, [letter({ volume: '30 axles', status: 'needs_confirmation' })])).toBe(TEXT)
  expect(withoutTerms(TEXT, [letter({ condition: letter({}).quote })])).toBe(TEXT)
})
