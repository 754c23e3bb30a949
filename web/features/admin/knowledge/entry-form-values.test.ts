import { describe, expect, it } from 'vitest'
import { formOf, formProblems } from './entry-form-values.ts'

const valid = {
  title: 'Pilot price',
  content: 'Charge.',
  category: 'Pilot',
  keywords: '',
  relevance_tags: '',
}

describe('the knowledge form', () => {
  it('accepts an entry without keywords and tags', () => {
    expect(formProblems(valid)).toEqual({})
  })

  it('names what is required under each field, also where there are only spaces', () => {
    expect(formProblems({ ...valid, title: '  ', content: '', category: '\n' })).toEqual({
      title: 'Title is required',
      content: 'Content is required',
      category: 'Category is required',
    })
  })

  it('names each limit', () => {
    const long = (length: number) => 'x'.repeat(length)
    expect(
      formProblems({
        title: long(201),
        content: long(10_001),
        category: long(101),
        keywords: long(501),
        relevance_tags: long(501),
      }),
    ).toEqual({
      title: 'Title must be less than 200 characters',
      content: 'Content must be less than 10000 characters',
      category: 'Category must be less than 100 characters',
      keywords: 'Keywords must be less than 500 characters',
      relevance_tags: 'Relevance tags must be less than 500 characters',
    })
  })

  it('starts from what is known, such as a question that found nothing', () => {
    expect(formOf(null, { title: 'Who signs?' })).toMatchObject({ title: 'Who signs?', content: '' })
  })
})
