import { describe, expect, test } from 'vitest'
import { readDrafts } from './read-drafts.ts'

const markdown = (text: string) => readDrafts({ kind: 'markdown', name: 'handbook', text })
const titles = (text: string) => markdown(text).drafts.map(({ title }) => title)

describe('Markdown', () => {
  test('with a title in its front matter is one entry, with its category, keywords and tags', () => {
    const { drafts, errors } = markdown(
      '---\ntitle: Pilots\ncategory: Sales\ntags: [L3, paid]\nkeywords: pilot, price\n---\n# Pilots\n\nCharge.\n\n## More\n\nText.\n',
    )
    expect(errors).toEqual([])
    expect(drafts).toEqual([
      {
        place: 1,
        title: 'Pilots',
        category: 'Sales',
        keywords: 'pilot, price',
        relevance_tags: 'L3, paid',
        content: 'Charge.\n\n## More\n\nText.',
        kept: {},
      },
    ])
  })

  test('without one is an entry for each section, which begins with the name of the whole', () => {
    const text =
      '# Pilots\n\nWhy.\n\n## Price\n\nCharge.\n\n### Detail\n\nTwo.\n\n## End\n\n```\n# no heading\n```\n'
    expect(markdown(text).drafts.map(({ title, content }) => [title, content])).toEqual([
      ['Pilots', 'Why.'],
      ['Pilots: Price', 'Charge.\n\n### Detail\n\nTwo.'],
      ['Pilots: End', '```\n# no heading\n```'],
    ])
  })

  test('is cut at its highest headings, and without any it is one entry under its name', () => {
    expect(titles('Intro.\n\n# One\n\nA.\n\n# Two\n\nB.\n\n# Empty\n')).toEqual(['handbook', 'One', 'Two'])
    expect(titles('Only text.')).toEqual(['handbook'])
    expect(titles('')).toEqual([])
  })

  test('that is too long for an entry becomes several, numbered', () => {
    const text =
      `# Long\n\n${'A paragraph of words. '.repeat(50)}\n\n`.repeat(1) +
      `${'More words here. '.repeat(30)}\n\n`.repeat(40)
    const { drafts } = markdown(text)
    expect(drafts.length).toBeGreaterThan(1)
    expect(drafts[0]?.title).toBe(`Long (1/${drafts.length})`)
    expect(drafts.every(({ content }) => content.length <= 10_000)).toBe(true)
  })

  test('says that front matter cannot be read and goes on without it', () => {
    const { drafts, errors } = markdown('---\ntitle: [unclosed\n---\n# One\n\nText.\n')
    expect(drafts).toMatchObject([{ title: 'One', content: 'Text.' }])
    expect(errors).toMatchObject([{ row: null }])
  })
})

describe('tables and lists', () => {
  test('keep their lines, what is wrong in them, and what an export needs to come back', () => {
    const text = 'title,content,category,id,answers\n"A",b,c,7,[]\n,"two\nlines",c,,\nB,c\n'
    const { drafts } = readDrafts({ kind: 'csv', text })
    expect(drafts).toMatchObject([
      { place: 2, title: 'A', kept: { id: '7', answers: '[]' } },
      { place: 3, title: '', content: 'two\nlines', kept: {} },
    ])
    const list = JSON.stringify([{ title: 'A', keywords: ['x', 'y'], answers: [{ id: 'a' }] }, 7])
    expect(readDrafts({ kind: 'json', text: list })).toMatchObject({
      drafts: [{ place: 1, title: 'A', keywords: 'x, y', kept: { answers: [{ id: 'a' }] } }],
      errors: [{ row: 2 }],
    })
  })
})

test('pages without words say that no text was found', () => {
  expect(readDrafts({ kind: 'pages', name: 'Scan', pages: [' ', ''] })).toMatchObject({
    drafts: [],
    errors: [{ row: null }],
  })
})
