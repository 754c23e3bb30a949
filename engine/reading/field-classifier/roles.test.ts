import { describe, expect, it, vi } from 'vitest'
import { parseRoleExamples } from '../../../scripts/learning/role-examples.ts'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import { deriveWidgets } from '../../ledger/widgets.ts'
import { extract } from '../extract.ts'

const talk = (...messages: string[]) =>
  messages.reduce(
    (ledger, text, i) => applyEvents(ledger, extract({ id: `m${i}`, text }, ledger).events),
    emptyLedger(),
  )
const shown = (...messages: string[]) => deriveWidgets(talk(...messages))

describe('parseRoleExamples', () => {
  it('reads a role and a sentence from each line', () => {
    const report = () => expect.unreachable()
    expect(parseRoleExamples('technology\tWe build [[a kite]].\n', 'en', 'roles.en.tsv', report)).toEqual([
      { language: 'en', role: 'technology', marked: 'We build [[a kite]].' },
    ])
  })

  it.each([
    ['an unknown role', 'kite\tWe build.', /^role: must be one of technology, /],
    ['a missing sentence', 'technology', /^sentence: must be one text/],
    ['a mark that does not end', 'technology\tWe build [[a kite.', /^sentence: must end each/],
  ])('names the line of %s', (_, row, what) => {
    const report = vi.fn()
    expect(parseRoleExamples(`other\tHello.\n${row}`, 'en', 'roles.en.tsv', report)).toHaveLength(1)
    expect(report).toHaveBeenCalledExactlyOnceWith({
      file: 'roles.en.tsv',
      line: 2,
      what: expect.stringMatching(what),
    })
  })
})

describe('the learned classifier of sentences', () => {
  it.each([
    ['Qué tal. Traemos un brazo robótico que injerta tomates sin parar.', /brazo rob/],
    ['Hello, on fait une sonde qui entend les fuites dans les silos.', /sonde/],
    ['Moin, wir haben da einen Greifer, der Pilze erntet.', /Greifer/],
    ['hey! two of us from Cork, and our baby is a kite that pulls cargo ships', /kite/],
  ])('offers the technology of a first message, and takes nothing: %s', (text, technology) => {
    const { idea_summary, suggestions } = shown(text)
    expect(suggestions).toContainEqual(
      expect.objectContaining({ field: 'technology', value: expect.stringMatching(technology) }),
    )
    expect(idea_summary.technology).toBeUndefined()
  })

  it('offers nothing for a field that is filled', () => {
    const first = 'We build a lamp that dries resin in seconds.'
    const { idea_summary, suggestions } = shown(first, 'Moin, our baby is a kite that pulls cargo ships.')
    expect(idea_summary.technology).toMatch(/lamp/)
    expect(suggestions.map(({ field }) => field)).not.toContain('technology')
  })

  it.each([
    'What would a plant manager want to see?',
    'thanks, that helps a lot!',
    'A competitor in Sweden makes a kite that pulls cargo ships.',
    'The pilot at Vollmer started on 3 November.',
    'According to the energy agency, cement emits 7% of all CO2.',
    'not sure where to start',
    'Unser Prof findet es super.',
  ])('says nothing about what is no field: %s', (text) => {
    expect(extract({ id: 'm', text }, emptyLedger()).facts.filter((fact) => !fact.suggested)).toEqual([])
  })
})
