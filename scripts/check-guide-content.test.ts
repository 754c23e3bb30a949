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
    const [fault, ...others] = guideFaults([english, german('  makes: Damit hast du {what}.\n', '')])
    expect(fault).toMatch(/^de\.yaml:\d+ changed\.makes: is missing$/)
    expect(others).toEqual([])
  })

  test('names a group of texts that is missing', () => {
    const renamed = german('changed:\n  makes:', 'changes:\n  makes:')
    expect(guideFaults([english, renamed])).toEqual([
      expect.stringMatching(/^de\.yaml:\d+ changed: is missing$/),
      expect.stringMatching(/^de\.yaml:\d+ changes: there is no such key$/),
    ])
  })

  test.each([
    ['a key that it does not know', 'makes: D', 'maks: D', 'changed.maks: there is no such key'],
    ['an empty text', 'makes: Damit hast du {what}.', "makes: ' '", 'changed.makes: is empty'],
    ['a text that is none', 'makes: Damit hast du {what}.', 'makes: [ja]', 'changed.makes: Invalid input'],
    [
      'another slot than English has',
      'Damit hast du {what}.',
      'Damit hast du {was}.',
      'changed.makes: has the slots {was}, and en.yaml has {what}',
    ],
  ])('names the line of %s', (_, right, wrong, told) => {
    const faults = guideFaults([english, german(right, wrong)])
    expect(faults).toContainEqual(expect.stringContaining(`de.yaml:${lineOf(right)} ${told}`))
  })

  test('names the line of what is not YAML, and still reads the other languages', () => {
    const broken = { file: 'fr.yaml', text: 'say: [' }
    const faults = guideFaults([
      english,
      broken,
      german('technology: deine Technologie\n', "technology: ''\n"),
    ])
    expect(faults).toEqual([
      expect.stringMatching(/^fr\.yaml:1 /),
      expect.stringContaining('fields.technology: is empty'),
    ])
  })
})

const form = (fields: string, body: string) =>
  `---\ntitle: Page\nfields:\n${fields}signatures: ['{us}']\n---\n${body}\n`
const US = '  - { key: us, label: Us, example: Spanlicht, from: [addressee] }\n'
const PRICE = '  - { key: price, label: Price, example: 4 euros, narrow: true }\n'
const WHOLE = { file: 'loi.en.md', text: form(US + PRICE, '# {us}\n\nFor {price}') }

describe('the check of the documents', () => {
  test('finds nothing wrong with a form that two languages share', () => {
    expect(documentFaults([WHOLE, { ...WHOLE, file: 'loi.de.md' }])).toEqual([])
  })

  test.each([
    [
      'a slot that no field has',
      form(US + PRICE, '{us} {prise} {price}'),
      'loi.de.md:8 {prise}: no field has',
    ],
    ['a field that no slot has', form(US + PRICE, '{us}'), 'loi.de.md:5 fields.price: no slot of the text'],
    [
      'a field without a label',
      form(US.replace('label: Us, ', ''), '{us}'),
      'loi.de.md:4 fields.0.label: is missing',
    ],
    [
      'a source that nothing is read from',
      form(US.replace('addressee', 'weather'), '{us}'),
      'loi.de.md:4 fields.0.from.0',
    ],
    [
      'a key that it does not know',
      form(US.replace('example', 'sample'), '{us}'),
      'fields.0.sample: there is no such key',
    ],
    ['a field that the first language has', form(US, '{us}'), 'loi.de.md:3 fields.price: is missing'],
    [
      'another order of fields',
      form(PRICE + US, '{us} {price}'),
      'fields.price: stands in another place in loi.en.md',
    ],
    [
      'another source',
      form(US.replace('addressee', 'contact') + PRICE, '{us} {price}'),
      'loi.de.md:4 fields.us: is filled',
    ],
    ['a form without front matter', '# Page', 'loi.de.md:1 has no front matter'],
  ])('names the file, the line and the key of %s', (_, text, told) => {
    expect(documentFaults([WHOLE, { file: 'loi.de.md', text }])).toContainEqual(expect.stringContaining(told))
  })

  test('names files that are missing and files that nobody reads', () => {
    expect(fileFaults(['en.yaml', 'de.yaml'], ['en.yaml', 'it.yaml'])).toEqual([
      'de.yaml is missing',
      'it.yaml: nothing reads a file of this name',
    ])
  })
})
