import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, cardsOf, dashboardOf } from '#server/test/roadmap.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const CONCEPT = [
  'Wir bauen eine keramische Membran, die Wasserstoff bei 400 °C aus Erdgas trennt.',
  [
    'Das Problem ist, dass Netzbetreiber rund 2 Millionen Euro im Jahr verlieren,',
    'weil Wasserstoff ihre Turbinen beschädigt. Anwendungen: Gasnetze, Raffinerien.',
  ].join(' '),
  'Priorität 1 ist die Gasverteilung, Priorität 2 sind Raffinerien.',
  [
    'Unser idealer Kunde ist ein Gasnetzbetreiber.',
    'Merkmale: mehr als 500 km Leitungen, eigene Verdichterstation, ein Wasserstoffziel.',
    'Der Leiter Netzbetrieb unterschreibt.',
  ].join(' '),
  'Unser Nutzenversprechen ist: Turbinenschäden von 8 % auf 2 % im Jahr. Labor: 99,5 % Reinheit über 1.000 Stunden.',
  'Sein Ziel ist, ungeplante Ausfälle zu vermeiden. Als Nachweis verlangt er 500 Stunden an seinem eigenen Gas.',
]

test('a founder who writes German goes from an empty account to Evidence, back by a correction, and on', async () => {
  const member = await server.member()
  const stands = async () => {
    const { current_level: level, counters } = await dashboardOf(member)
    return { level, interviews: counters.interview, pilots: counters.pilot }
  }
  for (const sentence of CONCEPT) await member.ask(sentence)
  expect(await stands()).toEqual({ level: 2, interviews: 0, pilots: 0 })
  await member.ask('Wir haben 12 Interviews mit Netzbetreibern geführt.')
  expect(await stands()).toEqual({ level: 3, interviews: 12, pilots: 0 })

  // A vague number waits for an answer and counts nothing.
  const vague = await member.ask(
    'Auf einer Messe in Hamburg habe ich außerdem mit ein paar Leuten gesprochen.',
  )
  const [card] = cardsOf(vague)
  expect(card).toMatchObject({ needsConfirmation: true })
  expect(await stands()).toMatchObject({ interviews: 12 })
  expect((await answer(member, card?.recordId ?? '', 'reject')).status).toBe(200)
  expect(await stands()).toMatchObject({ interviews: 12 })

  await member.ask('Korrektur: Es waren doch nur 8 Interviews, nicht 12.')
  expect(await stands()).toEqual({ level: 2, interviews: 8, pilots: 0 })
  await member.ask('Die Norgas GmbH hat letzte Woche einen Pilotvertrag mit uns unterschrieben.')
  expect(await stands()).toEqual({ level: 3, interviews: 8, pilots: 1 })

  // A loss is proposed, and counts once it is taken.
  await member.ask('Leider ist die Norgas GmbH vor dem Start vom Pilotprojekt abgesprungen.')
  expect(await stands()).toMatchObject({ pilots: 1 })
  await member.ask('Ja')
  expect(await stands()).toEqual({ level: 2, interviews: 8, pilots: 0 })
})
