import { describe, expect, it } from 'vitest'
import { emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'
import { asksFrom } from './unmarked.ts'

const read = (text: string) => extract({ id: 'm', text }, emptyLedger())
const fields = (text: string) => read(text).facts.map(({ field }) => field)

describe('a question without its mark', () => {
  it.each([
    'what exactly is a beachhead market',
    'How do I write an ideal customer profile when we have no customers yet',
    'how do I put our value proposition in one sentence with numbers in it',
    'how big does our market have to be and how do i calculate it without just quoting a report',
    'which industry should we take first, cement or glass',
    'can we call our two pilots revenue',
    'explain me what a buyer persona needs',
    'an example of a value proposition for an industrial sensor',
    'wie finde ich einen Piloten in der Zementindustrie',
    'ab wann lohnt sich ein Vertriebler für unsere Sensoren',
    'welche Branche sollte unsere erste sein, Stahl oder Glas',
    'Beispiel für ein Wertversprechen in der Industrie',
    'cuántas cartas de intención firmadas necesitamos',
    'Ejemplo de propuesta de valor para una tecnología industrial, con datos y no con palabras bonitas',
    'comment trouver notre premier client payant dans le ciment',
    'quel est notre client idéal si nous vendons aux hôpitaux',
    'combien de pilotes payés faut-il avant la levée',
    'difference between a letter of intent and a purchase order',
    'sell first or file the patent first vs doing both',
    'do dairies mind if we resell to their rivals',
    'bringen Messen überhaupt etwas',
    'reicht ein Gespräch pro Werk',
    'Unterschied zwischen Pilot und Machbarkeitsstudie',
    'ist ein halber Tag zu lang für ein Kundengespräch',
    'donde encuentro gente de mataderos para una entrevista',
    'es normal pagar por una prueba en una acería',
    'jusqu’où baisser le prix pour un premier client',
    'une aciérie doit-elle payer son essai',
    'Quote for a dryer, what has to be in it',
    'Messprotokoll vom Feldtest, wie mache ich daraus einen Beleg',
    'oferta para una cervecera, qué ponemos en ella',
    'devis pour une tannerie, quoi chiffrer en premier',
  ])('tells nothing: %s', (text) => {
    expect(fields(text)).toEqual([])
    expect(read(text).records.filter(({ status }) => status === 'confirmed')).toEqual([])
  })

  it.each([
    ['What we make is a laser sensor that reads gas inside the kiln.', 'technology'],
    ['How it works: we developed a laser that reads gas inside the kiln.', 'technology'],
    ['What matters most to the plant manager is fewer stops, and he signs himself.', 'persona_motivation'],
    ['When the kiln runs blind, plant managers lose 40,000 euros a month on excess fuel.', 'problem'],
    ['Was wir bauen, ist ein Lasersensor, der Gas im Ofen misst.', 'technology'],
    ['Como tenemos un láser que mide el gas dentro del horno, el operador ve la llama.', 'technology'],
    ['Quand nous avons développé notre capteur laser, il mesurait le gaz dans le four.', 'technology'],
  ])('is not every sentence that begins like one: %s', (text, field) => {
    expect(fields(text)).toContain(field)
  })

  it.each([
    ['Plant managers cannot see what happens in the kiln, which costs them 40,000 euros a month.', 'problem'],
    ['Wenn der Ofen blind läuft, kann das Werk nicht liefern und verliert 40.000 Euro im Monat.', 'problem'],
    ['Wir bauen Sensoren, welche Gase im Ofen messen.', 'technology'],
    ["Notre techno, c'est un laser qui lit le gaz dans le four.", 'technology'],
    ['Se puede montar en cámaras frigoríficas y pistas de hielo.', 'application'],
  ])('is not every clause that begins like one: %s', (text, field) => {
    expect(fields(text)).toContain(field)
  })

  it.each([
    ['We make a laser that reads gas in kilns, which market first', 'a laser that reads gas in kilns'],
    ['Wir bauen einen Sensor, der Gas misst, welche Branche zuerst', 'einen Sensor, der Gas misst'],
  ])('leaves what is built before it asks: %s', (text, technology) => {
    expect(read(text).facts.find(({ field }) => field === 'technology')?.value).toBe(technology)
  })

  it.each([
    'We have 3 paying customers, is that PMF',
    'Wir haben 3 zahlende Kunden, reicht das',
    'Tenemos 3 clientes de pago, qué hacemos ahora',
    'Nous avons 3 clients payants, on fait quoi maintenant',
  ])('leaves what happened before it asks: %s', (text) => {
    expect(read(text).records).toMatchObject([{ type: 'revenue', count: 3, status: 'confirmed' }])
  })

  it.each([
    'Geldquellen für Hardware am Anfang',
    'precio alto o bajo para una cervecera',
    'petits clients ou grands comptes pour démarrer',
  ])('tells nothing in key words either: %s', (text) => {
    expect(fields(text)).toEqual([])
  })

  it('leaves a field that a label names', () => {
    expect(read('Industry: cement').facts).toMatchObject([{ field: 'industry', value: 'cement' }])
  })

  it('leaves what is told beside it', () => {
    expect(read('We did 12 interviews with plant managers. how do I go on from here').records).toMatchObject([
      { type: 'interview', count: 12, status: 'confirmed' },
    ])
  })

  it.each([
    ['A handheld Raman probe for surgical margins', 'technology'],
    ['Bringt 20 % weniger Gas pro Ofen.', 'value_proposition'],
  ])('leaves a few words that answer: %s', (text, field) => {
    expect(fields(text)).toContain(field)
  })

  // Two ways to read one opening word would be tried in all their combinations: this would not end.
  it.each(['also', 'so', 'und', 'pero', 'donc', 'hi,', 'ok', '-', '¿', 'y', 'et'])(
    'is read to its end after a long run of %s',
    (opening) => {
      const run = `${opening} `.repeat(180)
      expect(asksFrom(`${run}x`)).toBeNull()
      expect(asksFrom(`${run}how do I start`)).toBe(0)
    },
  )
})
