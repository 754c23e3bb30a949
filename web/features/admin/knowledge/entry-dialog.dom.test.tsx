import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EntryTexts, entryTextsApi } from '#shared/admin/entry-texts.ts'
import { type KnowledgeEntry, knowledgeApi } from '#shared/admin/knowledge.ts'
import { knowledgeHistoryApi } from '#shared/admin/knowledge-history.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import type { Opened } from './use-entry-work.ts'

const ENTRY: KnowledgeEntry = {
  id: '55555555-5555-4555-8555-555555555555',
  title: 'Pricing a pilot',
  content: 'Ask for money early.',
  category: 'Pricing',
  keywords: ['pilot'],
  relevance_tags: [],
  source: 'operator',
  edited: false,
  texts: { translations: 2, answers: 1, stale: ['answers'] },
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  last_used_at: null,
}
const LATER = { ...ENTRY, content: 'Ask for money late.', updated_at: '2026-11-21T10:00:00.000Z' }

const open = (opened: Opened, onClose = () => {}) =>
  show(<EntryDialog opened={opened} onClose={onClose} categories={['Pricing']} />)
const field = (name: string) => screen.getByRole('textbox', { name })
/** What stands under a field, as it is read out with it. */
const under = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    .join(' ')

beforeEach(() => {
  signIn()
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(knowledgeApi.create, { entry: ENTRY })
  network.on(knowledgeApi.update, { entry: LATER })
})
afterEach(() => act(() => clearToasts()))

describe('the form of an entry', () => {
  it('says under each field what is missing, and goes to the first', async () => {
    const { user } = open({ entry: null })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(document.activeElement).toBe(field('Title *'))
    expect(under(field('Title *'))).toBe('Title is required')
    expect(under(field('Content *'))).toBe('Content is required')
    const category = screen.getByRole('combobox', { name: 'Category *' })
    expect(under(category)).toBe('Category is required')
    expect(category.getAttribute('placeholder')).toBe('e.g. ICP, Enterprise Sales, Pricing')
    expect(network.sent(knowledgeApi.create)).toEqual([])
  })

  it.each([
    ['textbox', 'Title *', 200, 'Title must be less than 200 characters 201 of 200 characters'],
    ['combobox', 'Category *', 100, 'Category must be less than 100 characters 101 of 100 characters'],
    [
      'textbox',
      'Content *',
      10_000,
      'Content must be less than 10000 characters 10,001 of 10,000 characters',
    ],
    [
      'textbox',
      'Keywords (comma-separated)',
      500,
      'Keywords must be less than 500 characters 501 of 500 characters',
    ],
    [
      'textbox',
      'Relevance Tags (comma-separated)',
      500,
      'Relevance tags must be less than 500 characters 501 of 500 characters',
    ],
  ])('says what is too long under the %s %s', async (role, name, limit, said) => {
    const { user } = open({ entry: null })
    const tooLong = screen.getByRole(role, { name })
    await user.click(tooLong)
    await user.paste('x'.repeat(limit + 1))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(under(tooLong)).toBe(said)
    expect(network.sent(knowledgeApi.create)).toEqual([])
  })

  it('creates an entry, with what was known about it filled in', async () => {
    const onClose = vi.fn()
    const { user } = open({ entry: null, known: { title: 'Who pays?' } }, onClose)
    await user.type(screen.getByRole('combobox', { name: 'Category *' }), 'Pricing')
    await user.type(field('Content *'), 'Whoever has the problem.')
    await user.type(field('Keywords (comma-separated)'), 'budget, buyer')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(network.sent(knowledgeApi.create)).toMatchObject([
      { title: 'Who pays?', category: 'Pricing', keywords: ['budget', 'buyer'] },
    ])
  })

  it('brings back what was written and not saved, and lets it be discarded', async () => {
    const first = open({ entry: ENTRY })
    await first.user.type(field('Content *'), ' Twice.')
    first.unmount()
    const { user } = open({ entry: ENTRY })
    expect(field('Content *')).toHaveProperty('value', 'Ask for money early. Twice.')
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(field('Content *')).toHaveProperty('value', 'Ask for money early.')
  })

  it('shows both versions where somebody else saved first, and takes theirs', async () => {
    network.refuse(knowledgeApi.update, 409, {
      error: 'Changed meanwhile.',
      code: 'conflict',
      current: LATER,
    })
    const { user } = open({ entry: ENTRY })
    await user.type(field('Content *'), ' Twice.')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await user.click(await screen.findByRole('button', { name: 'Take the stored one' }))
    expect(field('Content *')).toHaveProperty('value', 'Ask for money late.')
  })

  it('compares what is stored with what was written, and saves that over it where it is chosen', async () => {
    network.refuse(knowledgeApi.update, 409, {
      error: 'Changed meanwhile.',
      code: 'conflict',
      current: { ...LATER, category: 'Theirs' },
    })
    network.on(knowledgeHistoryApi.versions, { versions: [] })
    const { user } = open({ entry: ENTRY })
    const category = screen.getByRole('combobox', { name: 'Category *' })
    await user.clear(category)
    await user.type(category, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText(/Nothing has been overwritten/)).toBeTruthy()
    expect(screen.getByRole('list', { name: /^Category: Stored by/ }).textContent).toContain('Theirs')
    expect(screen.getByRole('list', { name: 'Category: Yours' }).textContent).toContain('Mine')
    network.on(knowledgeApi.update, { entry: LATER })
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }))
    expect(await screen.findByText('Knowledge entry updated successfully')).toBeTruthy()
    expect(network.sent(knowledgeApi.update).at(-1)).toMatchObject({
      category: 'Mine',
      expectedUpdatedAt: LATER.updated_at,
    })
  })

  it('keeps what was written when there is no connection, and says so', async () => {
    network.route('POST', knowledgeApi.create.path, () => {
      throw new TypeError('Failed to fetch')
    })
    const first = open({ entry: null })
    await first.user.type(field('Title *'), 'Kept')
    await first.user.type(screen.getByRole('combobox', { name: 'Category *' }), 'Kept')
    await first.user.type(field('Content *'), 'Kept through everything')
    await first.user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Failed to save knowledge entry')).toBeTruthy()
    expect(screen.getByText(/Failed to save entry/)).toBeTruthy()
    first.unmount()
    const { user } = open({ entry: null })
    expect(field('Content *')).toHaveProperty('value', 'Kept through everything')
    await user.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(field('Content *')).toHaveProperty('value', '')
  })

  it('keeps what was written when it could not be saved', async () => {
    network.refuse(knowledgeApi.update, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = open({ entry: ENTRY })
    await user.type(field('Content *'), ' Twice.')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText(/Something went wrong here\. What you wrote is still here\./)).toBeTruthy()
    expect(field('Content *')).toHaveProperty('value', 'Ask for money early. Twice.')
  })
})

describe('the tabs of an entry', () => {
  it('name what goes with the text and what no longer fits it', async () => {
    open({ entry: ENTRY })
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['Text', 'Translations (2)', 'Prepared answers (1), to check', 'History'])
  })

  it('are not there for an entry that is not stored yet', () => {
    open({ entry: null })
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('save a changed translation over the version that was read', async () => {
    const stored = {
      translations: { de: 'Verlangt früh Geld.' },
      answers: [],
      stale: [],
      updated_at: ENTRY.updated_at,
    }
    network.on(entryTextsApi.read, stored)
    network.on(entryTextsApi.save, { ...stored, updated_at: LATER.updated_at })
    const { user } = open({ entry: ENTRY })
    await user.click(screen.getByRole('tab', { name: 'Translations (2)' }))
    const german = await screen.findByDisplayValue('Verlangt früh Geld.')
    await user.type(german, ' Immer.')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect(network.sent(entryTextsApi.save)).toMatchObject([
      { translations: { de: 'Verlangt früh Geld. Immer.' }, expectedUpdatedAt: ENTRY.updated_at },
    ])
  })

  it('show both versions by name where somebody else saved first, and save what was typed over that', async () => {
    const stored = { translations: {}, answers: [], stale: [], updated_at: ENTRY.updated_at }
    const theirs = { ...stored, translations: { de: 'Von Bo.' }, updated_at: LATER.updated_at, savedBy: 'Bo' }
    network.on(entryTextsApi.read, stored)
    network.refuse(entryTextsApi.save, 409, { error: 'Meanwhile', code: 'conflict', current: theirs })
    const { user } = open({ entry: ENTRY })
    await user.click(screen.getByRole('tab', { name: 'Translations (2)' }))
    await user.type(await screen.findByRole('textbox', { name: 'German' }), 'Von mir.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('list', { name: /^German: Stored by Bo/ })).textContent).toContain(
      'Von Bo.',
    )
    expect(screen.getByRole('list', { name: 'German: Yours' }).textContent).toContain('Von mir.')
    network.on(entryTextsApi.save, { ...stored, translations: { de: 'Von mir.' } })
    await user.click(screen.getByRole('button', { name: 'Save mine instead' }))
    await screen.findByText('Translations and answers saved')
    expect(network.sent(entryTextsApi.save).at(-1)).toMatchObject({
      translations: { de: 'Von mir.' },
      expectedUpdatedAt: LATER.updated_at,
    })
  })

  it('say what a changed text sets aside, and set it aside', async () => {
    const { user } = open({ entry: { ...ENTRY, texts: { translations: 3, answers: 5, stale: [] } } })
    await user.type(field('Content *'), ' Twice.')
    expect(
      screen.getByText(
        'This entry has 3 translations and 5 prepared answers written for the text as it was.',
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText('Knowledge entry updated successfully')
    expect(network.sent(knowledgeApi.update)).toMatchObject([{ keepTexts: false }])
  })
})

describe('prepared answers', () => {
  const STORED: EntryTexts & { updated_at: string } = {
    translations: {},
    answers: [{ id: 'price', asks: { en: ['What do I ask for?'] }, says: { en: 'Money.' }, steps: {} }],
    stale: [],
    updated_at: ENTRY.updated_at,
  }

  it('are changed and saved over the version that was read', async () => {
    network.on(entryTextsApi.read, STORED)
    network.on(entryTextsApi.save, { ...STORED, updated_at: LATER.updated_at })
    const { user } = open({ entry: ENTRY })
    await user.click(screen.getByRole('tab', { name: /^Prepared answers/ }))
    await user.click(await screen.findByText('1. What do I ask for?'))
    const answer = field('Answer')
    await user.clear(answer)
    await user.type(answer, 'One page, one metric, one date.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Translations and answers saved')).toBeTruthy()
    expect(network.sent(entryTextsApi.save)).toMatchObject([
      {
        answers: [{ id: 'price', says: { en: 'One page, one metric, one date.' } }],
        expectedUpdatedAt: ENTRY.updated_at,
      },
    ])
  })

  it('written for an earlier text are in use again once somebody says that they are still right', async () => {
    network.on(entryTextsApi.read, { ...STORED, stale: ['answers'] })
    network.on(entryTextsApi.save, STORED)
    const { user } = open({ entry: ENTRY })
    await user.click(screen.getByRole('tab', { name: 'Prepared answers (1), to check' }))
    const aside = (await screen.findByText(/^Not in use:/)).parentElement ?? document.body
    await user.click(within(aside).getByRole('button', { name: 'Still right' }))
    network.on(entryTextsApi.read, STORED)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Translations and answers saved')
    expect(network.sent(entryTextsApi.save)).toMatchObject([{ stale: [], answers: STORED.answers }])
    await waitFor(() => expect(screen.queryByText(/^Not in use:/)).toBeNull())
  })
})
