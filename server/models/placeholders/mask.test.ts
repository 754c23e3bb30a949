import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hide, putBack, puttingBack } from './mask.ts'

const PEOPLE = ['Petra Weber', 'Weber', 'José Núñez', 'O’Brien (Shell)']

describe('hide', () => {
  test('puts the same placeholder for the same words, in all of the texts', () => {
    const { hidden, stands } = hide(
      ['Petra Weber: p.weber@charite.example', 'Webers Zahlen, says Petra Weber. Call +49 30 1234567.'],
      PEOPLE,
    )
    expect(hidden).toEqual(['[Person 1]: [Email 1]', '[Person 2]s Zahlen, says [Person 1]. Call [Phone 1].'])
    expect([...stands.values()]).toEqual([
      'p.weber@charite.example',
      'Petra Weber',
      '+49 30 1234567',
      'Weber',
    ])
  })

  test.each(['petra weber', 'PETRA  WEBER', 'Jose Nunez', 'JOSE\u0301 NU\u0301N\u0303EZ', 'WEBER'])(
    '“%s” is a name, however it is written',
    (name) => {
      const { hidden, stands } = hide([`Ask ${name} today.`], PEOPLE)
      expect(hidden).toEqual(['Ask [Person 1] today.'])
      expect([...stands.values()]).toEqual([name])
    },
  )

  test.each(['The Webern quartet', 'a weber', '€1,250,000 on 05/06/2026', 'Our Weberei'])(
    '“%s” stays as it is',
    (text) => {
      expect(hide([text], PEOPLE).hidden).toEqual([text])
    },
  )

  test('uses no placeholder that somebody wrote', () => {
    const { hidden, stands } = hide(['[Person 1] is what Petra Weber wrote'], PEOPLE)
    expect(hidden).toEqual(['[Person 1] is what [Person 2] wrote'])
    expect(putBack('[Person 1], [Person 2]', stands)).toBe('[Person 1], Petra Weber')
  })
})

/** Texts that hold names, addresses, brackets and placeholders of their own. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PEOPLE, 'Petra  Weber', 'p.weber@charite.example', '+49 30 1234567'),
      fc.constantFrom('[', ']', '[Person', '[Person 1]', '[Email 1', '[[', ' ', 's', '\n', '"', '\\'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

describe('putting back', () => {
  test('gives exactly what was hidden, wherever the text is cut into pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat({ max: 40 }), { maxLength: 20 }), (said, sizes) => {
        const { hidden, stands } = hide([said], PEOPLE)
        const back = puttingBack(stands)
        let rest = hidden[0] ?? ''
        let told = ''
        for (const size of sizes) {
          told += back.push(rest.slice(0, size))
          rest = rest.slice(size)
        }
        told += back.push(rest) + back.end()
        expect(told).toBe(said)
        expect(putBack(hidden[0] ?? '', stands)).toBe(said)
      }),
      { numRuns: 500 },
    )
  })

  test('holds nothing back that is no placeholder', () => {
    const back = puttingBack(new Map([['[Person 1]', 'Petra Weber']]))
    expect(
      ['see [1', '] and [Pers', 'on 1', ']s lab', ' [Person 2]'].map((piece) => back.push(piece)),
    ).toEqual(['see [1', '] and ', '', 'Petra Webers lab', ' [Person 2]'])
    expect(back.end()).toBe('')
  })
})
