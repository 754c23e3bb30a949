import { describe, expect, test } from 'vitest'
import type { Facts } from '#shared/records/with-facts.ts'
import { readText } from '../read.ts'

/** What is read in a message of 23 November 2026 without a model. */
function read(content: string) {
  const message = { messageId: 'm', content, follows: null, asks: null }
  const { events } = readText({ message, ledger: [], at: '2026-11-23T10:00:00.000Z' })
  return events.flatMap((event) => (event.kind === 'evidence' ? [event.record] : []))
}
const proposed = (text: string) => read(text).filter(({ status }) => status !== 'none')
const number = ({ count, proposed: asked }: ReturnType<typeof read>[number]) => count ?? asked

describe('without a model, a conversation as founders note it', () => {
  test.each<[string, string | undefined, Facts]>([
    [
      'Entretien 5/11 : Nadia Ferrand, acheteuse chez Papeteries du Drac SA',
      'Papeteries du Drac SA',
      { who: 'Nadia Ferrand', date: '2026-11-05', relation: 'buyer' },
    ],
    [
      'Met Dr. Priya Raman yesterday. She signs off lab spending at Coastal Genomics.',
      'Coastal Genomics',
      { who: 'Priya Raman', date: '2026-11-22', relation: 'budget_owner' },
    ],
    [
      'Heute Dr. Emre Yildiz getroffen. Er verantwortet das Budget für Labortechnik am Klinikum Rosenau.',
      'Klinikum Rosenau',
      { who: 'Emre Yildiz', date: '2026-11-23', relation: 'budget_owner' },
    ],
    [
      'una entrevista el 30 de octubre, Joan Pons en Vidres Bages S.L., sobre grietas en el horno',
      'Vidres Bages S.L.',
      { who: 'Joan Pons', date: '2026-10-30', learnt: 'grietas en el horno' },
    ],
    [
      "M. Lefèvre, chef d'atelier chez Ferronnerie du Lot SARL, m'a dit hier que la moitié est refaite.",
      'Ferronnerie du Lot SARL',
      { who: 'Lefèvre', date: '2026-11-22', learnt: 'la moitié est refaite' },
    ],
    [
      'Quedé el martes con Laura Sanz de Cobre Riotinto, quiere una demo en la mina.',
      'Cobre Riotinto',
      { who: 'Laura Sanz', date: '2026-11-17', learnt: 'quiere una demo en la mina' },
    ],
    [
      'Segment Kliniken: am Donnerstag mit Paula Reiter telefoniert, Einkäuferin am Stift Marien gGmbH.',
      'Stift Marien gGmbH',
      { who: 'Paula Reiter', date: '2026-11-19', relation: 'buyer', segment: 'Kliniken' },
    ],
  ])('"%s" is proposed with who, where and what was learnt', (text, organisation, facts) => {
    expect(proposed(text)).toMatchObject([{ type: 'interview', orgs: [organisation], facts }])
  })

  test.each([
    ['saw 3 hospital pharmacists last week, none of them trusts the fridge logs', 3, 'hospital pharmacists'],
    ['Gestern 4 Apotheker gesprochen, keiner traut dem Kühlschrankprotokoll.', 4, 'Apotheker'],
    ['Letzte Woche 5 Interviews mit Kranführern, keiner liest das Handbuch.', 5, 'Kranführern'],
    ['vu 5 opticiens hier, tous veulent moins de paperasse', 5, 'opticiens'],
  ])('"%s" tells of so many people, and what none or all of them want denies nothing', (text, count, who) => {
    const [told] = proposed(text)
    expect(told && number(told)).toBe(count)
    expect(told).toMatchObject({ type: 'interview', facts: { who } })
  })

  test.each([
    'We will meet Priya from Tata Steel next week.',
    'Nächste Woche Gespräch mit Katrin Vogel von der Nordstahl GmbH.',
    "On doit voir le directeur d'usine de Lafarge jeudi prochain.",
    'I saw 3 leaks at the plant.',
  ])('"%s" tells of no conversation that was held', (text) => {
    expect(proposed(text)).toEqual([])
  })
})

describe('without a model, a deal as founders note it', () => {
  test.each<[string, string, string[], Facts]>([
    [
      'Bodegas Altamira S.L. paga 1.200 € al mes desde el 1 de agosto.',
      'revenue',
      ['Bodegas Altamira S.L.'],
      { since: '2026-08-01', currency: 'EUR', period: 'month' },
    ],
    [
      'Erster Kunde zahlt: Papierfabrik Ried GmbH, 4.800 Euro im Quartal.',
      'revenue',
      ['Papierfabrik Ried GmbH'],
      { currency: 'EUR', period: 'quarter' },
    ],
    [
      'Première facture encaissée ! Clinique des Alpes SARL, 5 200 €, paiement unique.',
      'revenue',
      ['Clinique des Alpes SARL'],
      { currency: 'EUR', period: 'once' },
    ],
    [
      'Wexford Ceramics agreed to a pilot starting 1 November, goal is kiln uptime above 95 %, Ann Lee decides on 15 January.',
      'pilot',
      ['Wexford Ceramics'],
      { start: '2026-11-01', metric: 'kiln uptime', decided_by: 'Ann Lee', decision_date: '2027-01-15' },
    ],
    [
      'Pilot mit der Klinik Sankt Jakob gGmbH seit 9. November, 3.000 € pauschal.',
      'pilot',
      ['Klinik Sankt Jakob gGmbH'],
      { start: '2026-11-09', fee: '3.000 €', currency: 'EUR' },
    ],
    [
      'Pilot with Heathrow Cargo went live on 19 October. They pay £15,000. We measure dwell time.',
      'pilot',
      ['Heathrow Cargo'],
      { start: '2026-10-19', fee: '£15,000', currency: 'GBP', metric: 'dwell time' },
    ],
    [
      'Deux pilotes en cours, un chez Fromagerie Vercors, l’autre chez Minoterie Lauragais.',
      'pilot',
      ['Fromagerie Vercors', 'Minoterie Lauragais'],
      {},
    ],
    [
      'LOI firmada el 12 de noviembre por Teresa Amor, de Granjas Ebro S.A.',
      'loi',
      ['Granjas Ebro S.A.'],
      { date: '2026-11-12', signatory: 'Teresa Amor' },
    ],
  ])('"%s" is proposed as %s with what was agreed', (text, type, orgs, facts) => {
    expect(proposed(text)).toMatchObject([{ type, orgs, ...(Object.keys(facts).length > 0 && { facts }) }])
  })

  test.each([
    'Greyfell pays 48 pounds a tonne to truck its leachate away.',
    'Siemens zahlt 30.000 € im Jahr für Wartung.',
    'Nuestros competidores ya cobran a Repsol 20.000 € al mes.',
  ])('"%s" tells of money that somebody else gets', (text) => {
    expect(proposed(text)).toEqual([])
  })
})

test('what a pilot’s customer spends a year today is not its fee', () => {
  const [pilot] = read('Our pilot at Geox started on 2 November. They pay £40,000 a year for samples.')
  expect(pilot?.facts?.fee).toBeUndefined()
})

test.each([
  ['We interviewed 12 plant managers. Actually it was 9.', 9],
  ['Wir haben 12 Werksleiter interviewt. Eigentlich waren es 9.', 9],
  ['Entrevistamos a 12 jefes de planta. En realidad fueron 9.', 9],
  ["Nous avons interviewé 12 directeurs d'usine. En fait c'était 9.", 9],
  ['We did 12 interviews. Actually 2 pilots are running too.', 12],
])('"%s" proposes %i interviews: a correction is of the number before it', (text, count) => {
  expect(read(text)[0]).toMatchObject({ type: 'interview', proposed: count })
})
