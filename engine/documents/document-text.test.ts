import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import { DOCUMENT_KINDS } from '#shared/offered-document.ts'
import { documentText } from './document-text.ts'
import { fillDocument } from './fill-document.ts'

const said = (value: string) => ({ value, source: 'message' as const, messageId: null })
const pilot = (fields: Record<string, ReturnType<typeof said>>) =>
  ({ kind: 'pilot', lang: 'en', fields }) as const

describe('documentText', () => {
  test('names open fields in a reply, and leaves a line for them in a file', () => {
    const document = pilot({ customer: said('Biowärme Kufstein') })
    expect(documentText(document, { open: 'chip' })).toContain('| **Number to reach** | [Number to reach] |')
    const file = documentText(document, { open: 'blank' })
    expect(file).toContain('# Pilot at Biowärme Kufstein\n')
    expect(file).toContain('| **Number to reach** | ____ |')
    expect(file).toMatch(/_{30}\nBiowärme Kufstein, date\n\n_{30}\n____, date$/)
  })

  test('keeps what a founder typed from becoming markup', () => {
    const text = documentText(pilot({ customer: said('a | b\n# <b>*c*</b> [d](x)') }), { open: 'blank' })
    expect(text).toContain('# Pilot at a \\| b \\# \\<b\\>\\*c\\*\\</b\\> \\[d\\](x)\n')
  })

  test('has the text of the purpose that the mail is for', () => {
    const mail = (purpose: string) =>
      documentText({ kind: 'outreach', lang: 'en', fields: { purpose: said(purpose) } }, { open: 'blank' })
    expect(mail('pilot')).toContain('**Subject:** A paid pilot at ____')
    expect(mail('letter')).toContain('**Subject:** A letter of intent for ____')
    expect(mail('unknown')).toContain('**Subject:** A question about how you do this today')
  })

  test.each(DOCUMENT_KINDS.flatMap((kind) => LANGUAGES.map((lang) => [kind, lang] as const)))(
    'leaves no slot in the %s form in %s',
    (kind, lang) => {
      const document = fillDocument(kind, { message: '', roadmap: null, lang })
      expect(documentText(document, { open: 'blank' })).not.toMatch(/[{}]|undefined/)
      expect(documentText(document, { open: 'chip' })).toMatch(/^### .+\n/)
    },
  )
})
