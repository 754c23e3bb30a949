import { expect, test } from 'vitest'
import { causeText, levelCause } from './causes.ts'

const counted = { what: 'interview', before: '0', after: '12' }
const named = { what: 'problem', before: '', after: 'Hives die' }
const gone = { what: 'proof_point', before: '94 % recovery', after: '' }

test('why a change happened is told in the language of the founder', () => {
  expect(causeText('said in chat', 'en')).toBe('You wrote it in chat')
  expect(causeText('said in chat', 'de')).toBe('Du hast es im Chat geschrieben')
  expect(causeText('undone', 'es')).toBe('Deshecho')
  expect(causeText('edited', 'fr')).toBe('Tu l’as modifié')
})

test('what led to a level is told by its counters and the names of its fields, each once', () => {
  const cause = levelCause([counted, named, named, gone])
  expect(causeText(cause, 'en')).toBe('interviews from 0 to 12, problem, proof point taken off')
  expect(causeText(cause, 'de')).toBe('Interviews von 0 auf 12, Problem, Beleg entfernt')
  expect(causeText(levelCause([{ what: 'loi', before: '1', after: '3' }]), 'en')).toBe('LOIs from 1 to 3')
})

test('a cause written down by an earlier release is shown as it stands', () => {
  expect(causeText('You wrote it, and then some: more.', 'de')).toBe('You wrote it, and then some: more.')
})
