import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DocumentForm as Form, FormField } from '#shared/document-form.ts'
import { show } from '#web/test/show.tsx'
import { DocumentForm } from './document-form.tsx'
import type { DocumentView } from './document-view.ts'
import { Changed, createSaver } from './saver.ts'
import { useAnswers } from './use-answers.ts'

const fieldOf = (key: string, label: string, parts: Partial<FormField> = {}): FormField => ({
  key,
  label,
  example: 'Stadtwerke Rosenheim',
  narrow: false,
  after: null,
  choices: null,
  ...parts,
})
const FORM: Form = {
  kind: 'loi',
  lang: 'en',
  title: 'Letter of intent',
  fields: [
    fieldOf('customer', 'Customer'),
    fieldOf('start', 'Start', { narrow: true }),
    fieldOf('end', 'End', { narrow: true, after: 'start' }),
  ],
  body: 'With {customer}, from {start} to {end}.',
  signatures: [],
}

/** A document that keeps what is stored of it in `saved`; a field is stored as soon as it is typed. */
function viewOf(offered: DocumentView['offered'] = {}, save = async () => {}): DocumentView {
  const stored = new Map<string, string | null>()
  return {
    form: FORM,
    offered,
    saidAt: {},
    conversationId: null,
    isReadOnly: false,
    saver: createSaver(stored, new Map(), {
      save,
      keep() {},
      later(act) {
        act()
        return () => {}
      },
    }),
    download: async () => {},
  }
}

function Page({ view }: { view: DocumentView }) {
  return <DocumentForm view={view} answers={useAnswers(view)} onFocus={() => {}} />
}
const field = (name: string) => screen.getByRole('textbox', { name })

describe('the fields of a document', () => {
  it('show what is open, with an example of it', () => {
    show(<Page view={viewOf()} />)
    expect(field('Customer').getAttribute('placeholder')).toBe('Such as “Stadtwerke Rosenheim”')
    expect(screen.getAllByText('Open')).toHaveLength(3)
  })

  it('tell where an answer comes from, and take what is typed over it', async () => {
    const save = vi.fn(async () => {})
    const view = viewOf({ customer: { value: 'Stadtwerke', source: 'roadmap', messageId: null } }, save)
    const { user } = show(<Page view={view} />)
    expect(screen.getByText('Your roadmap')).toBeTruthy()
    await user.type(field('Customer'), ' Graz')
    expect(field('Customer')).toHaveProperty('value', 'Stadtwerke Graz')
    expect(screen.getByText('You typed this')).toBeTruthy()
    expect(save).toHaveBeenLastCalledWith('customer', 'Stadtwerke Graz', 'Stadtwerke Gra')
  })

  it('are read and not changed by a mentor', () => {
    const view = {
      ...viewOf({ customer: { value: 'Graz', source: 'roadmap', messageId: null } }),
      isReadOnly: true,
    }
    show(<Page view={view} />)
    expect(field('Customer')).toHaveProperty('readOnly', true)
    expect(screen.getByText('From the roadmap')).toBeTruthy()
  })

  it('go back to what was filled in', async () => {
    const view = viewOf({ customer: { value: 'Stadtwerke', source: 'roadmap', messageId: null } })
    const { user } = show(<Page view={view} />)
    await user.clear(field('Customer'))
    await user.type(field('Customer'), 'Graz')
    await user.click(screen.getByRole('button', { name: 'Use mine again' }))
    expect(field('Customer')).toHaveProperty('value', 'Stadtwerke')
  })

  it('keep an answer on one line', async () => {
    const { user } = show(<Page view={viewOf()} />)
    await user.type(field('Customer'), 'Graz{Enter}AG')
    expect(field('Customer')).toHaveProperty('value', 'GrazAG')
  })

  it('say that an end is before its start', async () => {
    const { user } = show(<Page view={viewOf()} />)
    await user.type(field('Start'), '1 December 2026')
    await user.type(field('End'), '12 January 2026')
    expect(screen.getByText('End is before start.')).toBeTruthy()
    expect(field('End').getAttribute('aria-invalid')).toBe('true')
    await user.type(field('End'), '{Backspace}7')
    expect(field('End')).toHaveProperty('value', '12 January 2027')
    expect(screen.queryByText('End is before start.')).toBeNull()
  })

  it('show what another tab typed, and let one of both stand', async () => {
    const save = async () => {
      throw new Changed('Wien')
    }
    const { user } = show(<Page view={viewOf({}, save)} />)
    await user.type(field('Customer'), 'G')
    expect((await screen.findByRole('alert')).textContent).toContain('In another tab this is now “Wien”.')
    await user.click(screen.getByRole('button', { name: 'Use that' }))
    expect(field('Customer')).toHaveProperty('value', 'Wien')
  })
})
