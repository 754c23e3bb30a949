import { describe, expect, it } from 'vitest'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import { deriveWidgets } from '../../ledger/widgets.ts'
import { extract } from '../extract.ts'

const read = (text: string) => extract({ id: 'm', text }, emptyLedger())
const shown = (text: string) => {
  const ledger = emptyLedger()
  return deriveWidgets(applyEvents(ledger, extract({ id: 'm', text }, ledger).events))
}

describe('a labelled line states its field', () => {
  it('in a list, in running text, and with an equals sign', () => {
    const { buyer_persona } = shown(
      'Buyer = kiln manager. Motivation: no cracked tiles. Proof he needs: six weeks on his own kiln.',
    )
    expect(buyer_persona).toEqual({
      role: 'kiln manager',
      motivation: 'no cracked tiles',
      proof_needed: 'six weeks on his own kiln',
    })
    const { idea_summary } = shown(
      '- Tech: a lamp that dries resin in seconds\n- Use: boat repair, ski repair',
    )
    expect(idea_summary).toMatchObject({
      technology: 'a lamp that dries resin in seconds',
      applications: ['boat repair', 'ski repair'],
    })
  })

  it.each([
    ['Käufer: Betriebsleiter. Braucht als Beleg: vier Wochen Parallelbetrieb.', 'Betriebsleiter'],
    ['Comprador: jefe de taller. Prueba exigida: cuatro semanas en su planta.', 'jefe de taller'],
    ["Le décideur : directeur d'usine. Preuve attendue : quatre semaines chez lui.", "directeur d'usine"],
  ])('in every language: %s', (text, role) => {
    const { buyer_persona } = shown(text)
    expect(buyer_persona.role).toBe(role)
    expect(buyer_persona.proof_needed).toMatch(/vier|cuatro|quatre/)
  })

  it('over the lines of a list below it', () => {
    const { idea_summary, target_industries } = shown(
      'Hello, some notes.\n\nApplications:\n- cheese cellars\n- wine cellars\n\nBeachhead: Alpine dairies',
    )
    expect(idea_summary.applications).toEqual(['cheese cellars', 'wine cellars'])
    expect(target_industries).toMatchObject([{ name: 'Alpine dairies', priority: 1 }])
  })

  it('with the result of a pilot as one from a customer, and of a bench as one from the laboratory', () => {
    const { proof_points } = shown(
      'First results of the Vidal pilot: scrap down from 9% to 4%.\nOn our bench: 400 hours without a crack.',
    ).value_proof_summary
    expect(proof_points.map(({ kind }) => kind)).toEqual(['customer', 'lab'])
  })
})

describe('a label states nothing', () => {
  it.each([
    'Buyer: no idea yet.',
    'Market size: 4 billion euros.',
    "Competitor's product: a lamp that dries resin in minutes.",
    'Question: who decides?',
    'Customers: 3 paying, 2 in talks.',
    'Käufer: wissen wir noch nicht',
  ])('when it names another thing or nothing: %s', (text) => {
    expect(read(text).facts.filter((fact) => !fact.suggested)).toEqual([])
  })
})
