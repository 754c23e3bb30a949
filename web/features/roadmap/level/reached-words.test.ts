import { expect, test } from 'vitest'
import type { Dashboard } from '#shared/dashboard.ts'
import { changeLanguage, loadTexts } from '#web/lib/texts.ts'
import { reachedWords } from './reached-words.ts'

await loadTexts(['roadmap', 'app'], 'en')

type Reached = NonNullable<Dashboard['reached']>
const reached = (led_by: Reached['led_by'], down = false): Reached => ({
  at: `${new Date().getFullYear()}-11-22T10:00:00.000Z`,
  cause: '',
  led_by,
  down,
})
const report = {
  level: 3,
  current: ['interviews', 'persona_motivation'].map((id) => ({
    id,
    level: 3,
    met: true,
    value: 1,
    target: 1,
    waiting: 0,
  })),
  next: [],
  missing: [],
  locked: null,
}

test('The sentence about a level says since when the venture is at its level, and what its founder said', () => {
  const led = [{ what: 'persona_motivation', removed: false }]
  expect(reachedWords(reached(led), report, true)).toBe(
    'Level 3 since 22 November, when you said what moves your buyer.',
  )
  expect(reachedWords(reached(led), report, false)).toBe(
    'Level 3 since 22 November, when it was said what moves the buyer.',
  )
})

test('The sentence about a level names what the gate asked for before what changed at the same time', () => {
  const led = [
    { what: 'interview', from: 0, to: 12 },
    { what: 'technology', removed: false },
    { what: 'problem', removed: false },
  ]
  expect(reachedWords(reached(led), report, true)).toBe(
    'Level 3 since 22 November, when you told of your interviews.',
  )
})

test('The sentence about a level tells a loss by what went, and an unknown cause by the day alone', () => {
  const led = [
    { what: 'value_proposition', removed: true },
    { what: 'loi', from: 2, to: 1 },
  ]
  expect(reachedWords(reached(led, true), report, true)).toBe(
    'Back to level 3 since 22 November: “Value proposition” was removed and LOIs fell from 2 to 1.',
  )
  expect(reachedWords(reached([]), report, true)).toBe('Level 3 since 22 November.')
})

test('The sentence about a level is a sentence in German too', async () => {
  await changeLanguage('de')
  const led = [{ what: 'persona_role', removed: false }]
  expect(reachedWords(reached(led), report, true)).toBe(
    'Stufe 3 seit dem 22. November: du hast gesagt, wer unterschreibt.',
  )
})
