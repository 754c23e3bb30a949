import { describe, expect, it } from 'vitest'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { levelProfile } from '../levels/profile.ts'
import { extract } from './extract.ts'

const said = (ledger: LedgerState, ...texts: string[]) =>
  texts.reduce((state, text) => {
    const id = `m${state.messageIds.size}`
    return applyEvents(state, extract({ id, text }, state).events)
  }, ledger)
const questionTo = (ledger: LedgerState, text: string) =>
  extract({ id: 'asked', text }, ledger).question?.text
const markets = (ledger: LedgerState) =>
  deriveWidgets(ledger).target_industries.map(({ name, priority }) => [name, priority])

const brewing = said(
  emptyLedger(),
  'We build quantum-dot image sensors that see short-wave infrared.',
  'Priority 1 is breweries.',
  'Harbour Brewery paid our invoice.',
  'Kelso Brewery paid our invoice.',
)

describe('a message that replaces the idea or the market', () => {
  it.each([
    ['We are dropping the image sensors and building a drone for crop scouting now.', 'New idea, or'],
    ['New idea: a membrane that filters lithium from thermal water.', 'New idea, or'],
    ['We are switching from breweries to dairies.', 'New idea, or'],
    ['We are pivoting to hospitals.', 'New idea, or'],
    ['Wir machen jetzt etwas ganz anderes.', 'Neue Idee, oder'],
    ['Wir wechseln den Markt: von Brauereien zu Molkereien.', 'Neue Idee, oder'],
    ['Nueva idea: una membrana que filtra litio de agua termal.', '¿Nueva idea, o'],
    ['Cambiamos de mercado: ahora vamos a las lecherías.', '¿Nueva idea, o'],
    ['Nous changeons de marché : nous visons maintenant les laiteries.', 'Nouvelle idée, ou'],
    ['Nous abandonnons les capteurs et développons maintenant un drone agricole.', 'Nouvelle idée, ou'],
  ])('%s asks and changes nothing', (text, question) => {
    expect(questionTo(brewing, text)).toContain(question)
    const after = said(brewing, text)
    expect(deriveWidgets(after)).toEqual(deriveWidgets(brewing))
    expect(counters(after)).toEqual(counters(brewing))
  })

  it.each([
    'Our competitor pivoted to dairies.',
    'We plan to pivot to dairies next year.',
    'Should we pivot?',
    'If this fails, we will change markets.',
    'We have not changed our market.',
    'We dropped the price and are now at 5 interviews.',
  ])('%s asks nothing of the kind', (text) => {
    expect(said(brewing, text).choice).toBeNull()
  })

  it('is none for a founder who has nothing to replace', () => {
    expect(said(emptyLedger(), 'New idea: a membrane that filters lithium.').choice).toBeNull()
  })

  it('counts nothing of the same message before the answer', () => {
    const after = said(brewing, 'New idea: a drone for orchards. We did 5 interviews with growers.')
    expect(counters(after).interview).toBe(0)
  })
})

describe('the answer', () => {
  const asked = said(brewing, 'We are switching from breweries to dairies.')

  it('"new idea" starts from nothing but what was said of it', () => {
    const after = said(asked, 'It is a new idea.')
    expect(counters(after).revenue).toBe(0)
    expect(markets(after)).toEqual([['dairies', 1]])
  })

  it('"same idea" moves the first market; the old customers stay and no longer count in it', () => {
    expect(levelProfile(brewing).productCustomersInPrioritySegment).toBe(2)
    const after = said(asked, 'Same idea, new market')
    expect(markets(after)).toEqual([
      ['dairies', 1],
      ['breweries', 2],
    ])
    expect(counters(after).revenue).toBe(2)
    expect(levelProfile(after).productCustomersInPrioritySegment).toBe(0)
  })

  it.each(['Neither', 'no'])('"%s" leaves everything as it was', (text) => {
    const after = said(asked, text)
    expect([after.choice, markets(after)]).toEqual([null, [['breweries', 1]]])
  })

  it('"yes" does not tell which: the question stays', () => {
    expect(said(asked, 'yes').choice).not.toBeNull()
  })
})

describe('a second priority 1', () => {
  const asked = said(brewing, 'Dairies are our priority 1 industry.')

  it('asks whether it replaces the first one', () => {
    expect(questionTo(brewing, 'Dairies are our priority 1 industry.')).toBe(
      'Replace breweries as your beachhead?',
    )
    expect(markets(asked)).toEqual([['breweries', 1]])
  })

  it.each(['Replace', 'yes'])('"%s" replaces it', (text) => {
    expect(markets(said(asked, text))).toEqual([
      ['Dairies', 1],
      ['breweries', 2],
    ])
  })

  it.each(['Keep both: Dairies second', 'keep both', 'no'])('"%s" takes it as second', (text) => {
    expect(markets(said(asked, text))).toEqual([
      ['breweries', 1],
      ['Dairies', 2],
    ])
  })

  it('is none when the same message ranks the first one lower', () => {
    expect(said(brewing, 'Priority 1 is dairies, breweries are priority 2.').choice).toBeNull()
  })
})
