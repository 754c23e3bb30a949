import { expect, test } from 'vitest'
import { spoken } from './spoken.ts'

test.each([
  ['**What matters**\n\n- Agree on `one` number.', 'What matters\n\nAgree on one number.'],
  ['### Pilot page\n\n1. Call **Holcim** and __ask__.', 'Pilot page\n\n1. Call Holcim and ask.'],
  ['*No model is configured.*', 'No model is configured.'],
  [
    '[Pilot pricing](/playbook/e1)\n\nCharge.\n\n---\n\nAsk [twice].',
    'Pilot pricing\n\nCharge.\n\n\n\nAsk [twice].',
  ],
  ['2 * 3 * 4 and snake_case stay', '2 * 3 * 4 and snake_case stay'],
])('%j is read out without its markup', (markdown, text) => {
  expect(spoken(markdown)).toBe(text)
})
