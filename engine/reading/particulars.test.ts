import { describe, expect, test } from 'vitest'
import type { Facts } from '#shared/records/with-facts.ts'
import { readText } from '../read.ts'

/** The organisations and facts of what is read in a message of 23 November 2026 without a model. */
function read(content: string) {
  const message = { messageId: 'm', content, follows: null, asks: null }
  const { events } = readText({ message, ledger: [], at: '2026-11-23T10:00:00.000Z' })
  return events.flatMap((event) => {
    if (event.kind !== 'evidence') return []
    const { type, orgs, facts, status, count } = event.record
    return [{ type, orgs, facts, status, count }]
  })
}

describe('without a model, of a conversation', () => {
  test.each<[string, string | undefined, Facts]>([
    [
      'Spoke with Tom Baines, head of procurement at Arup Ltd on 12 November; he hates the lead times.',
      'Arup Ltd',
      { who: 'Tom Baines', date: '2026-11-12', relation: 'buyer', learnt: 'he hates the lead times' },
    ],
    [
      'Gestern mit Petra Lang von der Terravent GmbH telefoniert, sie verliert zwei Tage im Monat.',
      'Terravent GmbH',
      { who: 'Petra Lang', date: '2026-11-22', learnt: 'sie verliert zwei Tage im Monat' },
    ],
    [
      'Ayer hablé con Marta Ruiz, jefa de compras en Aceites Sur S.A. Cambian el filtro cada dos semanas.',
      'Aceites Sur S.A.',
      {
        who: 'Marta Ruiz',
        date: '2026-11-22',
        relation: 'buyer',
        learnt: 'Cambian el filtro cada dos semanas',
      },
    ],
    [
      'Hier, entretien avec Paul Roche de Laiterie Vaubert SA, il jette 3 % du lait.',
      'Laiterie Vaubert SA',
      { who: 'Paul Roche', date: '2026-11-22', learnt: 'il jette 3 % du lait' },
    ],
    ['Interviewed the head of QA at Novo on Monday.', 'Novo', { who: 'head of QA', date: '2026-11-16' }],
  ])('"%s" tells who, where and what was learnt', (text, organisation, facts) => {
    expect(read(text)).toMatchObject([{ type: 'interview', orgs: [organisation], facts }])
  })

  test('four at once are a group and no person', () => {
    const [talks] = read('I interviewed 4 vineyard owners in Sonoma, they all complain about labour.')
    expect(talks).toMatchObject({
      count: 4,
      facts: { who: 'vineyard owners', learnt: 'they all complain about labour' },
    })
  })

  test('what the venture says of itself was not learnt', () => {
    const [talk] = read(
      'Yesterday I interviewed Petra Lang from Terravent GmbH. We build a sorbent for brine.',
    )
    expect(talk?.facts).toEqual({ who: 'Petra Lang', date: '2026-11-22' })
  })

  test('a company of two words is no person', () => {
    expect(read('We interviewed Schneider Electric yesterday.')).toMatchObject([
      { orgs: ['Schneider Electric'], facts: { date: '2026-11-22' } },
    ])
  })

  test('the day of a conversation is no number of conversations', () => {
    const [talk] = read('On 14/10 I interviewed Petra Lang at Terravent GmbH.')
    expect(talk).toMatchObject({ facts: { who: 'Petra Lang', date: '2026-10-14' } })
    expect(talk?.count).not.toBe(14)
  })
})

describe('without a model, of a deal', () => {
  test.each<[string, string[], Facts]>([
    [
      'LOI: Brightside Energy Inc., 12 units, $40,000 each, signed by Carla Mendes on 2 November, valid until 31 March.',
      ['Brightside Energy Inc'],
      { signatory: 'Carla Mendes', date: '2026-11-02', expires: '2027-03-31', currency: 'USD' },
    ],
    ['Tenemos dos LOI: Tejidos Sol S.L. y Aceites Sur S.A.', ['Tejidos Sol S.L.', 'Aceites Sur S.A.'], {}],
    [
      'Pilot bei der Isarwärme AG läuft seit 5. Oktober, Gebühr 4.000 €, Ziel 20 % weniger Dampf, bis 31. Januar.',
      ['Isarwärme AG'],
      { start: '2026-10-05', end: '2027-01-31', fee: '4.000 €', target: '20 % weniger Dampf' },
    ],
    [
      'Pilot at Norske Skog started 2 November, ends 31 January, Ola Nord decides.',
      ['Norske Skog'],
      { start: '2026-11-02', end: '2027-01-31', decided_by: 'Ola Nord' },
    ],
    [
      'Genomix Inc paid our invoice of $3,200 on 4 November, one-off.',
      ['Genomix Inc'],
      { since: '2026-11-04', currency: 'USD', period: 'once' },
    ],
    [
      'Laiterie Vaubert SA nous paie 300 € par mois depuis le 1er septembre.',
      ['Laiterie Vaubert SA'],
      { since: '2026-09-01', currency: 'EUR', period: 'month' },
    ],
  ])('"%s" tells with whom and what was agreed', (text, orgs, facts) => {
    expect(read(text)).toMatchObject([{ orgs, ...(Object.keys(facts).length > 0 && { facts }) }])
  })

  test('who signs for a company is no company, and a company signs for nobody', () => {
    expect(read('LOI signed by Tata Power Ltd on 4 November for 30 units.')).toMatchObject([
      { orgs: ['Tata Power Ltd'], facts: { date: '2026-11-04' } },
    ])
    expect(read('LOI signé par Paul Roche pour Laiterie Vaubert SA le 2 novembre.')).toMatchObject([
      { orgs: ['Laiterie Vaubert SA'], facts: { signatory: 'Paul Roche' } },
    ])
  })

  test('of two of a kind in one sentence, the words of one are not given to the other', () => {
    const found = read(
      'Our pilot with Geox runs until 31 January and the second pilot with Novo has started.',
    )
    expect(found.map(({ facts }) => facts?.end)).not.toContain('2027-01-31')
  })
})
