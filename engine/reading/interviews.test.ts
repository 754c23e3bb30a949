import { describe, expect, it } from 'vitest'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'

const interviews = (...texts: string[]) =>
  counters(
    texts.reduce(
      (state, text, i) => applyEvents(state, extract({ id: `m${i}`, text }, state).events),
      emptyLedger(),
    ),
  ).interview

describe('interviews that were held', () => {
  it.each([
    ['Thursday alone: four interviews in a row at two breweries, I can hardly speak.', 6],
    ['Monday was busy: four interviews back to back at two shipyards.', 4],
    ['Allein gestern: vier Interviews hintereinander bei zwei Molkereien, ich bin platt.', 6],
    ['Solo el martes: cuatro entrevistas seguidas en dos bodegas, acabé agotado.', 6],
    ["Rien qu'hier : quatre entretiens d'affilée dans deux fonderies, je n'ai plus de voix.", 6],
  ])('are added when a day heads them: %s', (text, total) => {
    const before = total === 6 ? ['We did 2 interviews with buyers.'] : []
    expect(interviews(...before, text)).toBe(total)
  })

  it.each([
    'Was at the paper mill in Aberdeen today and quizzed the maintenance lead for two hours about felts. Our first proper customer interview!',
    'Spent two hours at a sawmill in Bergen and grilled the yard manager about wet timber. First real interview!',
    'Heute in der Gießerei in Wetzlar gewesen und den Meister zwei Stunden lang gelöchert. Endlich das erste echte Interview.',
    'War vorgestern im Stahlwerk in Linz und hab den Schichtleiter zwei Stunden zu Walzen ausgefragt. Unser erstes echtes Kundeninterview.',
    'Hoy estuve en la almazara de Jaén y le pregunté al encargado dos horas por los filtros. ¡Nuestra primera entrevista de verdad!',
    "Ce matin j'ai visité la laiterie de Vire et j'ai bombardé de questions la responsable qualité pendant une heure.",
  ])('are one when a visit is told: %s', (text) => {
    expect(interviews(text)).toBe(1)
    expect(extract({ id: 'p', text }, emptyLedger()).facts.filter(({ suggested }) => !suggested)).toEqual([])
  })

  it.each([
    'The auditor questioned the plant manager for two hours about our numbers.',
    'Der Gutachter hat die Werksleiterin eine Stunde lang ausgefragt.',
  ])('are none when somebody else asked: %s', (text) => {
    expect(interviews(text)).toBe(0)
  })

  it.each([
    'Interviews diese Woche: unser Praktikant hat vier Bäckermeister befragt, ich selbst noch mal zwei.',
    'Our intern interviewed four dentists, I did another two myself (one in Ghent, one in Bruges).',
    'Nuestra becaria entrevistó a cuatro jefes de taller, yo mismo a otros dos.',
    'Notre stagiaire a interrogé quatre exploitants, moi-même encore deux (Suez, Saur).',
    'Unser Hiwi hat vier Anlagenfahrer interviewt, ich noch zwei.',
  ])('are summed over those who held them: %s', (text) => {
    expect(interviews(text)).toBe(6)
  })

  it.each([
    'If I add everything up, we have 17 interviews in total with vineyard managers.',
    'Wenn ich alles zusammenzähle, sind es insgesamt 17 Interviews mit Werksleitern.',
    'Si cuento bien, en total llevamos diecisiete entrevistas con enfermeras de quirófano.',
    "Si j'additionne tout, nous avons au total 17 entretiens avec des responsables qualité.",
  ])('are set when they are added up: %s', (text) => {
    expect(interviews('We did 9 interviews with buyers.', text)).toBe(17)
  })

  it.each([
    'Stand heute: 12 Interviews.',
    'Status today: 12 interviews, two of them by phone.',
    'A día de hoy: 12 entrevistas.',
    'À ce jour : 12 entretiens.',
  ])('are a total as of a day: %s', (text) => {
    expect(interviews('We did 9 interviews with buyers.', text)).toBe(12)
  })

  it.each([
    'Gestern: zwei Interviews abgesagt.',
    'Yesterday three interviews were cancelled.',
    'Tomorrow: four interviews at two breweries.',
    'Lundi : trois entretiens prévus.',
  ])('are none when they were called off or lie ahead: %s', (text) => {
    expect(interviews('We did 9 interviews with buyers.', text)).toBe(9)
  })

  it('are not counted by the words for each of them', () => {
    expect(interviews('I have held six interviews so far, every one of them with a brewer.')).toBe(6)
    expect(interviews('If we add the two planned ones, we have seven interviews.')).toBe(0)
  })
})
