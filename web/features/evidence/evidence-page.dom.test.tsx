import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { recordsApi } from '#shared/records.ts'
import { ROUTES } from '#shared/routes.ts'
import { venturesApi } from '#shared/ventures.ts'
import { calendarDay } from '#web/lib/calendar-day.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { changeFeed, network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import type { EvidenceData } from './evidence-context.ts'
import { HALIDE, HALIDE_ROADMAP, PETRA, RECORDS, rowOf } from './evidence-in-test.ts'
import { EvidencePage } from './evidence-page.tsx'

beforeEach(() => signIn())
afterEach(() => changeLanguage('en'))

async function open(data: Partial<EvidenceData> = {}, at: string = ROUTES.evidence) {
  network.on(dashboardApi.get, HALIDE_ROADMAP)
  network.on(recordsApi.list, { ...HALIDE, ...data })
  const { user } = show(<EvidencePage header={null} />, { at })
  await screen.findAllByRole('heading', { level: 2 })
  return user
}

const address = () => screen.getByLabelText('Address').textContent
const names = () =>
  within(screen.getAllByRole('table').at(-1) ?? document.body)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
const form = () => within(screen.getByRole('form', { name: 'Add an interview' }))
const answerAdd = (record = rowOf({ id: 'new', who: 'Head of purchasing', organisation: 'Nordlys' })) =>
  network.on(recordsApi.add, { record, counters: HALIDE.counters })

describe('the evidence page', () => {
  it('shows how strong the evidence is, whom it covers and what is missing', async () => {
    await open()
    const steps = within(screen.getByRole('region', { name: 'Strength' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent?.replace(/\D+/g, ''))).toEqual([
      '8',
      '1',
      '2',
      '0',
      '0',
    ])
    expect(steps[2]?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByText('7 users, 0 people who sign')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Buyers, all segments: 0.*Needed for the next/ })).toBeTruthy()
    expect(screen.getByText('Dr Uwe Stahl at Oberrhein Wärme can tell you who signs.')).toBeTruthy()
    const lois = within(screen.getByRole('region', { name: 'LOIs 1' }))
    expect(lois.getByText('2 parts missing')).toBeTruthy()
    expect(lois.getByRole('button', { name: 'Add price and condition' })).toBeTruthy()
    const pilots = within(screen.getByRole('region', { name: 'Pilots 1' }))
    expect(pilots.getByText('Who decides, and when?')).toBeTruthy()
    expect(screen.getByText('Who has paid you?')).toBeTruthy()
  })

  it('asks for its records once when changes may have been missed', async () => {
    const feed = changeFeed()
    await open()
    const before = network.sent(recordsApi.list).length
    feed.resync()
    await waitFor(() => expect(network.sent(recordsApi.list).length).toBeGreaterThan(before))
    expect(network.sent(recordsApi.list).length).toBe(before + 1)
  })

  it('filters by a cell of the coverage, and keeps the filter in the address', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Users, Battery recycling: 1 interview' }))
    expect(names()).toEqual(['Milan Koch'])
    expect(address()).toContain('segment=Battery+recycling')
    await user.selectOptions(screen.getByLabelText('Relation'), 'Experts')
    expect(screen.getByText(/No interview fits/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(names()).toHaveLength(4)
  })

  it('shows cards on phones, and one column of the coverage', async () => {
    const wide = window.matchMedia
    window.matchMedia = (query) => Object.assign(wide(query), { matches: true })
    onTestFinished(() => {
      window.matchMedia = wide
    })
    const user = await open()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: 'Buyers 0 Needed for the next level' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Segment'), 'Oilfield water')
    expect(screen.getByRole('button', { name: 'Experts 1' })).toBeTruthy()
    expect(screen.getByText('Prof. Ana Reyes')).toBeTruthy()
    expect(screen.queryByText('Petra Lang')).toBeNull()
  })

  it('sorts by every head', async () => {
    const user = await open()
    expect(names()[0]).toBe('Petra Lang')
    await user.click(screen.getByRole('button', { name: 'Who' }))
    expect(names()).toEqual(['Dr Uwe Stahl', 'Milan Koch', 'Petra Lang', 'Prof. Ana Reyes'])
    await user.click(screen.getByRole('button', { name: 'Who' }))
    expect(names()[0]).toBe('Prof. Ana Reyes')
    expect(screen.getByRole('columnheader', { name: 'Who' }).getAttribute('aria-sort')).toBe('descending')
  })

  it('shows the first rows of many, and more when asked', async () => {
    const many = Array.from({ length: 80 }, (_, at) => rowOf({ id: `${at}`, who: `Person ${at}` }))
    const user = await open({ records: many })
    expect(names()).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
    expect(names()).toHaveLength(56)
    await user.click(screen.getByRole('button', { name: 'Show 24 more' }))
    expect(names()).toHaveLength(80)
  })

  it('names the first of many letters beside the open one, and the rest when asked', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      rowOf({ id: `${at}`, type: 'loi', organisation: `Plant ${at}`, strength: 'committed' }),
    )
    const user = await open({ records: many })
    const letters = () =>
      within(screen.getByRole('list', { name: 'Others' })).getAllByRole('button', { name: /^Plant/ })
    expect(letters()).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Show 27 more' }))
    expect(letters()).toHaveLength(39)
  })

  it('follows what others change while it is open', async () => {
    const feed = changeFeed()
    await open()
    const later = rowOf({ id: 'later', who: 'Hanne Vik', organisation: 'Nordlys', date: '2026-06-20' })
    network.on(recordsApi.list, { ...HALIDE, records: [later, ...RECORDS] })
    feed.announce({ table: 'evidence_entries', id: 'later', op: 'INSERT' })
    expect(await screen.findByRole('rowheader', { name: 'Hanne Vik' })).toBeTruthy()
  })

  it('says that it could not be loaded, and loads it again', async () => {
    network.on(dashboardApi.get, HALIDE_ROADMAP)
    network.refuse(recordsApi.list, 500, { error: 'Not now.', code: 'internal' })
    const { user } = show(<EvidencePage header={null} />, { at: ROUTES.evidence })
    await screen.findByRole('alert')
    network.on(recordsApi.list, HALIDE)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('7 users, 0 people who sign')).toBeTruthy()
  })

  it.each(['de', 'es', 'fr'] as const)('speaks %s', async (language) => {
    await changeLanguage(language)
    const user = await open()
    await user.click(
      screen.getAllByRole('button', { name: /Beleg hinzu|Añadir una prueba|Ajouter une/ })[0] ??
        document.body,
    )
    expect(englishOnScreen('evidence', language)).toEqual([])
  })
})

describe('the form', () => {
  async function openForm(data?: Partial<EvidenceData>) {
    const user = await open(data)
    await user.click(screen.getByRole('button', { name: 'Add evidence' }))
    await waitFor(() => expect(document.activeElement).toBe(form().getByLabelText('Who')))
    return user
  }

  it('adds with Ctrl Enter, stays open, and is empty with the focus in Who', async () => {
    const user = await openForm()
    answerAdd()
    await user.type(form().getByLabelText('Who'), 'Head of purchasing')
    await user.type(form().getByLabelText(/^Organisation/), 'Nordlys')
    await user.selectOptions(form().getByLabelText(/^Relation/), 'Buyer')
    await user.type(form().getByLabelText(/^What was learnt/), 'She signs tests.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Added Head of purchasing, Nordlys.')).toBeTruthy()
    expect(network.sent(recordsApi.add)).toEqual([
      {
        type: 'interview',
        who: 'Head of purchasing',
        organisation: 'Nordlys',
        date: calendarDay(),
        relation: 'buyer',
        learnt: 'She signs tests.',
      },
    ])
    const who = form().getByLabelText<HTMLInputElement>('Who')
    await waitFor(() => expect(document.activeElement).toBe(who))
    expect(who.value).toBe('')
  })

  it('says under the field what is missing, and sends nothing', async () => {
    const user = await openForm()
    await user.type(form().getByLabelText(/^Organisation/), 'Terravent')
    await user.click(form().getByRole('button', { name: 'Add interview' }))
    expect(form().getByText('Say who it was: a name or a role')).toBeTruthy()
    expect(document.activeElement).toBe(form().getByLabelText('Who'))
    expect(network.sent(recordsApi.add)).toEqual([])
  })

  it('asks whether it is somebody who is there, before it sends', async () => {
    const user = await openForm()
    answerAdd(PETRA)
    await user.type(form().getByLabelText('Who'), 'Petra Lang')
    await user.type(form().getByLabelText(/^Organisation/), 'Terravent{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('Is this the Petra Lang of 12 June')
    expect(network.sent(recordsApi.add)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'The same' }))
    await screen.findByText(/was there already/)
    expect(network.sent(recordsApi.add)).toMatchObject([{ same_as: 'petra' }])
  })

  it('keeps everything that was typed when it cannot be sent', async () => {
    const user = await openForm()
    network.refuse(recordsApi.add, 400, { error: 'date: Invalid ISO date', code: 'bad_request' })
    await user.type(form().getByLabelText('Who'), 'Hanne Vik')
    await user.type(form().getByLabelText(/^Organisation/), 'Nordlys{Enter}')
    expect(await form().findByText(/This does not fit here/)).toBeTruthy()
    expect(document.activeElement).toBe(form().getByLabelText(/^Date/))
    network.refuse(recordsApi.add, 503, { error: 'Not now.', code: 'unavailable' })
    await user.click(form().getByRole('button', { name: 'Add interview' }))
    expect(await form().findByText(/Not now/)).toBeTruthy()
    expect(form().getByLabelText<HTMLInputElement>('Who').value).toBe('Hanne Vik')
  })

  it('takes what fits to another type', async () => {
    const user = await openForm()
    await user.type(form().getByLabelText(/^Organisation/), 'Nordlys')
    await user.click(screen.getByRole('radio', { name: 'Customer' }))
    const customer = within(screen.getByRole('form', { name: 'Add a customer' }))
    expect(customer.getByLabelText<HTMLInputElement>(/^Organisation/).value).toBe('Nordlys')
    expect(customer.getByLabelText<HTMLInputElement>(/^Customer since/).value).toBe(calendarDay())
  })

  it('names those told without names, one after the other', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Name them' }))
    expect(form().getByText('Who was one of these 5?')).toBeTruthy()
    answerAdd()
    await user.type(form().getByLabelText('Who'), 'Shift lead')
    await user.type(form().getByLabelText(/^Organisation/), 'Geox{Enter}')
    await screen.findByText(/^Added/)
    expect(network.sent(recordsApi.add)).toMatchObject([{ who: 'Shift lead', names: 'five' }])
    expect(form().getByRole('button', { name: 'Done' })).toBeTruthy()
  })
})

describe('editing in place', () => {
  const edit = async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Edit Petra Lang, Terravent' }))
    return { user, row: within(screen.getByRole('form', { name: 'Edit Petra Lang, Terravent' })) }
  }

  it('saves with Enter what was changed, with what was seen before', async () => {
    const { user, row } = await edit()
    network.on(recordsApi.change, { record: PETRA, counters: HALIDE.counters })
    await user.clear(row.getByLabelText(/^Organisation/))
    await user.type(row.getByLabelText(/^Organisation/), 'Terravent AG{Enter}')
    await screen.findByText('Saved Petra Lang, Terravent.')
    expect(network.sent(recordsApi.change)).toEqual([
      { organisation: 'Terravent AG', before: { organisation: 'Terravent' } },
    ])
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('leaves with Escape', async () => {
    const { user, row } = await edit()
    await user.type(row.getByLabelText('Who'), 'x{Escape}')
    expect(screen.queryByRole('form')).toBeNull()
    expect(network.sent(recordsApi.change)).toEqual([])
  })

  it('closes an open list of choices with Escape before it leaves', async () => {
    const { user, row } = await edit()
    await user.click(row.getByRole('button', { name: 'More' }))
    await user.click(row.getByLabelText(/^Segment/, { selector: 'input' }))
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('form', { name: 'Edit Petra Lang, Terravent' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('shows both where somebody else was faster, and overwrites only when told to', async () => {
    const { user, row } = await edit()
    const stored = { ...PETRA, who: 'Petra Lange' }
    network.refuse(recordsApi.change, 409, {
      error: 'Somebody else changed this.',
      code: 'conflict',
      current: stored,
    })
    await user.type(row.getByLabelText('Who'), 'er{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Nothing has been overwritten/)).toBeTruthy()
    network.on(recordsApi.change, { record: PETRA, counters: HALIDE.counters })
    await user.click(dialog.getByRole('button', { name: 'Save mine instead' }))
    await screen.findByText(/^Saved/)
    expect(network.sent(recordsApi.change).at(-1)).toEqual({
      who: 'Petra Langer',
      before: { who: 'Petra Lange' },
    })
  })

  it('gives the focus back to the pencil when it is left', async () => {
    const { user, row } = await edit()
    await user.type(row.getByLabelText('Who'), '{Escape}')
    const pencil = screen.getByRole('button', { name: 'Edit Petra Lang, Terravent' })
    await waitFor(() => expect(document.activeElement).toBe(pencil))
  })

  it('fills a missing part where it is missing', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Add price and condition' }))
    const loi = within(screen.getByRole('form', { name: 'Edit Oberrhein Wärme' }))
    expect(loi.queryByLabelText(/^Volume/)).toBeNull()
    const record = RECORDS.find(({ id }) => id === 'loi') ?? PETRA
    network.on(recordsApi.change, { record, counters: HALIDE.counters })
    await user.type(loi.getByLabelText(/^Price/), '€9,000 a tonne{Enter}')
    await screen.findByText('Saved Oberrhein Wärme.')
    expect(network.sent(recordsApi.change)).toEqual([{ price: '€9,000 a tonne', before: { price: '' } }])
  })

  it('removes, and brings it back', async () => {
    const { user, row } = await edit()
    network.on(recordsApi.remove, { changeId: 'gone', counters: HALIDE.counters })
    network.on(dashboardApi.undo, HALIDE_ROADMAP)
    await user.click(row.getByRole('button', { name: 'Remove' }))
    await screen.findByText('Removed Petra Lang, Terravent.')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Edit (?!Petra Lang)/)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const undone = await screen.findByText(/^Undone/)
    expect(document.activeElement?.contains(undone)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(network.sent(dashboardApi.undo)).toEqual([{ eventId: 'gone' }])
  })
})

describe('where a record comes from', () => {
  it('opens to its sentence by keyboard, and leads to the chat', async () => {
    const user = await open()
    const source = screen.getByRole('button', { name: 'Source of Petra Lang, Terravent' })
    source.focus()
    await user.keyboard('{Enter}')
    const popover = within(await screen.findByRole('dialog', { name: 'Source of Petra Lang, Terravent' }))
    expect(popover.getByText('we clean the sorbent every eight days.')).toBeTruthy()
    expect(popover.getByText(/^You wrote this on 12 June at/)).toBeTruthy()
    await user.click(popover.getByRole('button', { name: 'Open in chat' }))
    expect(address()).toBe('/c/11111111-1111-4111-8111-111111111112')
  })

  it('names the row of a sheet, and who typed a form', async () => {
    const source = { ...PETRA.source, quote: '', conversationId: null, messageId: null, author: 'Bo Quist' }
    const user = await open({
      records: [
        { ...PETRA, source: { ...source, kind: 'import', file: 'interviews-2026.xlsx', place: '7' } },
        rowOf({ id: 'bo', who: 'Jo', organisation: 'Geox', source: { ...source, kind: 'form' } }),
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Source of Petra Lang, Terravent' }))
    expect(await screen.findByText(/Row 7 of interviews-2026.xlsx, imported by Bo Quist on/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Source of Jo, Geox' }))
    expect(await screen.findByText(/^Added by Bo Quist on 12 June/)).toBeTruthy()
  })
})

describe('roles and people', () => {
  it('lets a mentor read, and names whom to ask', async () => {
    network.on(venturesApi.members, {
      members: [{ user_id: PETRA.id, name: 'Mara', email: null, role: 'owner', last_here: null }],
      invitations: [],
    })
    await open({ venture: { ...HALIDE.venture, role: 'mentor' } })
    expect(await screen.findByText('Mentors read and comment. Ask Mara to add this record.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Edit|Add|Name|Find)/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Import a sheet' })).toBeNull()
  })

  it('finds what names a person, and deletes the name in one step', async () => {
    const user = await open()
    network.on(recordsApi.forgetPerson, { forgotten: 1, counters: HALIDE.counters })
    await user.click(screen.getByRole('button', { name: 'Find and delete a person' }))
    const dialog = within(await screen.findByRole('dialog'))
    network.on(recordsApi.list, { ...HALIDE, records: [PETRA] })
    await user.type(dialog.getByLabelText('Name'), 'Petra{Enter}')
    expect(await dialog.findByText('One record names Petra.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete the name from one record' }))
    expect(await screen.findByText('Deleted Petra from one record.')).toBeTruthy()
    expect(network.sent(recordsApi.forgetPerson)).toEqual([{ person: 'Petra' }])
  })
})
