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
    ["On a interviewé 7 responsables maintenance d'usines chimiques.", 'responsables maintenance'],
    ['Nous avons interviewé 5 directeurs R&D.', 'directeurs R&D'],
  ])('%s suggests a buyer and sets none', (text, value) => {
    const { suggestions, buyer_persona } = read(text)
    expect(suggestions.filter(({ field }) => field === 'persona_role')).toMatchObject([{ value }])
    expect(buyer_persona.role).toBeUndefined()
  })

  it.each([
    ['We did 3 interviews with maintenance leads at wind farm operators.', 'wind farm operators'],
    ["We're planning two pilots with hospitals in Q3.", 'hospitals'],
    ['Diese Woche habe ich vier Interviews mit Betriebsleitern von Stadtwerken geführt.', 'Stadtwerken'],
    ["On a fait 6 entretiens avec des DSI d'hôpitaux.", 'hôpitaux'],
  ])('%s suggests a market and sets none', (text, value) => {
    const { suggestions, target_industries } = read(text)
    expect(suggestions.filter(({ field }) => field === 'industry')).toMatchObject([{ value }])
    expect(target_industries).toEqual([])
  })

  it.each(['We plan 5 interviews with plant managers.', 'We did 5 interviews.'])(
    '%s suggests none',
    (text) => {
      expect(read(text).suggestions).toEqual([])
    },
  )
})
