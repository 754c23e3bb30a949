import { describe, expect, it } from 'vitest'
import { joinList, KnowledgeForm, KnowledgeInput, splitList } from './knowledge.ts'
import { NotionPageId, readPageId } from './notion.ts'

const valid = { title: 'A', content: 'B', category: 'C', keywords: '', relevance_tags: '' }
const messages = (value: object) =>
  (KnowledgeForm.safeParse({ ...valid, ...value }).error?.issues ?? []).map((issue) => issue.message)

describe('the knowledge form', () => {
  it('says what is missing, blank text included', () => {
    expect(messages({ title: '  ', content: '', category: '\n' })).toEqual([
      'Title is required',
      'Content is required',
      'Category is required',
    ])
  })

  it('takes values up to their limits and says which one is too long', () => {
    expect(
      messages({ title: 'x'.repeat(200), content: 'x'.repeat(10_000), category: 'x'.repeat(100) }),
    ).toEqual([])
    const long = {
      title: 'x'.repeat(201),
      content: 'x'.repeat(10_001),
      category: 'x'.repeat(101),
      keywords: 'x'.repeat(501),
      relevance_tags: 'x'.repeat(501),
    }
    expect(messages(long)).toEqual([
      'Title must be less than 200 characters',
      'Content must be less than 10000 characters',
      'Category must be less than 100 characters',
      'Keywords must be less than 500 characters',
      'Relevance tags must be less than 500 characters',
    ])
  })

  it('counts trimmed text', () => {
    expect(KnowledgeForm.parse({ ...valid, title: `  ${'x'.repeat(200)}  ` }).title).toHaveLength(200)
  })

  it('splits, trims and drops blanks, and puts a list together again', () => {
    expect(splitList(' icp ,, pilot test,  ')).toEqual(['icp', 'pilot test'])
    expect(splitList(joinList(['icp', 'pilot test']))).toEqual(['icp', 'pilot test'])
  })

  it('holds lists on the wire to the limit of their text', () => {
    const body = { ...valid, keywords: [' a, b ', ''], relevance_tags: Array(100).fill('level') }
    const parsed = KnowledgeInput.safeParse(body)
    expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ['relevance_tags', 'Relevance tags must be less than 500 characters'],
    ])
    expect(KnowledgeInput.parse({ ...body, relevance_tags: [] }).keywords).toEqual(['a', 'b'])
  })
})

describe('a Notion page ID', () => {
  const id = '1429989fe8ac4effbc8f57f56486db54'

  it.each([
    ['32 digits', id],
    ['spaces around', `  ${id} `],
    ['capitals', id.toUpperCase()],
    ['dashes', '1429989f-e8ac-4eff-bc8f-57f56486db54'],
    ['an address', `https://www.notion.so/acme/Go-to-market-facade-${id}?pvs=4#heading`],
    ['an address without a title', `https://acme.notion.site/${id}/`],
  ])('is read from %s', (_what, text) => {
    expect(readPageId(text)).toBe(id)
  })

  it.each([
    ['too long', `${id}ab`],
    ['too short', id.slice(1)],
    ['no hexadecimal digits', 'z'.repeat(32)],
    ['a path', `../../v1/users/${'x'.repeat(32)}`],
  ])('is not one when it is %s', (_what, text) => {
    expect(NotionPageId.safeParse(text).error?.issues[0]?.message).toMatch(/^This is not a Notion page ID/)
  })

  it('must not be blank', () => {
    expect(NotionPageId.safeParse('  ').error?.issues[0]?.message).toBe('Please enter a Notion page ID')
  })
})
