import { expect, it } from 'vitest'
import { doubtOf, type Typed } from './doubt.ts'
import { RECORDS } from './evidence-in-test.ts'

const talk = (who: string, organisation: string, date = '2026-06-30'): Typed => ({
  type: 'interview',
  who,
  organisation,
  date,
})

it.each<[string, Typed, string | undefined]>([
  ['asks about the same person on another day', talk('petra lang', 'Terravent'), 'petra'],
  ['asks about a part of the name', talk('Lang', 'Terravent GmbH'), 'petra'],
  ['asks without accents', talk('Uwe Stahl', 'Oberrhein Warme'), 'uwe'],
  ['leaves the same day to the server', talk('Petra Lang', 'Terravent', '2026-06-12'), undefined],
  ['leaves a talk without a day to the server', talk('Petra Lang', 'Terravent', ''), undefined],
  ['asks nothing about another person', talk('Hanne Vik', 'Terravent'), undefined],
  ['asks nothing about another organisation', talk('Petra Lang', 'Nordlys'), undefined],
  [
    'leaves the words of a name in another order to the server',
    talk('Lang, Petra', 'Terravent', ''),
    undefined,
  ],
  [
    'asks about a second LOI of one organisation',
    { type: 'loi', organisation: 'Oberrhein Wärme', date: '2026-06-30' },
    'loi',
  ],
  ['asks nothing about a first LOI', { type: 'loi', organisation: 'Nordlys' }, undefined],
])('%s', (_name, typed, id) => {
  expect(doubtOf(typed, RECORDS)?.id).toBe(id)
})
