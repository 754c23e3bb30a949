import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import { deriveWidgets } from '../../ledger/widgets.ts'
import { extract } from '../extract.ts'
import { knownSentences, printOf } from './learn.ts'
import type { Weights } from './weights.ts'

const talk = (...messages: string[]) =>
  messages.reduce(
    (ledger, text, i) => applyEvents(ledger, extract({ id: `m${i}`, text }, ledger).events),
    emptyLedger(),
  )
const shown = (...messages: string[]) => deriveWidgets(talk(...messages))

describe('the learned reader', () => {
  it('has learned from the examples as they are (npm run learn-roles)', () => {
    const learned: Weights = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8'))
    expect(learned.examples).toBe(printOf(knownSentences()))
  })

  it.each([
    ['Qué tal. Traemos un brazo robótico que injerta tomates sin parar.', /brazo rob/],
    ['Hello, on fait une sonde qui entend les fuites dans les silos.', /sonde/],
    ['Moin, bei uns dreht sich alles um einen Greifer, der Pilze erntet.', /Greifer/],
    ['hey! two of us from Cork, and our baby is a kite that pulls cargo ships', /kite/],
  ])('finds the technology of a first message: %s', (text, technology) => {
    expect(shown(text).idea_summary.technology).toMatch(technology)
  })

  it('leaves what the rules read or a person wrote', () => {
    const first = 'We build a lamp that dries resin in seconds.'
    const { idea_summary } = shown(first, 'Moin, our baby is a kite that pulls cargo ships.')
    expect(idea_summary.technology).toMatch(/lamp/)
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
