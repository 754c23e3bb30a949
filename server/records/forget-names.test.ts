import { expect, test } from 'vitest'
import { forgetting } from './forget-names.ts'

const names = forgetting(['Petra Lang', 'José de la Peña', 'Νίκος Παππάς'], 'k1')

test.each([
  ['I met PETRA LANG, then Lang, Petra.', 'I met […], then […].'],
  ['Jose de la Pena (and JOSÉ\u00A0de la Pen\u0303a)', '[…] (and […])'],
  ['ΝΊΚΟΣ ΠΑΠΠΆΣ said no', '[…] said no'],
  ['Petra Langer, Lang; nobody ---- Petra', 'Petra Langer, Lang; nobody ---- Petra'],
  ['ﬁve ß Petra Lang ß', 'ﬁve ß […] ß'],
])('“%s” becomes “%s”', (said, left) => {
  expect([names.text(said), names.in(said)]).toEqual([left, said !== left])
})

test('A field that holds a person loses the name, and one that tells things apart keeps a mark', () => {
  expect(names.value({ who: 'Petra Lang, buyer', org: 'Petra Lang', id: 'Petra Lang' })).toEqual({
    who: 'buyer',
    org: '[…] k1',
    id: 'Petra Lang',
  })
})
