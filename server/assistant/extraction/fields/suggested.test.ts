import { describe, expect, it } from 'vitest'
import { applyEvents, emptyLedger } from '../../ledger/ledger.ts'
import { deriveWidgets } from '../../ledger/widgets.ts'
import { extract } from '../extract.ts'

const read = (text: string) => {
  const ledger = applyEvents(emptyLedger(), extract({ id: 'm', text }, emptyLedger()).events)
  return deriveWidgets(ledger)
}

describe('the role of interviewed people', () => {
  it.each([
    ['We did 3 more interviews this week with maintenance leads.', 'maintenance leads'],
    ['We interviewed eight more growers.', 'growers'],
    ['Held an interview with a purchasing manager at Solvay.', 'purchasing manager'],
    ['Diese Woche habe ich vier Interviews mit Betriebsleitern von Stadtwerken geführt.', 'Betriebsleitern'],
    ['Hicimos otras 5 entrevistas con jefes de planta la semana pasada.', 'jefes de planta'],
    ['On a fait 6 entretiens de plus avec des diabétologues.', 'diabétologues'],
  ])('%s suggests a buyer and sets none', (text, value) => {
    const { suggestions, buyer_persona } = read(text)
    expect(suggestions).toMatchObject([{ field: 'persona_role', value }])
    expect(buyer_persona.role).toBeUndefined()
  })

  it.each(['We plan 5 interviews with plant managers.', 'We did 5 interviews.'])(
    '%s suggests none',
    (text) => {
      expect(read(text).suggestions).toEqual([])
    },
  )
})
