import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ImportReport, knowledgeApi } from '#shared/admin/knowledge.ts'
import { type ImportDraft, knowledgeImportApi } from '#shared/admin/knowledge-import.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ImportDialog } from './import-dialog.tsx'

const BATCH = '55555555-5555-4555-8555-555555555555'
const draft = (place: number, title: string): ImportDraft => ({
  place,
  title,
  content: `Text of ${title}`,
  category: '',
  keywords: '',
  relevance_tags: '',
  kept: {},
})
const report = (part: Partial<ImportReport>): ImportReport => ({
  imported: false,
  rows: 3,
  created: 1,
  updated: 1,
  unchanged: 0,
  invalid: 1,
  errors: [{ row: 3, field: 'title', message: 'Title is required' }],
  batch: null,
  ...part,
})

interface Sent {
  readonly text: string
  readonly check?: boolean
  readonly name?: string
}
const sent = (check: boolean) =>
  (network.sent(knowledgeApi.import) as readonly Sent[]).filter((each) => (each.check ?? false) === check)
const titlesIn = ({ text }: Sent) => (JSON.parse(text) as ImportDraft[]).map(({ title }) => title)

const onImported = vi.fn()
beforeEach(() => {
  onImported.mockClear()
  const drafts = [draft(1, 'Price'), draft(2, 'Pilots'), draft(3, '')]
  network.on(knowledgeImportApi.read, { source: 'https://example.org/handbook', drafts, errors: [] })
  network.on(knowledgeApi.import, report({ outcomes: ['create', 'update', 'invalid'] }))
})

async function readPage() {
  const { user } = show(
    <ImportDialog opened onClose={() => {}} onImported={onImported} categories={['Pricing']} />,
  )
  await user.type(screen.getByLabelText('Address of a page'), 'https://example.org/handbook')
  await user.click(screen.getByRole('button', { name: 'Read the page' }))
  await screen.findByText('1 new, 1 that replace an entry, 0 already there, 1 with a problem.')
  return user
}
const taken = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the import of a page', () => {
  it('ticks what is new, leaves what would replace an entry, and cannot take what is wrong', async () => {
    await readPage()
    expect(taken('Take in Price').checked).toBe(true)
    expect(taken('Take in Pilots').checked).toBe(false)
    expect(taken('Take in entry 3').disabled).toBe(true)
    expect(screen.getByText(/Cannot be taken in: Title is required/)).toBeTruthy()
  })

  it('checks again what was changed, and takes in what is ticked under the category for the rest', async () => {
    const user = await readPage()
    await user.type(screen.getByRole('combobox', { name: 'Category of those without one' }), 'Pricing')
    await user.type(screen.getByLabelText('Title of entry 1'), ' of it')
    await user.tab()
    await waitFor(() => expect(titlesIn(sent(true).at(-1) ?? { text: '[]' })[0]).toBe('Price of it'))
    await user.click(taken('Take in Pilots'))
    network.on(knowledgeApi.import, report({ imported: true, batch: BATCH }))
    await user.click(screen.getByRole('button', { name: 'Add 2 entries' }))
    await waitFor(() => expect(onImported).toHaveBeenCalledOnce())
    const [order] = sent(false)
    expect(order?.name).toBe('https://example.org/handbook')
    expect(JSON.parse(order?.text ?? '')).toMatchObject([
      { title: 'Price of it', category: 'Pricing' },
      { title: 'Pilots', category: 'Pricing' },
    ])
    expect(onImported.mock.calls[0]?.[0]).toMatchObject({ batch: { id: BATCH, kind: 'import', created: 1 } })
  })

  it('says why a page cannot be read', async () => {
    network.refuse(knowledgeImportApi.read, 400, {
      error: 'This address leads into a private network. Only public pages can be imported.',
      code: 'bad_request',
      requestId: 'x',
    })
    const { user } = show(<ImportDialog opened onClose={() => {}} onImported={onImported} categories={[]} />)
    await user.type(screen.getByLabelText('Address of a page'), 'http://localhost/')
    await user.click(screen.getByRole('button', { name: 'Read the page' }))
    expect(await screen.findByText(/private network/)).toBeTruthy()
  })
})
