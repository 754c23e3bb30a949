import { describe, expect, test } from 'vitest'
import { commitmentIn } from './commitment-in.ts'

/** A Wednesday. */
const today = '2026-06-24'
const dueIn = (text: string) => commitmentIn({ text, today })?.due_on ?? null

describe('a sentence that says what its writer will do by a day', () => {
  test.each([
    ["I'll call three hospitals by Friday.", '2026-06-26'],
    ['We’ll send the quote to E.ON tomorrow.', '2026-06-25'],
    ["I'm going to interview five plant managers in two weeks", '2026-07-08'],
    ['We will visit the plant on 3 July.', '2026-07-03'],
    ['I will draft the pilot agreement by March 5th', '2027-03-05'],
    ["We'll test the skid next Monday.", '2026-06-29'],
    ["I'll write to them by the end of the week.", '2026-06-26'],
    ['We will deliver the report by 2026-08-01.', '2026-08-01'],
    ['Ich rufe bis Freitag drei Kliniken an.', '2026-06-26'],
    ['Bis nächsten Montag schicke ich das Angebot.', '2026-06-29'],
    ['Wir werden bis zum 3. Juli fünf Werksleiter befragen.', '2026-07-03'],
    ['Ich schreibe morgen den Betreibern.', '2026-06-25'],
    ['Voy a llamar a tres hospitales antes del viernes.', '2026-06-26'],
    ['Entrevistaremos a cinco clientes en dos semanas.', '2026-07-08'],
    ['Je vais appeler trois hôpitaux avant vendredi.', '2026-06-26'],
    ['Nous enverrons l’offre le 3 juillet.', '2026-07-03'],
  ])('%s', (text, due) => {
    expect(dueIn(text)).toBe(due)
  })

  test('is taken verbatim, out of a longer message', () => {
    const text = 'We interviewed 12 plant managers.\nI’ll call three hospitals by Friday. What is an LOI?'
    expect(commitmentIn({ text, today })).toEqual({
      text: 'I’ll call three hospitals by Friday',
      due_on: '2026-06-26',
    })
  })
})

describe('no commitment', () => {
  test.each([
    'We called three hospitals on Friday.',
    "I'll call three hospitals.",
    "If they sign, I'll call three hospitals by Friday.",
    'Should I call three hospitals by Friday?',
    "I'll be in Berlin on Friday.",
    "They'll call us by Friday.",
    "I won't call them by Friday.",
    'We might send the quote tomorrow.',
    'The pilot runs until 30 September.',
    'Ich bin bis Freitag im Urlaub.',
    'Wir haben bis Freitag drei Kliniken befragt.',
    'Wenn sie unterschreiben, rufe ich bis Freitag an.',
    'El viernes llamamos a tres hospitales.',
    'Nous avons appelé trois hôpitaux vendredi.',
    "I'll visit them on 31 June.",
  ])('%s', (text) => {
    expect(dueIn(text)).toBeNull()
  })
})
