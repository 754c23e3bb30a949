import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { IMPORT_LIMITS, type ImportRow, importsApi, type VentureImport } from '#shared/imports.ts'
import { recordsApi } from '#shared/records.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { ROUTES } from '#shared/routes.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { TOLD } from '#web/test/told-roadmap.ts'
import { ImportPage } from './import-page.tsx'

const IMPORT = '77777777-7777-4777-8777-777777777777'
const row = (at: number, change: Partial<ImportRow>): ImportRow => ({
  row: at,
  record: { type: 'interview', who: `Person ${at}`, organisation: 'Terravent' },
  field: null,
  quote: '',
  place: `Row ${at}`,
  speaker: null,
  duplicate_of: null,
  gaps: [],
  takable: true,
  ...change,
})
const SHEET: VentureImport = {
  id: IMPORT,
  name: 'interviews-2026.xlsx',
  sheet: 'Calls',
  kind: 'table',
  type: 'interview',
  columns: [
    { heading: 'Ansprechpartner', first: 'Petra Lang', field: 'who' },
    { heading: 'Firma', first: 'Terravent', field: 'organisation' },
    { heading: 'Notiz intern', first: 'Rückruf', field: null },
  ],
  dates: 'day_first',
  dates_doubtful: true,
  words: [{ word: 'Anwenderin', field: 'relation', value: 'user' }],
  about: null,
  rows: [
    row(2, {
      duplicate_of: 'row:3',
      record: { type: 'interview', who: 'Petra Lang', organisation: 'Terravent' },
    }),
    row(3, {
      record: { type: 'interview', who: 'Sofia Brandl', organisation: 'Isarwärme', relation: 'buyer' },
    }),
    row(4, { gaps: ['no_name', 'no_date'] }),
    row(5, { takable: false, gaps: ['no_organisation'] }),
  ],
  counters: { ...NO_COUNTERS, interview: 9 },
}

beforeEach(() => {
  signIn()
  network.on(dashboardApi.get, TOLD)
  network.on(importsApi.list, { imports: [] })
  network.on(recordsApi.list, {
    venture: { id: TOLD.venture.id, name: 'Halide Labs', role: 'owner' },
    counters: SHEET.counters,
    records: [],
    segments: [],
  })
})

async function open(found: VentureImport = SHEET) {
  network.on(importsApi.change, { import: found })
  const { user } = show(<ImportPage header={null} />, { at: `${ROUTES.importEvidence}?import=${IMPORT}` })
  await screen.findByRole('table')
  return user
}
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the start', () => {
  it('sends a chosen file and shows what was read', async () => {
    network.on(importsApi.read, { import: SHEET })
    const { container } = show(<ImportPage header={null} />, { at: ROUTES.importEvidence })
    await screen.findByRole('button', { name: 'Choose a file' })
    const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')
    const files = [new File(['Who,Company'], 'calls.csv')]
    if (input) fireEvent.change(input, { target: { files } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Import a sheet' })).toBeTruthy()
    expect(screen.getByLabelText('Address').textContent).toBe(`${ROUTES.importEvidence}?import=${IMPORT}`)
  })

  it('reads pasted cells, and says why something cannot be read', async () => {
    const error = 'This sheet has 41,000 rows. Up to 2,000 are read at once. Nothing was added.'
    network.refuse(importsApi.read, 400, { error, code: 'import_refused' })
    const { user } = show(<ImportPage header={null} />, { at: ROUTES.importEvidence })
    await user.type(
      await screen.findByRole('textbox', { name: 'Cells or notes' }),
      'Who;Company{Enter}Ada;E.ON',
    )
    await user.click(screen.getByRole('button', { name: 'Read this' }))
    expect(await screen.findByText(error)).toBeTruthy()
    expect(network.sent(importsApi.read)).toMatchObject([{ format: 'csv', text: 'Who;Company\nAda;E.ON' }])
  })

  it('sends no file that is too large, and takes one that is dropped', async () => {
    network.on(importsApi.read, { import: SHEET })
    show(<ImportPage header={null} />, { at: ROUTES.importEvidence })
    await screen.findByRole('button', { name: 'Choose a file' })
    const large = new File(['x'], 'large.csv')
    Object.defineProperty(large, 'size', { value: IMPORT_LIMITS.bytes + 1 })
    const drop = (file: File) =>
      fireEvent.drop(document, { dataTransfer: { types: ['Files'], files: [file] } })
    drop(large)
    expect(await screen.findByText(/larger than 10 MB/)).toBeTruthy()
    drop(new File(['Who,Company'], 'calls.csv'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Import a sheet' })).toBeTruthy()
  })
})

describe('the venture that an import goes to', () => {
  it('is chosen on the page; what was read for another one has to be chosen again', async () => {
    const other = { ...TOLD.venture, id: '99999999-9999-4999-8999-999999999999', name: 'Corelith' }
    const ventures = [TOLD.venture, other]
    network.on(dashboardApi.get, { ...TOLD, ventures })
    network.on(dashboardApi.openVenture, { ...TOLD, venture: other, ventures })
    network.on(importsApi.read, { import: SHEET })
    const user = await open()
    await user.click(screen.getByRole('button', { name: /^Venture: / }))
    await user.click(await screen.findByRole('menuitem', { name: 'Corelith' }))
    expect(await screen.findByText(/Choose it again to bring it into Corelith/)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Cells or notes' }), 'Who;Company{Enter}Ada;E.ON')
    await user.click(screen.getByRole('button', { name: 'Read this' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Import a sheet' })).toBeTruthy()
    expect(network.paths(importsApi.read)).toEqual([`/rest/v1/ventures/${other.id}/imports`])
  })
})

describe('a sheet', () => {
  it('comes with what is new ticked, repeats and gaps told, and what cannot be taken closed', async () => {
    await open()
    expect(tick('Add Petra Lang, Terravent').checked).toBe(false)
    expect(tick('Add Sofia Brandl, Isarwärme').checked).toBe(true)
    expect(tick('Add Person 4, Terravent').checked).toBe(true)
    expect(tick('Add Person 5, Terravent').disabled).toBe(true)
    expect(screen.getByText('No name, No date')).toBeTruthy()
    expect(screen.getByText(/same as row 3/)).toBeTruthy()
    expect(screen.getByText(/could be read in two ways/)).toBeTruthy()
    expect(screen.getByText('“Anwenderin” becomes User.')).toBeTruthy()
    expect(screen.getByText('passes the mark of 10 · first 1 buyer')).toBeTruthy()
  })

  it('adds what is ticked and leads to the evidence', async () => {
    const user = await open()
    network.on(importsApi.take, { taken: 2, counters: { ...NO_COUNTERS, interview: 11 } })
    await user.click(tick('Add Person 4, Terravent'))
    await user.click(tick('Add Petra Lang, Terravent'))
    await user.click(screen.getByRole('button', { name: 'Add 2 interviews' }))
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(ROUTES.evidence))
    expect(network.sent(importsApi.take)).toEqual([{ rows: [2, 3] }])
  })

  it('cannot add nothing, and ticks all that is new at once', async () => {
    const user = await open()
    await user.click(tick('Tick all that can be added'))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing ticked' }).disabled).toBe(true)
    await user.click(tick('Tick all that can be added'))
    expect(screen.getByRole('button', { name: 'Add 2 interviews' })).toBeTruthy()
  })

  it('compares a repeat with what it repeats, and adds it where it is another one', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    const dialog = await screen.findByRole('dialog', { name: 'Is this the same one?' })
    expect(within(dialog).getByText('Sofia Brandl')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Another one, add it' }))
    expect(tick('Add Petra Lang, Terravent').checked).toBe(true)
  })

  it('is read again with another column, type and order of dates', async () => {
    const user = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Notiz intern fills' }), 'learnt')
    await user.selectOptions(screen.getByRole('combobox', { name: 'These rows are' }), 'loi')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dates read as' }), 'month_first')
    await waitFor(() =>
      expect(network.sent(importsApi.change).slice(-3)).toEqual([
        { columns: ['who', 'organisation', 'learnt'] },
        { type: 'loi' },
        { dates: 'month_first' },
      ]),
    )
  })

  it('keeps a column that is chosen while another one is on its way', async () => {
    const user = await open()
    const [who, organisation, none] = SHEET.columns.map((column) => ({ ...column, field: column.field }))
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    network.route('PATCH', importsApi.change.path, async () => {
      await answered
      return Response.json({ import: { ...SHEET, columns: [{ ...who, field: null }, organisation, none] } })
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ansprechpartner fills' }), '')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Notiz intern fills' }), 'learnt')
    await user.click(screen.getByRole('button', { name: 'Add 2 interviews' }))
    expect(network.sent(importsApi.change).at(-1)).toEqual({ columns: [null, 'organisation', null] })
    expect(network.sent(importsApi.take)).toEqual([])
    network.on(importsApi.take, { taken: 2, counters: SHEET.counters })
    answer()
    await waitFor(() => expect(network.sent(importsApi.take)).toHaveLength(1))
    expect(network.sent(importsApi.change).at(-1)).toEqual({ columns: [null, 'organisation', 'learnt'] })
  })

  it('can be loaded again where the network failed, and is gone only where it is', async () => {
    network.refuse(importsApi.change, 500, { code: 'internal', error: 'It did not work.' })
    const { user } = show(<ImportPage header={null} />, { at: `${ROUTES.importEvidence}?import=${IMPORT}` })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    network.refuse(importsApi.change, 404, { code: 'not_found', error: 'This import is gone.' })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('This import is gone. Choose the file again.')
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy()
  })

  it('shows the rows that are there already on their own', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: 'Already there 1' }))
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

describe('a transcript', () => {
  const quote = 'We lose two days a month to scaling.'
  const NOTES: VentureImport = {
    ...SHEET,
    name: 'petra.vtt',
    sheet: null,
    kind: 'notes',
    columns: [],
    dates: null,
    words: [],
    about: { organisation: '', date: null },
    rows: [
      row(1, {
        record: { type: 'interview', who: 'Petra Lang', organisation: '' },
        quote,
        place: '00:14:05',
        speaker: 'Petra Lang',
        gaps: ['no_organisation'],
      }),
      row(2, {
        record: null,
        field: { name: 'problem', value: 'Scaling' },
        quote: 'Scaling.',
        place: '00:15:00',
      }),
    ],
  }

  it('comes with nothing ticked, and gives quote, time and speaker of each proposal', async () => {
    const user = await open(NOTES)
    expect(tick('Add Petra Lang').checked).toBe(false)
    expect(screen.getByText('00:14:05')).toBeTruthy()
    expect(screen.getByText(quote)).toBeTruthy()
    expect(screen.getByText('Nothing is ticked yet. Tick what is true.')).toBeTruthy()
    await user.click(tick('Add Petra Lang'))
    await user.click(tick('Add Problem'))
    expect(screen.getByRole('button', { name: 'Add 2' })).toBeTruthy()
  })

  it('is completed by whom it was with', async () => {
    const user = await open(NOTES)
    await user.type(screen.getByRole('textbox', { name: 'Organisation' }), 'Terravent{Enter}')
    await waitFor(() =>
      expect(network.sent(importsApi.change).at(-1)).toEqual({
        about: { organisation: 'Terravent', date: null },
      }),
    )
  })
})

describe('an earlier import', () => {
  it('is undone, and asks about what was changed since', async () => {
    const earlier = {
      id: IMPORT,
      name: 'calls-may.csv',
      kind: 'table',
      type: 'interview',
      by: 'Mara Feld',
      taken: 6,
      taken_at: '2026-06-03T14:20:00Z',
      undone_at: null,
    } as const
    network.on(importsApi.list, { imports: [earlier] })
    const current = { records: [{ id: 'r', organisation: 'Terravent', who: 'Petra Lang' }] }
    network.refuse(importsApi.undo, 409, { error: 'Changed', code: 'conflict', current })
    const { user } = show(<ImportPage header={null} />, { at: ROUTES.importEvidence })
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Some of these were changed since' })
    expect(within(dialog).getByText('Petra Lang, Terravent')).toBeTruthy()
    network.on(importsApi.undo, { undone: 6, counters: NO_COUNTERS })
    await user.click(within(dialog).getByRole('button', { name: 'Undo all of it' }))
    await waitFor(() => expect(network.sent(importsApi.undo).at(-1)).toEqual({ force: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
