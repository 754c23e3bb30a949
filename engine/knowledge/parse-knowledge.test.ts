import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import { describeFault } from './fault.ts'
import { parseKnowledge } from './parse-knowledge.ts'

const ENTRY = `---
title: Paid pilots
category: Pilot
keywords: [price, pilot]
relevance_tags: [L3]
order: 10
---

Charge for the pilot.

**When it applies:** On a site.

**When it does not:** In a lab.

**Figure:** A third of the price.

**Source:** Ours.

**Constructed example:** A utility paid.

**Next steps**

1. Name a price. Deliverable: a number.
`
const SUMMARY = `Lass dir den Piloten bezahlen.

- Ein Drittel des Preises.

1. Nenne einen Preis. Ergebnis: eine Zahl.
`
const ANSWERS = `- id: how-much
  says: "A third."
  steps:
    - "Name it."
    - "Send it."

- id: who-pays
  says: "The plant."
  steps:
    - "Ask."
`
const QUESTIONS =
  'entry\tpaid or free?\nentry\tmust they pay\texample\nhow-much\thow much?\nwho-pays\twho pays?\n'

const WHOLE: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`entry.${language}.md`, language === 'en' ? ENTRY : SUMMARY],
    [`answers.${language}.yaml`, ANSWERS],
    [`questions.${language}.tsv`, QUESTIONS],
  ]),
)

/** What is found wrong in an entry whose files are these in place of the whole ones; `null` takes one away. */
function faultsOf(changed: Readonly<Record<string, string | null>>): string[] {
  const faults: string[] = []
  const files = Object.entries({ ...WHOLE, ...changed }).flatMap(([name, text]) =>
    text === null ? [] : [[name, text] as const],
  )
  parseKnowledge([{ slug: 'paid', path: 'k/paid', files: new Map(files) }], (fault) =>
    faults.push(describeFault(fault)),
  )
  return faults
}

const read = (folders: Parameters<typeof parseKnowledge>[0]) =>
  parseKnowledge(folders, (fault) => {
    throw new Error(describeFault(fault))
  })
const folder = (slug: string, changed: Readonly<Record<string, string>> = {}) => ({
  slug,
  path: `k/${slug}`,
  files: new Map(Object.entries({ ...WHOLE, ...changed })),
})

describe('parseKnowledge', () => {
  it('puts an entry together from its files', () => {
    const [entry] = read([folder('paid')])
    expect(entry).toMatchObject({
      slug: 'paid',
      title: 'Paid pilots',
      keywords: ['price', 'pilot'],
      relevance_tags: ['L3'],
      summaries: { de: SUMMARY.trim() },
      phrasings: { en: ['paid or free?'], fr: ['paid or free?'] },
    })
    expect(entry?.content.startsWith('Charge for the pilot.\n\n**When it applies:**')).toBe(true)
    expect(entry?.answers.map(({ id, asks, says, steps }) => [id, asks.en, says.de, steps.es])).toEqual([
      ['how-much', ['how much?'], 'A third.', ['Name it.', 'Send it.']],
      ['who-pays', ['who pays?'], 'The plant.', ['Ask.']],
    ])
  })

  it('reads answers written in any YAML like those in double quotes', () => {
    const plain = ANSWERS.replaceAll('"', '').replace('says: A third.', 'says: >-\n    A\n    third.')
    expect(read([folder('paid', { 'answers.en.yaml': plain })])).toEqual(read([folder('paid')]))
  })

  it('matches answers of two languages by their ids and not by their places', () => {
    const [second = '', first = ''] = ANSWERS.split('\n\n').reverse()
    const turned = `${second}\n${first}\n`
    expect(read([folder('paid', { 'answers.de.yaml': turned })])).toEqual(read([folder('paid')]))
  })

  it('lists entries by their order', () => {
    const late = ENTRY.replace('order: 10', 'order: 11').replace('Paid pilots', 'Late')
    expect(read([folder('a', { 'entry.en.md': late }), folder('b')]).map(({ slug }) => slug)).toEqual([
      'b',
      'a',
    ])
  })

  it.each([
    ['a missing file', { 'answers.es.yaml': null }, 'k/paid/answers.es.yaml:1 is missing'],
    ['a file of another name', { 'notes.md': 'x' }, 'k/paid/notes.md:1 is no file of an entry'],
    ['an empty summary', { 'entry.de.md': '\n' }, 'k/paid/entry.de.md:1 is empty'],
    [
      'a summary without steps',
      { 'entry.fr.md': 'Un texte.' },
      'k/paid/entry.fr.md:1 must have points that begin with "- " and steps that begin with "1. "',
    ],
    ['no front matter', { 'entry.en.md': 'Text.' }, 'k/paid/entry.en.md:1 must begin with front matter'],
    [
      'no keywords',
      { 'entry.en.md': ENTRY.replace('[price, pilot]', '[]') },
      'k/paid/entry.en.md:4 keywords: is empty',
    ],
    [
      'a missing key of the front matter',
      { 'entry.en.md': ENTRY.replace('category: Pilot\n', '') },
      'k/paid/entry.en.md:2 category: Category is required',
    ],
    [
      'an unknown key of the front matter',
      { 'entry.en.md': ENTRY.replace('order: 10', 'order: 10\nlevel: 3') },
      'k/paid/entry.en.md:2 : Unrecognized key: "level"',
    ],
    [
      'a missing heading',
      { 'entry.en.md': ENTRY.replace('**Figure:**', '**Number:**') },
      'k/paid/entry.en.md:9 content: has no heading "**Figure:**" after the one before it',
    ],
    [
      'an answer in one language alone',
      { 'answers.fr.yaml': ANSWERS.replace('who-pays', 'who-buys') },
      'k/paid/answers.fr.yaml:7 who-buys: is not in answers.en.yaml',
    ],
    [
      'an answer that a language lacks',
      { 'answers.fr.yaml': ANSWERS.split('\n\n')[0] ?? '' },
      'k/paid/answers.fr.yaml:1 who-pays: is in answers.en.yaml and not here',
    ],
    [
      'an id that stands twice',
      { 'answers.de.yaml': `${ANSWERS}\n${ANSWERS.split('\n\n')[1]}` },
      'k/paid/answers.de.yaml:12 who-pays: stands here twice',
    ],
    [
      'steps of another number',
      { 'answers.de.yaml': ANSWERS.replace('    - "Send it."\n', '') },
      'k/paid/answers.de.yaml:1 how-much: has 1 steps, and 2 in answers.en.yaml',
    ],
    [
      'an empty text',
      { 'answers.en.yaml': ANSWERS.replace('"The plant."', '" "') },
      'k/paid/answers.en.yaml:8 1.says: is empty',
    ],
    [
      'a missing key of an answer',
      { 'answers.en.yaml': ANSWERS.replace('  says: "The plant."\n', '') },
      'k/paid/answers.en.yaml:7 1.says: must be a text',
    ],
    [
      'an answer that is called like the entry',
      { 'answers.en.yaml': ANSWERS.replace('who-pays', 'entry') },
      'k/paid/answers.en.yaml:7 entry: names the whole entry and no answer',
    ],
    [
      'what is no YAML',
      { 'answers.en.yaml': '- id: "a' },
      'k/paid/answers.en.yaml:1 unexpected end of the stream within a double quoted scalar',
    ],
    [
      'a question for an answer that there is not',
      { 'questions.en.tsv': `${QUESTIONS}who-buys\twho buys?\n` },
      'k/paid/questions.en.tsv:5 target: there is no answer "who-buys"',
    ],
    [
      'an answer that no question finds',
      { 'questions.es.tsv': QUESTIONS.replace('who pays?', 'who pays?\tnatural') },
      'k/paid/questions.es.tsv:1 target: no question finds "who-pays"',
    ],
    [
      'an empty question',
      { 'questions.en.tsv': `${QUESTIONS}entry\t \n` },
      'k/paid/questions.en.tsv:5 question: is empty',
    ],
    [
      'a question of an unknown use',
      { 'questions.en.tsv': `${QUESTIONS}entry\twhat?\tlearn\n` },
      'k/paid/questions.en.tsv:5 use: must be left out, "example" or "natural"',
    ],
  ])('names file, line and key of %s', (_, changed, fault) => {
    expect(faultsOf(changed)).toContainEqual(expect.stringContaining(fault))
  })

  it('reports nothing of an entry that is whole', () => {
    expect(faultsOf({})).toEqual([])
  })

  it('names two entries that have one title', () => {
    expect(() => read([folder('a'), folder('b')])).toThrow(
      'k/b/entry.en.md:2 title: k/a/entry.en.md has it too',
    )
  })
})
