import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { nextBestAction } from '../levels/next-best-action.ts'
import { extract } from './extract.ts'

let turn = 0
function tell(texts: string[], ledger = emptyLedger()) {
  return texts.reduce((state, text) => {
    turn += 1
    return applyEvents(state, extract({ id: `m${turn}`, text }, state).events)
  }, ledger)
}

describe('reading a message', () => {
  it.each([
    ['We interviewed 12 plant managers.', 'plant managers'],
    ['Nous avons interrogé 12 directeurs d’usine.', 'directeurs d’usine'],
    ['Hemos entrevistado a 12 jefes de planta.', 'jefes de planta'],
    ['Wir haben 12 Betriebsleiter von Molkereien befragt.', 'Betriebsleiter'],
  ])('offers whoever was interviewed as the buyer, and no plant as an industry: %s', (text, role) => {
    const { facts } = extract({ id: 'q', text }, emptyLedger())
    expect(facts).toMatchObject([{ field: 'persona_role', value: role, suggested: true }])
  })

  it.each(['Actually it was 9.', 'I think it was rather 5.'])(
    'takes a corrected number for no answer to what the reply before asked: %s',
    (text) => {
      const ledger = tell(['We interviewed 12 plant managers.'])
      const { facts, records } = extract({ id: 'q', text, asked: 'technology' }, ledger)
      expect(facts).toEqual([])
      expect(records).toMatchObject([{ type: 'interview', quote: text, status: 'needs_confirmation' }])
    },
  )

  it('gives every record a quote that stands in the message', () => {
    const text = 'We did 4 interviews with bakers, Orrin Mills signed an LOI and we plan two pilots.'
    const { records } = extract({ id: 'q', text }, emptyLedger())
    expect(records.length).toBe(3)
    for (const record of records) expect(text).toContain(record.quote)
  })

  it('asks one question with at most three answers in the language of the message', () => {
    const { question } = extract(
      { id: 'q', text: 'Wir haben etwa 15 Interviews mit Bäckern geführt.' },
      emptyLedger(),
    )
    expect(question?.text).toContain('15 Interviews')
    expect(question?.text).toMatch(/^Zählen /)
    expect(question?.options.length).toBeLessThanOrEqual(3)
  })

  it.each([
    ['Yes, 14', 14],
    ['[15]', 15],
    ['Not interviews', 0],
    ['No, it was 13', 13],
  ])('takes "%s" as the answer to the open question', (answer, expected) => {
    const ledger = tell(['We did roughly 15 interviews with bakers.', answer])
    expect(counters(ledger).interview).toBe(expected)
    expect(ledger.pending).toBeNull()
  })

  it('does not repeat a question after three turns', () => {
    const ledger = tell([
      'We did a few interviews.',
      'What is an ICP?',
      'Thanks.',
      'And what is a beachhead?',
    ])
    expect(ledger.pending).toBeNull()
    expect(ledger.records.filter((r) => r.state === 'waiting').length).toBe(1)
  })

  it('changes nothing when the same message comes again', () => {
    const first = applyEvents(
      emptyLedger(),
      extract({ id: 'a', text: 'We did 3 interviews with bakers.' }, emptyLedger()).events,
    )
    expect(extract({ id: 'a', text: 'We did 3 interviews with bakers.' }, first).replayed).toBe(true)
    expect(extract({ id: 'b', text: 'we did 3  interviews with bakers.' }, first).events).toEqual([])
  })

  it('asks before it counts more than thirty interviews at once', () => {
    const ledger = tell(['We have done 120 interviews with bakers.'])
    expect(counters(ledger).interview).toBe(0)
    expect(ledger.pending?.record.proposed).toBe(120)
  })

  it('asks when a message denies what the roadmap counts', () => {
    const ledger = tell([
      'Orrin Mills and Tolver Foods are paying customers, both pay us since May.',
      'We have no paying customers.',
    ])
    expect(ledger.pending?.record.reason).toBe('contradicts the roadmap')
  })

  it('counts independent messages the same in any order', () => {
    const messages = [
      'Orrin Mills signed an LOI.',
      'The pilot at Tolver Foods is running since May.',
      'We interviewed 5 bakers last week.',
      'Haskel Dairy paid the invoice.',
    ]
    const forward = counters(tell(messages))
    expect(counters(tell(messages.toReversed()))).toEqual(forward)
    expect(forward).toEqual({ interview: 5, loi: 1, pilot: 1, revenue: 1, repeat_events: 0 })
  })

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        expect(() => extract({ id: 'x', text }, emptyLedger())).not.toThrow()
      }),
      { numRuns: 150 },
    )
  })

  it.each(['constructor', 'toString', '__proto__'])('survives a text with the word %s', (word) => {
    const text = `We held 12 interviews about ${word} valueOf hasOwnProperty.`
    expect(() => extract({ id: 'x', text }, emptyLedger())).not.toThrow()
  })

  it.each(['we did interviews and ', 'Bosch signed. ', ',a', '1-', '"', '(', 'ä'])(
    'reads ten thousand characters of "%s" in time',
    (piece) => {
      const text = piece.repeat(Math.ceil(10_000 / piece.length))
      const started = process.cpuUsage()
      extract({ id: 'x', text }, emptyLedger())
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000)
    },
  )
})

describe('the next best action', () => {
  it('starts with the technology and moves to the interviews', () => {
    expect(nextBestAction(emptyLedger()).id).toBe('technology')
    const ledger = tell([
      'We build a sensor that hears leaks in water pipes.',
      'The problem is that utilities lose 25% of their water because leaks are found too late. Applications: city networks and campuses.',
      'Priority 1 is city utilities. ICP: city utilities in Spain with more than 300 km of pipes and an own repair crew.',
      'The operations manager decides. He cares about fewer fines and wants to see a month of data from his own network.',
      'Our value proposition is 40% less water lost for utilities. Lab: the sensor found 19 of 20 leaks.',
    ])
    expect(nextBestAction(ledger).id).toBe('interviews_first')
  })
})
