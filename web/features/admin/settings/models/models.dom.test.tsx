import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Family, type KnownModel, modelEntriesApi } from '#shared/admin/model-entries.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ModelForm } from './model-form.tsx'
import { ModelsTable } from './models-table.tsx'
import { useModelWork } from './use-model-work.ts'

const FAMILY: Family = {
  id: 'gpt-5',
  prefixes: ['gpt-5'],
  wires: ['responses'],
  token_limit: 'max_completion_tokens',
  temperature: 'never',
  effort: [],
  structured: 'json_schema',
  context: 400_000,
  output: 128_000,
}
const { id: _id, prefixes: _prefixes, ...capabilities } = FAMILY
const modelOf = (id: string, parts: Partial<KnownModel> = {}): KnownModel => ({
  entry: {
    id,
    aliases: [],
    family: 'gpt-5',
    prices: { input: 1.25, output: 10 },
    source: 'The price list, today',
  },
  source: 'shipped',
  shipped: null,
  updatedAt: null,
  capabilities,
  lastDay: null,
  ...parts,
})
const SHIPPED = modelOf('gpt-5')
const ADDED = modelOf('our-model', {
  source: 'added',
  updatedAt: '2026-11-21T09:00:00.000Z',
  lastDay: { day: '2027-01-31', replacement: 'gpt-5', by: 'provider' },
})

describe('the table of models', () => {
  it('tells what a model reads, costs and when it ends', () => {
    show(<ModelsTable models={[SHIPPED, ADDED]} onEdit={() => {}} onBack={() => {}} />)
    const row = within(screen.getByRole('row', { name: /^our-model/ }))
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.slice(0, 4)).toEqual([
      '400 k',
      '$1.25 / – / 10.00',
      '31 January 2027 (provider’s list)',
      'gpt-5',
    ])
  })

  it('takes back only what an operator entered', async () => {
    const onBack = vi.fn()
    const { user } = show(<ModelsTable models={[SHIPPED, ADDED]} onEdit={() => {}} onBack={onBack} />)
    expect(screen.queryByRole('button', { name: /: gpt-5$/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove: our-model' }))
    expect(onBack).toHaveBeenCalledExactlyOnceWith(ADDED)
  })
})

function Form({ model, onClose = () => {} }: { model: KnownModel | null; onClose?: () => void }) {
  return <ModelForm work={useModelWork(model, [FAMILY], onClose)} names={['gpt-5', 'our-model']} />
}
const field = (name: string) => screen.getByRole('textbox', { name })

describe('the form of a model', () => {
  it('says under each field what is wrong, and goes to the first', async () => {
    const { user } = show(<Form model={null} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(document.activeElement).toBe(field('Model id'))
    expect(screen.getByText('Must name the page and the day.')).toBeTruthy()
    expect(network.sent(modelEntriesApi.save)).toEqual([])
  })

  it('asks for later prices once they change on a known day', async () => {
    const { user } = show(<Form model={SHIPPED} />)
    expect(screen.queryByRole('textbox', { name: 'Input afterwards' })).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'The prices change on a known day' }))
    expect(field('Input afterwards')).toBeTruthy()
  })

  it('saves over the version that it was opened from', async () => {
    network.on(modelEntriesApi.save, { model: ADDED })
    const onClose = vi.fn()
    const { user } = show(<Form model={ADDED} onClose={onClose} />)
    await user.type(field('Context window'), '200000')
    await user.clear(field('Input'))
    await user.type(field('Input'), '0.50')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(network.sent(modelEntriesApi.save)).toMatchObject([
      {
        entry: { id: 'our-model', context: 200_000, prices: { input: 0.5 } },
        expectedUpdatedAt: ADDED.updatedAt,
      },
    ])
  })

  it("shows the server's objection under the field that it names", async () => {
    network.refuse(modelEntriesApi.save, 400, {
      error: 'entry.context: must be more than output',
      code: 'invalid',
    })
    const { user } = show(<Form model={ADDED} />)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Must be more than output.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Context window'))
  })
})
