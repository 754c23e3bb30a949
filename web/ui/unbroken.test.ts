import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '_')

test.each([
  ['del 8 % al 2 % anual', 'del 8_% al 2_% anual'],
  ['un contrat de 30 000 €, à 400 °C', 'un contrat de 30_000_€, à 400_°C'],
  ['Quel prix ? « Le premier » : celui-ci', 'Quel prix_? «_Le premier_»_: celui-ci'],
  ['In 2026 12 interviews', 'In 2026 12 interviews'],
])('%s is not broken within a number and its sign', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
