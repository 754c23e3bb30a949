import { describe, expect, it } from 'vitest'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import { deriveWidgets } from '../../ledger/widgets.ts'
import { extract } from '../extract.ts'

const facts = (text: string) => extract({ id: 'f', text }, emptyLedger()).facts
const values = (text: string, field: string) =>
  facts(text)
    .filter((fact) => fact.field === field)
    .map(({ value, priority }) => (priority ? `${value} ${priority}` : value))

describe('traits of an ideal customer', () => {
  it.each([
    [
      'Our ideal customer is a gas utility in Portugal or Spain with 20,000 to 90,000 meters, mains older than 30 years and an in-house repair crew.',
      'mains older than 30 years',
    ],
    [
      'Ideal customer: a bakery chain in Denmark with ovens older than ten years, more than 40 shops and its own fleet.',
      'ovens older than ten years',
    ],
    [
      'Ideal customer: a dairy in Ireland with more than 200 cows, a milking robot younger than five years and its own cooling.',
      'a milking robot younger than five years',
    ],
    [
      'Our ideal customer is a water district serving 20,000 to 90,000 people in the Midlands, with mains older than 50 years.',
      'Midlands',
    ],
    [
      'Unser Wunschkunde ist eine Molkerei mit mehr als 50 Mitarbeitern, einem Biomilchanteil über 30 % und eigenem Labor.',
      'einem Biomilchanteil über 30 %',
    ],
    [
      'Notre client idéal est une régie des eaux avec des canalisations de plus de 40 ans, un taux de fuite supérieur à 15 % et une équipe interne.',
      'des canalisations de plus de 40 ans',
    ],
    [
      'Nuestro cliente ideal es una distribuidora de agua con tuberías de más de 40 años, pérdidas superiores al 15 % y brigada propia.',
      'tuberías de más de 40 años',
    ],
  ])('keep their measure: %s', (text, trait) => {
    expect(values(text, 'icp_characteristic')).toContain(trait)
  })

  it.each([
    [
      'Our ideal customer is a quarry in Wales or Scotland with two crushers and an ageing fleet, and it is the plant manager who signs.',
      'plant manager',
      3,
    ],
    [
      'Ideal customer: a hospital laundry in Austria with five tunnel washers and an old boiler. It is the technical director who signs.',
      'technical director',
      3,
    ],
    [
      "Notre client idéal est une carrière en Bretagne avec deux concasseurs, et c'est le directeur technique qui signe.",
      'directeur technique',
      2,
    ],
  ])('end where who signs is named: %s', (text, role, traits) => {
    expect(values(text, 'persona_role')).toEqual([role])
    expect(values(text, 'icp_characteristic')).toHaveLength(traits)
  })
})

describe('who signs', () => {
  it.each([
    [
      "Scrap what I said about the mill manager, it's actually the head of purchasing who signs.",
      'head of purchasing',
    ],
    [
      'Vergiss, was ich zum Werksleiter gesagt habe, es ist eigentlich der Qualitätsleiter, der unterschreibt.',
      'Qualitätsleiter',
    ],
    [
      "Oublie ce que j'ai dit du chef d'atelier, c'est en fait la directrice qualité qui signe.",
      'directrice qualité',
    ],
  ])('is put right: %s', (text, role) => {
    expect(values(text, 'persona_role')).toEqual([role])
  })
})

describe('priorities', () => {
  it.each([
    ['Oyster farming is priority 1, shrimp priority 2.', ['Oyster farming 1', 'shrimp 2']],
    ['Austernzucht ist Priorität 1, Garnelen Priorität 2.', ['Austernzucht 1', 'Garnelen 2']],
    ['Las ostras son prioridad 1, los langostinos prioridad 2.', ['ostras 1', 'langostinos 2']],
    ["L'ostréiculture est priorité 1, la crevette priorité 2.", ['ostréiculture 1', 'crevette 2']],
    [
      'Priority 1 is tidal power. Ferries come second, fish farms third.',
      ['tidal power 1', 'Ferries 2', 'fish farms 3'],
    ],
  ])('are read when the verb is not said again: %s', (text, industries) => {
    expect(values(text, 'industry')).toEqual(industries)
  })
})

describe('a value proposition', () => {
  it.each([
    [
      'Notre proposition de valeur, en une phrase : les éleveurs évitent les mammites sans antibiotiques.',
      'les éleveurs évitent les mammites sans antibiotiques',
    ],
    [
      'Our value proposition, in one sentence: ship owners avoid fouling without toxic paint.',
      'ship owners avoid fouling without toxic paint',
    ],
    [
      'Unser Nutzenversprechen, in einem Satz: Reeder vermeiden Bewuchs am Rumpf ohne giftigen Anstrich.',
      'Reeder vermeiden Bewuchs am Rumpf ohne giftigen Anstrich',
    ],
    [
      'Nuestra propuesta de valor, en una frase: los armadores evitan incrustaciones sin pintura tóxica.',
      'los armadores evitan incrustaciones sin pintura tóxica',
    ],
  ])('is no technology when it is said in one sentence: %s', (text, value) => {
    expect(values(text, 'value_proposition')).toEqual([value])
    expect(values(text, 'technology')).toEqual([])
  })
})

describe('a problem after an introduction', () => {
  it.each([
    'Here is what I know: cement plants change their filter bags every ten months, and each stop costs them about 90,000 euros.',
    'Was ich weiß: Zementwerke wechseln ihre Filter alle zehn Monate, und jeder Stillstand kostet sie rund 90.000 €.',
    'Lo que sé: las cementeras cambian los filtros cada diez meses, y cada parada les cuesta unos 90.000 €.',
    'Ce que je sais : les cimenteries changent leurs filtres tous les dix mois, et chaque arrêt leur coûte environ 90 000 €.',
  ])('names who suffers and what it costs: %s', (text) => {
    const ledger = applyEvents(emptyLedger(), extract({ id: 'p', text }, emptyLedger()).events)
    expect(deriveWidgets(ledger).idea_summary.problem_specific).toBe(true)
  })
})

describe('no field', () => {
  it.each([
    'haha sure, just back from vacation and my inbox is a nightmare, let me dig out my notes',
    'haha ja, gerade aus dem Urlaub zurück, das Postfach ist die Hölle, Moment, ich such meine Notizen',
    'haha ok, je rentre de vacances et ma boîte mail est un cauchemar, deux minutes que je retrouve mes notes',
    "Ma boîte d'avant avait 12 clients et deux contrats pluriannuels, c'était autre chose.",
    'My company before had 25 clients and two multi-year contracts, different world.',
    'Meine Firma davor hatte 30 Kunden und drei Mehrjahresverträge.',
    'Mi empresa de antes tenía 20 clientes y dos contratos plurianuales.',
  ])('is small talk or another company: %s', (text) => {
    expect(facts(text)).toEqual([])
  })

  it('is the quote that somebody asked for', () => {
    const text =
      'The operations director signs. Calavo asked for a quote too, might turn into eight units next summer.'
    expect(values(text, 'persona_proof_needed')).toEqual([])
  })

  it('is a test at a customer that has no result', () => {
    const text = '300 ml of the resin went out to BASF last week and their lab is testing it now.'
    expect(values(text, 'proof_point')).toEqual([])
  })
})
