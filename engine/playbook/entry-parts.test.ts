import { describe, expect, it } from 'vitest'
import { entryParts } from './entry-parts.ts'
import { relatedTo } from './related.ts'

describe('an entry taken apart', () => {
  it('has what stands after each label in its part, and the rest as text', () => {
    const parts = entryParts(
      [
        'Charge for it. A small price proves a budget.',
        '**When it applies:** On a site.',
        '**When it does not:** With the first one.',
        '**Figure:** A tenth of the yearly value.',
        '**Source:** A practice guide.',
        '**Constructed example:** A plant paid 4,000.',
        '**Next steps**',
        '1. Work out the value. Deliverable: one line.\n2. Send a page.',
      ].join('\n\n'),
      'en',
    )
    expect(parts).toEqual({
      claim: 'Charge for it.',
      text: 'A small price proves a budget.\n\n**When it applies:** On a site.',
      steps: [
        { step: 'Work out the value.', deliverable: 'one line.' },
        { step: 'Send a page.', deliverable: null },
      ],
      rule: 'A tenth of the yearly value.\n\n**Source:** A practice guide.',
      skipIf: 'With the first one.',
      example: 'A plant paid 4,000.',
    })
  })

  it('reads labels of every language, as headings too, with all that follows them', () => {
    const parts = entryParts(
      'Demande un prix.\n\n## Passe si\n\nLe site est le premier.\n\nOu le dernier.',
      'fr',
    )
    expect(parts.skipIf).toBe('Le site est le premier.\n\nOu le dernier.')
    expect(entryParts('Ein Satz genügt.\n\n1. Rechne. Ergebnis: eine Zahl.', 'de').steps).toEqual([
      { step: 'Rechne.', deliverable: 'eine Zahl.' },
    ])
    expect(entryParts('Une phrase suffit.\n\n1. Calcule. Livrable : un chiffre.', 'fr').steps).toEqual([
      { step: 'Calcule.', deliverable: 'un chiffre.' },
    ])
  })

  it('leaves what it does not know in the text, and makes no claim of a list', () => {
    expect(entryParts('- one\n- two\n\n**Our view:** wait.', 'en')).toMatchObject({
      claim: '',
      text: '- one\n- two\n\n**Our view:** wait.',
    })
    expect(entryParts('', 'en')).toMatchObject({ claim: '', text: '', steps: [], rule: null })
  })

  it('keeps numbered lines that another label introduces where they stand', () => {
    const { steps, rule } = entryParts(
      'A claim here.\n\n**Rule of thumb**\n\n1. Ten calls\n2. One order',
      'en',
    )
    expect(steps).toEqual([])
    expect(rule).toBe('1. Ten calls\n2. One order')
  })
})

describe('related entries', () => {
  const entry = (id: string, category: string, keywords: string[], relevance_tags: string[]) => ({
    id,
    title: id,
    category,
    keywords,
    relevance_tags,
  })
  const pilot = entry('pilot', 'Pilot', ['price', 'trial'], ['L3'])

  it('are the three that have most in common, by title where they have as much', () => {
    const others = [
      entry('d', 'Pilot', [], []),
      entry('c', 'Pilot', ['Price'], []),
      entry('b', 'Sales', ['trial'], ['L3']),
      entry('a', 'Pilot', [], []),
    ]
    expect(relatedTo(pilot, [pilot, ...others]).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })

  it('are none for one that shares a tag at most', () => {
    expect(relatedTo(pilot, [entry('x', 'Sales', [], ['L3'])])).toEqual([])
  })
})
