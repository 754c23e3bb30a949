import { describe, expect, it } from 'vitest'
import { emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'

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

  it('leaves what is told beside it', () => {
    expect(read('We did 12 interviews with plant managers. how do I go on from here').records).toMatchObject([
      { type: 'interview', count: 12, status: 'confirmed' },
    ])
  })
})
