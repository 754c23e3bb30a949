import { describe, expect, it } from 'vitest'
import type { EvidenceRecord } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'

function told(...texts: string[]) {
  let ledger = emptyLedger()
  let records: EvidenceRecord[] = []
  for (const [i, text] of texts.entries()) {
    const result = extract({ id: `m${i}`, text }, ledger)
    ledger = applyEvents(ledger, result.events)
    records = result.records
  }
  return {
    pilots: counters(ledger).pilot,
    asks: records.filter(({ status }) => status === 'needs_confirmation').length,
  }
}

describe('a second pilot', () => {
  it.each([
    [
      'The pilot with Sandvik continues, and on Tuesday the one at Boliden began: contract signed and sensors in place.',
    ],
    ['Signed the pilot with Maersk: 60 days, 12 reefers. And the one at Hapag started on Thursday.'],
    [
      'Bei Corvane läuft ein Pilot.',
      'Der Pilot bei Corvane läuft weiter, und am Montag begann der bei Lanxess: Vertrag unterschrieben, Gerät misst schon.',
    ],
    ['Pilotvertrag mit Zalando unterschrieben: 90 Tage. Und der bei Otto ist am Montag gestartet.'],
    [
      'Piloto con Endesa en marcha desde mayo.',
      'El piloto con Endesa sigue su curso, y el jueves empezó el de Naturgy: contrato firmado y equipo instalado.',
    ],
    ['Firmado el piloto con Seur: 60 días, 25 rutas. Y el de Correos empezó el martes.'],
    [
      'Un pilote tourne chez Saur depuis mai.',
      'Le pilote avec Saur continue, et lundi celui de Veolia a démarré : contrat signé et capteurs posés.',
    ],
    ['Pilote signé avec Chronopost : 90 jours, 30 camions. Et celui de Geodis a démarré lundi.'],
  ])('counts when it is told by whose it is: %s', (...texts) => {
    expect(told(...texts)).toEqual({ pilots: 2, asks: 0 })
  })

  it.each([
    'Firmado el piloto con Seur. El de Correos me dijo que lo piensa.',
    'Le pilote avec Saur tourne. Celui de Veolia a signé un NDA.',
    'The pilot at Arla is running. The one at Danone signed off on the budget.',
    'Bei Arla läuft ein Pilot. Der bei Danone startet im März.',
    "Signed the pilot with Maersk. The one at Hapag hasn't started yet.",
    "Pilot at Skanska's Malmö site is running. The pilot at Skanska is going well.",
  ])('is none before it starts, nor somebody of a company, nor a second mention: %s', (text) => {
    expect(told(text)).toEqual({ pilots: 1, asks: 0 })
  })
})

describe('the start of a pilot', () => {
  it.each([
    "Kickoff was Tuesday: paid pilot on Heineken's Zoeterwoude line, 10 weeks, three fillers instrumented.",
    "Kickoff war am Mittwoch: bezahlter Pilot auf Krones' Linie in Neutraubling, 8 Wochen.",
    'El arranque fue el lunes: piloto pagado en la línea de Damm, 8 semanas.',
    'Le lancement a eu lieu mardi : pilote payant sur la ligne de Bonduelle, 6 semaines.',
  ])('may stand before a colon: %s', (text) => {
    expect(told(text)).toEqual({ pilots: 1, asks: 0 })
  })

  it('is none while it lies ahead', () => {
    expect(told('Kickoff is next Tuesday: paid pilot at Heineken, 10 weeks.').pilots).toBe(0)
  })
})

describe('the result of a pilot that is known', () => {
  it.each([
    [
      'Pilot with Skanska is running since May.',
      'Result of the pilot at Skanska: rework fell from 9% to 3% in four weeks.',
    ],
    [
      'Bei Fraport läuft ein Pilot.',
      'Ergebnis des Piloten bei Fraport: Ausfälle sanken von 12 auf 4 im Monat.',
    ],
    [
      'Piloto en marcha con Ferrovial.',
      'Resultado del piloto con Ferrovial: las fisuras bajaron del 9 % al 2 % en cinco semanas.',
    ],
    [
      'Piloto con Mercadona en marcha.',
      'Resultado del piloto en Mercadona: las mermas bajaron del 7 % al 2 %.',
    ],
    [
      'Un pilote tourne chez Bouygues.',
      'Résultat du pilote chez Bouygues : les reprises sont passées de 11 % à 4 % en six semaines.',
    ],
  ])('asks nothing: %s %s', (...texts) => {
    expect(told(...texts)).toEqual({ pilots: 1, asks: 0 })
  })
})
