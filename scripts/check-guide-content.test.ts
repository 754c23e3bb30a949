import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentFaults, fileFaults, guideFaults } from './check-guide-content.ts'

const read = (lang: string) => readFileSync(`content/guide/${lang}.yaml`, 'utf8')
const english = { file: 'en.yaml', text: read('en') }
const german = (right: string, wrong: string) => {
  const text = read('de')
  expect(text).toContain(right)
  return { file: 'de.yaml', text: text.replace(right, wrong) }
}
const lineOf = (text: string) =>
  read('de')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

describe('the check of what guide mode says', () => {
  test('finds nothing wrong with the shipped files', () => {
    expect(guideFaults([english, german('', '')])).toEqual([])
  })

  test('names the file, the line and the key of a text that is missing', () => {
    const [fault, ...others] = guideFaults([english, german('  understood: Verstanden.\n', '')])
    expect(fault).toMatch(/^de\.yaml:\d+ say\.understood: is missing$/)
    expect(others).toEqual([])
  })

  test('names a group of texts that is missing', () => {
    const renamed = german('questions:\n  date:', 'quests:\n  date:')
    expect(guideFaults([english, renamed])).toEqual([
      expect.stringMatching(/^de\.yaml:\d+ questions: is missing$/),
      expect.stringMatching(/^de\.yaml:\d+ quests: there is no such key$/),
    ])
  })

  test.each([
    ['a key that it does not know', 'understood: V', 'understod: V', 'say.understod: there is no such key'],
    ['an empty text', 'understood: Verstanden.', "understood: ' '", 'say.understood: is empty'],
    ['a text that is none', 'understood: Verstanden.', 'understood: [ja]', 'say.understood: Invalid input'],
    [
      'another slot than English has',
      'Festgehalten: {facts}',
      'Festgehalten: {fakten}',
      'say.recorded: has the slots {fakten}, and en.yaml has {facts}',
    ],
  ])('names the line of %s', (_, right, wrong, told) => {
    const faults = guideFaults([english, german(right, wrong)])
    expect(faults).toContainEqual(expect.stringContaining(`de.yaml:${lineOf(right)} ${told}`))
  })

  test('names the line of what is not YAML, and still reads the other languages', () => {
    const broken = { file: 'fr.yaml', text: 'say: [' }
    const faults = guideFaults([english, broken, german('understood: Verstanden.', "understood: ''")])
    expect(faults).toEqual([
      expect.stringMatching(/^fr\.yaml:1 /),
      expect.stringContaining('say.understood: is empty'),
    ])
  })
})

describe('the check of the documents', () => {
  test('names a form with another slot than the first language has', () => {
    const forms = [
      { file: 'loi.en.md', text: 'We have {problem}. {role}' },
      { file: 'loi.de.md', text: '{role}: Wir haben {problem}.' },
      { file: 'loi.es.md', text: 'Tenemos {problema}. {role}' },
    ]
    expect(documentFaults(forms)).toEqual([
      'loi.es.md:1 has the slots {problema} {role}, and loi.en.md has {problem} {role}',
    ])
  })

  test('names an empty form', () => {
    const forms = [
      { file: 'icp.en.md', text: 'For you' },
      { file: 'icp.de.md', text: '\n' },
    ]
    expect(documentFaults(forms)).toEqual(['icp.de.md:1 is empty'])
  })

  test('names files that are missing and files that nobody reads', () => {
    expect(fileFaults(['en.yaml', 'de.yaml'], ['en.yaml', 'it.yaml'])).toEqual([
      'de.yaml is missing',
      'it.yaml: nothing reads a file of this name',
    ])
  })
})
