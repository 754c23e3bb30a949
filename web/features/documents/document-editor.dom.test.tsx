import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FormField } from '#shared/document-form.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { show } from '#web/test/show.tsx'
import { textsShown } from '#web/test/texts-shown.ts'
import { DocumentEditor } from './document-editor.tsx'
import type { DocumentView } from './document-view.ts'
import { createSaver } from './saver.ts'

const fieldOf = (key: string, label: string, parts: Partial<FormField> = {}): FormField => ({
  key,
  label,
  example: 'Norgas',
  narrow: false,
  after: null,
  choices: null,
  ...parts,
})

/** A letter in English: one field from a message, one from the roadmap, one that is typed, and an open one. */
const view: DocumentView = {
  form: {
    kind: 'loi',
    lang: 'en',
    title: 'Letter of intent',
    fields: [
      fieldOf('customer', 'Customer'),
      fieldOf('us', 'Your company'),
      fieldOf('start', 'Start', { narrow: true }),
      fieldOf('end', 'End', { narrow: true, after: 'start' }),
      fieldOf('price', 'Price'),
    ],
    body: '{us} with {customer}, from {start} to {end}, for {price}.',
    signatures: [],
  },
  offered: {
    customer: { value: 'Norgas', source: 'message', messageId: 'm' },
    us: { value: 'Spanlicht', source: 'roadmap', messageId: null },
  },
  saidAt: { m: '2026-03-04T10:00:00.000Z' },
  conversationId: null,
  isReadOnly: false,
  saver: createSaver(
    new Map([
      ['start', '1 March 2027'],
      ['end', '1 February 2027'],
    ]),
    new Map(),
    { save: async () => {}, keep() {}, later: () => () => {} },
  ),
  download: async () => {},
}

afterEach(() => changeLanguage('en'))

describe('the page of a document', () => {
  it.each([
    ['de', 'Zurück zum Chat', '1 von 5 offen', 'Deine Nachricht, 4. März'],
    ['es', 'Volver al chat', '1 de 5 pendientes', 'Tu mensaje, 4 de marzo'],
    ['fr', 'Retour au chat', '1 sur 5 à compléter', 'Ton message, 4 mars'],
  ] as const)('speaks %s around a document in English', async (language, back, open, message) => {
    show(<DocumentEditor view={view} />)
    const english = textsShown()
    expect(english.size).toBeGreaterThan(8)
    cleanup()
    await changeLanguage(language)
    show(<DocumentEditor view={view} />)
    expect(screen.getByRole('link', { name: back })).toBeTruthy()
    expect(screen.getByText(open)).toBeTruthy()
    expect(screen.getByText(new RegExp(message))).toBeTruthy()
    // The document's own words are marked with its language, and nothing else is English.
    expect(screen.getByRole('heading', { name: 'Letter of intent' }).lang).toBe('en')
    expect(screen.getByRole('textbox', { name: 'Customer' }).lang).toBe('en')
    expect([...textsShown()].filter((text) => english.has(text))).toEqual([])
  })
})
