import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { entryTextsApi } from '#shared/admin/entry-texts.ts'
import { type KnowledgeEntry, knowledgeApi } from '#shared/admin/knowledge.ts'
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

beforeEach(() => {
  network.on(knowledgeApi.create, { entry: ENTRY })
  network.on(knowledgeApi.update, { entry: LATER })
})

describe('the form of an entry', () => {
  it('says under each field what is missing, and goes to the first', async () => {
    const { user } = open({ entry: null })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(document.activeElement).toBe(field('Title *'))
    expect(screen.getByText('Content is required')).toBeTruthy()
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
})
