import { expect, test } from 'vitest'
import { stillTrue } from './facts.ts'
import { fillDocument } from './fill-document.ts'

test.each([
  ['en', 'Our pump saves 40 % of the energy.', 'Correction: it is 32 %, not 40 %.'],
  ['de', 'Unsere Pumpe spart 40 % Energie.', 'Korrektur: es sind 32 %, nicht 40 %.'],
  ['es', 'Nuestra bomba ahorra un 40 % de energía.', 'Corrección: son 32 %, no 40 %.'],
  ['fr', "Notre pompe économise 40 % d'énergie.", 'Pardon : 32 %, et non 40 %.'],
] as const)('a figure that was taken back is no fact any more (%s)', (lang, first, second) => {
  const { texts, facts } = stillTrue([first, second], lang)
  expect(texts[0]).toBe('')
  expect(facts).toContain('32 %')
  expect(facts).not.toContain(first.slice(0, 9))
})

test('what is left in the bank is no fact for a document', () => {
  const { facts } = stillTrue(['The trial costs £85k and we have £60k in the bank. We ran 300 cycles.'], 'en')
  expect(facts).toBe('We ran 300 cycles')
})

const valuesOf = (kind: 'overview' | 'outreach', message: string, earlier: string[], purpose?: string) =>
  fillDocument(kind, { message, earlier, roadmap: null, lang: 'en', purpose }).fields

test('an overview tells what was shown so far, and not the request itself', () => {
  const fields = valuesOf('overview', 'Write half a page for the port: we cut fuel by 9 %.', [
    'We ran 300 hours on one ferry.',
  ])
  expect(fields.facts?.value).toBe('We ran 300 hours on one ferry; we cut fuel by 9 %')
})

test('a reply goes to the person who was named, with quantity and price from before', () => {
  const earlier = ['They would buy 2 units for a test, €7,500 per unit.', 'Now they want 4 units.']
  const fields = valuesOf('outreach', 'Write the reply to him, he is called Mikkel', earlier)
  expect(fields.purpose?.value).toBe('reply')
  expect(fields.contact?.value).toBe('Mikkel')
  expect(fields.quantity?.value).toBe('4 units')
  expect(fields.price?.value).toBe('€7,500 per unit')
})

test('a mail asks for what fits the customer where the founder does not say it', () => {
  expect(valuesOf('outreach', 'Write the message to her', [], 'letter').purpose?.value).toBe('letter')
  expect(valuesOf('outreach', 'Write a reminder mail to her', [], 'letter').purpose?.value).toBe('follow')
})

test('a noun that belongs to the one before it is nobody to write to', () => {
  const { fields } = fillDocument('loi', {
    message: 'Schreib mir einen LOI. Wir bauen ein Messsystem für Leckagen.',
    roadmap: null,
    lang: 'de',
  })
  expect(fields.customer).toBeUndefined()
})

test('an overview says what the founder makes, and the sum that they look for', () => {
  const message =
    'Erstell eine Übersicht für das Ministerium: Wir recyceln Magnete, suchen 1,2 Mio. € für eine Anlage.'
  const { fields } = fillDocument('overview', { message, roadmap: null, lang: 'de' })
  expect(fields.claim?.value).toMatch(/^Wir recyceln Magnete/)
  expect(fields.ask?.value).toBe('1,2 Mio. €')
})
