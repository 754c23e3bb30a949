import { describe, expect, it } from 'vitest'
import { emptyLedger } from '../../ledger/ledger.ts'
import { extract } from '../extract.ts'

const fields = (text: string) =>
  extract({ id: 'm', text }, emptyLedger()).facts.map(({ field, value }) => `${field}: ${value}`)

describe('a value that cannot be what its field holds', () => {
  it.each([
    ['a half sentence is no role', 'Die Ethikkommission hat unseren Antrag am Dienstag genehmigt.'],
    ['what somebody says is no role', 'Mi prima trabaja en una fábrica y dice que sí la compra.'],
    [
      'those who are asked suffer nothing',
      'Two interviewees contradict each other completely about downtime.',
    ],
    [
      'a contract that ended is no problem',
      'Hof Lindner hat zum Jahresende gekündigt, die Lizenz war denen zu teuer.',
    ],
    [
      'a contract that goes on is no promise',
      'Die Messe Köln hat ihren Vertrag mit uns um zwei Jahre verlängert.',
    ],
    [
      'the figures of a market describe no customer',
      'Le marché des colles pèse 3 milliards d’euros et grossit de 4 % par an.',
    ],
    ['a market not chosen is none', 'Todavía no elegimos cuál va primero.'],
    ['what is ours is no customer', 'Le client veut nos courbes brutes avant de signer. Jusqu’où aller ?'],
    [
      'the scene of a question is no field',
      'Our contact is leaving the company in May. How do we save the order?',
    ],
    ['a pronoun names no proof', 'The buyer wants to see this on her own press.'],
    [
      'what is offered to us has no traits of a customer',
      'L’usine nous tend un NDA et appelle cela un premier pas, j’ai des doutes',
    ],
    ['a favour is no proof', 'Der Einkauf verlangt ein kostenloses Pilotprojekt.'],
  ])('is left out: %s', (_why, text) => {
    expect(fields(text)).toEqual([])
  })

  it('is not taken from where a thing could go: these are its uses', () => {
    expect(fields('We have a photonic chip that could go into weather radar and endoscopes.')).toEqual([
      'technology: a photonic chip that could go into weather radar and endoscopes',
      'application: weather radar',
      'application: endoscopes',
    ])
  })

  it('goes, and what is beside it stays', () => {
    expect(fields('Notre beachhead, ce sont les papeteries ; la chimie fine passe en deuxième.')).toEqual([
      'industry: papeteries',
      'industry: chimie fine',
    ])
  })
})
