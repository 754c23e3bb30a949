import { expect, test } from 'vitest'
import { readLedBy } from '#engine/roadmap/stored-causes.ts'
import { causeText, levelCause } from './causes.ts'

const counted = { what: 'interview', before: '0', after: '12' }
const named = { what: 'problem', before: '', after: 'Hives die' }
const gone = { what: 'proof_point', before: '94 % recovery', after: '' }
const kept = (cause: string) => ({ cause, led_by: null })

test('why a change happened is told in the language of the founder', () => {
  expect(causeText(kept('said in chat'), 'en')).toBe('You wrote it in chat')
  expect(causeText(kept('said in chat'), 'de')).toBe('Du hast es im Chat geschrieben')
  expect(causeText(kept('undone'), 'es')).toBe('Deshecho')
  expect(causeText(kept('edited'), 'fr')).toBe('Tu l’as modifié')
})

test('what led to a level is kept as data, each change once', () => {
  expect(levelCause([counted, named, named, gone]).led_by).toEqual([
    { what: 'interview', from: 0, to: 12 },
    { what: 'problem', removed: false },
    { what: 'proof_point', removed: true },
  ])
})

test('a field whose values are numbers is no counter', () => {
  expect(levelCause([{ what: 'application', before: '3', after: '12' }]).led_by).toEqual([
    { what: 'application', removed: false },
  ])
})

test('what led to a level is told by its counters and the names of its fields', () => {
  const cause = levelCause([counted, named, named, gone])
  expect(causeText(cause, 'en')).toBe('interviews from 0 to 12, problem, proof point removed')
  expect(causeText(cause, 'de')).toBe('Interviews von 0 auf 12, Problem, Beleg entfernt')
  expect(causeText(levelCause([{ what: 'loi', before: '1', after: '3' }]), 'en')).toBe('LOIs from 1 to 3')
})

test('the words in which an earlier release kept what led to a level are read as the data they were', () => {
  expect(readLedBy('interview 0 to 12; problem; proof_point taken off')).toEqual(
    levelCause([counted, named, gone]).led_by,
  )
  expect(causeText(kept('interview 0 to 12; problem'), 'fr')).toBe(
    causeText(levelCause([counted, named]), 'fr'),
  )
})

test('a cause written down by an earlier release is shown as it stands', () => {
  expect(causeText(kept('You wrote it, and then some: more.'), 'de')).toBe(
    'You wrote it, and then some: more.',
  )
})
