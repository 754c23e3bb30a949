import { expect, test } from 'vitest'
import { textDirection } from './text-direction.ts'

test('the first letter sets the direction, whatever comes before and after it', () => {
  expect(textDirection('مرحبا Beachhead')).toBe('rtl')
  expect(textDirection('14) שלום')).toBe('rtl')
  expect(textDirection('Beachhead مرحبا')).toBe('ltr')
  expect(textDirection('…14 %')).toBe('ltr')
  expect(textDirection('')).toBe('ltr')
})
