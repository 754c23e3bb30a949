import { describe, expect, test } from 'vitest'
import { readYaml } from './read-yaml.ts'

const TEXT = `# A file
title: Pilots
plain: 2026-06-12
text: >-
  Two lines
  of one text.
list:
  - one
  - name: "two"
    deep: [a, { b: c }]
nothing:
`

describe('reading YAML', () => {
  test('keeps days as texts, folds blocks and reads what is empty as null', () => {
    expect(readYaml(TEXT, 'a.yaml').value).toEqual({
      title: 'Pilots',
      plain: '2026-06-12',
      text: 'Two lines of one text.',
      list: ['one', { name: 'two', deep: ['a', { b: 'c' }] }],
      nothing: null,
    })
    expect(readYaml('# Only a comment\n', 'a.yaml').value).toBeNull()
  })

  test.each([
    [[], 2],
    [['title'], 2],
    [['text'], 4],
    [['list'], 8],
    [['list', 0], 8],
    [['list', 1, 'name'], 9],
    [['list', 1, 'deep', 1, 'b'], 10],
    [['list', 1, 'missing', 3], 9],
    [['missing'], 2],
  ])('names the line of %j, or of the nearest thing around it', (path, line) => {
    expect(readYaml(TEXT, 'a.yaml').lineOf(path)).toBe(line)
  })

  test.each([
    ['a key that is there twice', 'a: 1\na: 2\n', /^a\.yaml:2 duplicated mapping key$/],
    ['a bracket that stays open', 'a: 1\nb: [', /^a\.yaml:2 unexpected end of the stream/],
    ['a name that nothing has', 'a: 1\nb: *c\n', /^a\.yaml:2 unidentified alias "c"$/],
    ['a second document', 'a: 1\n---\nb: 2\n', /^a\.yaml:1 holds more than one document$/],
  ])('says in one sentence where there is %s', (_, text, told) => {
    expect(() => readYaml(text, 'a.yaml')).toThrow(told)
  })
})
