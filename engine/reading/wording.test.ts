import { describe, expect, it } from 'vitest'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'

const read = (text: string) => extract({ id: 'w', text }, emptyLedger())
const counted = (text: string) => counters(applyEvents(emptyLedger(), read(text).events))

describe('wording the rules meet in the wild', () => {
  it.each([
    'A trial with Corvane at their Millbrook plant started in May.',
    'The pilot with Corvane at the Millbrook site has been running since 3 Nov.',
    'Corvane a démarré un pilote sur son site de Belleroche.',
    'Corvane ha empezado un piloto en su planta de Villaseca.',
  ])('takes a site for no second organisation: %s', (text) => {
    expect(counted(text).pilot).toBe(1)
  })

  it('takes a new statement that opens with ok for no answer to the open question', () => {
    const asked = applyEvents(emptyLedger(), read('I also spoke with a few people at a fair.').events)
    const { events } = extract(
      { id: 'x', text: 'Ok, real ones now at last: I interviewed two plant managers.' },
      asked,
    )
    expect(events.some((event) => event.kind === 'confirm')).toBe(false)
    const { events: answered } = extract({ id: 'y', text: 'Yes, 4 of them.' }, asked)
    expect(answered.some((event) => event.kind === 'confirm')).toBe(true)
  })

  it('counts nothing that another company of the founder did', () => {
    expect(counted('My old company had three paying customers.').revenue).toBe(0)
  })

  it('reads an interview that is misspelt', () => {
    expect(counted('We held five intervews with buyers.').interview).toBe(5)
    expect(counted('Wir haben vier Interveiws geführt.').interview).toBe(4)
  })

  it('does not end a sentence at the dot of a German date', () => {
    expect(counted('Die Korvan AG hat am 5. November den Pilotvertrag unterschrieben.').pilot).toBe(1)
  })

  it('takes no pieces for letters of intent', () => {
    expect(counted("Corvane vient de signer la lettre d'intention : 8 pompes à 900 € pièce.").loi).toBe(1)
  })

  it('asks when some of those interviewed were colleagues', () => {
    const { records } = read('We interviewed 11 people, 3 of them were colleagues.')
    expect(records.map((record) => record.status)).toEqual(['needs_confirmation'])
  })

  it('counts a talk that was held to understand a problem, and asks about any other', () => {
    expect(counted('Sat down with 4 plant managers to understand how they handle stops.').interview).toBe(4)
    expect(counted('Sat down with 4 plant managers.').interview).toBe(0)
  })

  it('reads an offer to a market as value and not as a result', () => {
    const { facts } = read('For foundry operators, we cut the energy for drying from 90 to 40 kWh per mould.')
    expect(facts.map((fact) => fact.field)).toEqual(['value_proposition'])
  })

  it('finds who suffers and what it costs when a reason is given, whatever the verb', () => {
    const { facts } = read('Quarry operators grind 40,000 tonnes of rock twice because sieves clog.')
    expect(facts[0]).toMatchObject({ field: 'problem', sufferer: 'Quarry operators' })
    expect(facts[0]?.consequence).toContain('40,000 tonnes')
  })
})
