import { describe, expect, it } from 'vitest'
import type { FieldFact, LedgerEvent } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import type { LedgerState } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { extract } from './extract.ts'

let turn = 0
function say(text: string, ledger: LedgerState = emptyLedger()) {
  turn += 1
  const result = extract({ id: `a${turn}`, text }, ledger)
  return { ...result, ledger: applyEvents(ledger, result.events) }
}

describe('what must be asked', () => {
  it.each([
    ['We did -5 interviews.', 'interview'],
    ['Wir haben -5 Interviews geführt.', 'interview'],
    ['Hicimos 10.000 entrevistas.', 'interview'],
    ['We have a customer, Meridian Foods.', 'revenue'],
    ['Wir haben einen Kunden, die Meyer AG.', 'revenue'],
    ['Tenemos un cliente, Navantia.', 'revenue'],
    ['On a un client, Suez.', 'revenue'],
    ['Halden Water gave us a letter.', 'loi'],
    ['Hydro Nord hat uns ein Schreiben gegeben.', 'loi'],
    ['Codelco nos dio una carta.', 'loi'],
    ['Veolia nous a donné une lettre.', 'loi'],
  ])('%s asks and counts nothing', (text, type) => {
    const { records, ledger } = say(text)
    expect(records).toMatchObject([{ type, status: 'needs_confirmation' }])
    expect(Object.values(counters(ledger)).every((count) => count === 0)).toBe(true)
  })

  it.each([
    'We did 12 interviews. I also spoke with a few more at a fair.',
    'Wir haben 12 Interviews geführt. Auf der Messe habe ich noch mit ein paar mehr gesprochen.',
    'Hicimos 12 entrevistas. También hablé con unos cuantos más en una feria.',
    "On a fait 12 entretiens. J'ai aussi parlé avec quelques autres sur un salon.",
  ])('counts what is clear and asks about what was added: %s', (text) => {
    const { ledger, question } = say(text)
    expect(counters(ledger).interview).toBe(12)
    expect(question).not.toBeNull()
  })

  it.each([
    ['We develop a membrane that filters lithium from brine.', 'We make a drone that counts fish in tanks.'],
    ['Wir entwickeln eine Membran, die Lithium filtert.', 'Wir bauen eine Drohne, die Fische zählt.'],
    ['Desarrollamos una membrana que filtra litio.', 'Hacemos un dron que cuenta peces.'],
    ['Nous développons une membrane qui filtre le lithium.', 'On fabrique un drone qui compte les poissons.'],
  ])('asks before another idea takes the place of the first: %s', (first, second) => {
    const { ledger, question } = say(second, say(first).ledger)
    expect(question?.options).toHaveLength(3)
    expect(first).toContain(deriveWidgets(ledger).idea_summary.technology)
  })

  it('takes the same idea in other words without a question', () => {
    const first = say('We develop a membrane that filters lithium from brine.').ledger
    const { ledger, question } = say('We developed a membrane that pulls lithium out of hot water.', first)
    expect(question).toBeNull()
    expect(deriveWidgets(ledger).idea_summary.technology).toContain('hot water')
  })
})

describe('what counts nothing', () => {
  it.each(['My daughter is called Emma and she loves it.', 'The mine manager signs the order.'])(
    '%s',
    (text) => {
      expect(say(text).records).toEqual([])
    },
  )

  it('takes a loss and a number of interviews for no result at a customer', () => {
    const { ledger } = say('We held 11 interviews and Blue Almond signed an LOI for 200 sensors.')
    const after = say('Blue Almond pulled out of the LOI after their budget was cut by 20%.', ledger)
    expect(deriveWidgets(after.ledger).value_proof_summary.proof_points).toEqual([])
  })
})

describe('losses and continued counts', () => {
  it.each([
    'Arla got a refund and left.',
    'Arla hat sein Geld zurück bekommen, das Geld wurde zurückgezahlt.',
  ])('money given back is a customer lost: %s', (text) => {
    const { ledger } = say('We have two paying customers, Arla and Tesco.')
    expect(counters(say(text, ledger).ledger).revenue).toBe(1)
  })

  it.each([
    ['We did nine interviews.', 'Another one yesterday, so ten.'],
    ['Wir haben neun Interviews geführt.', 'Noch eins gestern, also zehn.'],
    ['Hicimos nueve entrevistas.', 'Otra ayer, así que diez.'],
    ['On a mené neuf entretiens.', 'Encore un hier, donc dix.'],
  ])('goes on counting from a sentence of numbers: %s %s', (first, second) => {
    expect(counters(say(second, say(first).ledger).ledger).interview).toBe(10)
  })

  it.each([
    ['We have two signed LOIs.', 'Actually only one of the two LOIs is signed.'],
    ['Wir haben zwei unterschriebene LOIs.', 'Korrektur, nur einer der beiden LOIs ist unterschrieben.'],
    [
      "Nous avons deux lettres d'intention signées.",
      "En réalité une seule des deux lettres d'intention est signée.",
    ],
  ])('takes back the part that does not stand: %s %s', (first, second) => {
    expect(counters(say(second, say(first).ledger).ledger).loi).toBe(1)
  })
})

describe('a field that waits for a yes', () => {
  const held: FieldFact = {
    field: 'industry',
    value: 'dairies',
    quote: 'Dairies are priority 1.',
    rule: 'a second priority 1',
    priority: 1,
    suggested: true,
  }
  const waiting = () => {
    const { ledger } = say('Breweries are our priority 1.')
    const base = { messageId: 'held', extractor: 'rules' as const }
    const events: LedgerEvent[] = [
      { ...base, kind: 'message', id: 'held#0', digest: 'held', lang: 'en' },
      { ...base, kind: 'field', id: 'held#1', fact: held },
    ]
    return applyEvents(ledger, events)
  }
  const priorities = (ledger: LedgerState) =>
    Object.fromEntries(deriveWidgets(ledger).target_industries.map(({ name, priority }) => [name, priority]))

  it('is taken by yes, and the old first market becomes second', () => {
    expect(priorities(say('Yes, please.', waiting()).ledger)).toEqual({ dairies: 1, Breweries: 2 })
  })

  it('goes with no', () => {
    const { ledger } = say('No.', waiting())
    expect(priorities(ledger)).toEqual({ Breweries: 1 })
    expect(deriveWidgets(ledger).suggestions).toEqual([])
  })
})

describe('what is taken back', () => {
  it.each([
    [
      'Confession: three of the 21 interviews I logged were with our own advisors, so please make that 18.',
      21,
      18,
    ],
    ['I have to be honest, one of the 12 interviews I told you about was my cousin, so make it 11.', 12, 11],
    [
      'Ich muss etwas beichten: drei der 14 Interviews, die ich gemeldet habe, waren mit unseren Mentoren, also mach bitte 11 daraus.',
      14,
      11,
    ],
    [
      'Tengo que confesar algo: dos de las 16 entrevistas que te dije fueron con nuestros propios mentores, así que déjalo en 14.',
      16,
      14,
    ],
    [
      "Je dois avouer un truc : trois des 13 entretiens que j'ai annoncés étaient avec nos mentors, donc mets plutôt 10.",
      13,
      10,
    ],
    [
      "Ah non, attends, je rectifie : c'était un seul entretien, pas deux. Avec Nantes on a juste échangé des messages.",
      2,
      1,
    ],
    ['No, espera, corrijo: fue una sola entrevista, no dos. Con Vigo solo cruzamos correos.', 2, 1],
    [
      'Hold on, let me correct that: it was just a single interview, not two. With Leeds we only swapped emails.',
      2,
      1,
    ],
    [
      'Moment, ich korrigiere: es war nur ein einziges Interview, nicht zwei. Mit Bremen haben wir nur gemailt.',
      2,
      1,
    ],
  ])('leaves the rest: %s', (text, before, after) => {
    const told = say(`We did ${before} interviews with buyers.`)
    const { records, facts, ledger } = say(text, told.ledger)
    expect(counters(ledger).interview).toBe(after)
    expect(records.filter(({ status }) => status === 'needs_confirmation')).toEqual([])
    expect(facts).toEqual([])
  })

  it.each([
    ['Two of the 10 interviews happened this week, so 8 were before that.', 10],
    ['Two of the 17 interviews were with plant managers, the other 15 with operators.', 17],
    ['Drei der 17 Interviews haben wir diese Woche geführt, also bleiben 14 aus dem Sommer.', 17],
  ])('is nothing where parts are told apart: %s', (text, held) => {
    const told = say(`We did ${held} interviews with buyers.`)
    expect(counters(say(text, told.ledger).ledger).interview).toBe(held)
  })

  it('asks about no talk with who only saw a demo', () => {
    const told = say('Three pilots are running at Corvane, Haskel and Saur.')
    const { records, ledger } = say(
      'Je me suis trompé, deux pilotes seulement, pas trois : Saur a juste vu une démo.',
      told.ledger,
    )
    expect(counters(ledger).pilot).toBe(2)
    expect(records).toHaveLength(1)
  })
})

describe('what others tell or are compared to', () => {
  it.each([
    [
      'Halvorsen signed a letter of intent.',
      'Nouryon has signed a letter of intent as well, on the same conditions as Halvorsen.',
    ],
    [
      'BASF hat einen LOI unterschrieben.',
      'Noch einer: Wacker hat den LOI gestern gegengezeichnet, gleiche Bedingungen wie BASF.',
    ],
    [
      'Repsol firmó una carta de intención.',
      'Otra más: Cepsa firmó ayer la carta de intención, mismas condiciones que Repsol.',
    ],
    [
      "Arkema a signé une lettre d'intention.",
      "Une de plus : Solvay a signé la lettre d'intention vendredi, mêmes conditions qu'Arkema.",
    ],
  ])('adds who signed and not whom it is compared to: %s %s', (first, text) => {
    const { records, ledger } = say(text, say(first).ledger)
    expect(counters(ledger).loi).toBe(2)
    expect(records).toMatchObject([{ type: 'loi', op: 'add', count: 1 }])
  })

  it.each([
    'GreenPour in Bristol, the other startup doing this, just announced two paid pilots.',
    'Betonova aus Graz, das andere Team mit derselben Idee, hat gerade drei bezahlte Piloten verkündet.',
    "BétonVert à Lille, l'autre équipe qui fait ça, vient d'annoncer trois pilotes payants.",
    'Gartner says 60% of IoT pilots never scale. Does that fit what you see?',
    'BCG found that 4 in 5 pilots die before the contract.',
    "Gartner dit que 60 % des pilotes ne passent jamais à l'échelle. C'est ton avis aussi ?",
    'In February we start a field trial with Vattenfall.',
    'Im Februar starten wir einen Pilot mit Uniper (Vertrag liegt noch bei deren Juristen).',
    'En mars on démarre un pilote avec Engie (contrat chez leurs juristes).',
    'Two support letters for the grant and an NDA with Roche. Signed LOIs: none.',
    'Wir haben zwei Unterstützungsschreiben für den Antrag. Unterschriebene LOIs: keine.',
    'Tengo un NDA con Roche. Cartas de intención firmadas: ninguna.',
    "Deux lettres de soutien pour le dossier. Lettres d'intention signées : aucune.",
  ])('asks and counts nothing: %s', (text) => {
    const { records, ledger } = say(text)
    expect(records.filter(({ status }) => status !== 'none')).toEqual([])
    expect(Object.values(counters(ledger)).every((count) => count === 0)).toBe(true)
  })

  it.each([
    'This week we gave sales demos at Bosch and at Continental.',
    'We did a sales demo at Philips yesterday.',
    'Esta semana hicimos demos de venta en Navantia y en Indra.',
    "I've held somewhere between 12 and 15 interviews with growers, need to check my notes.",
    'Ich habe irgendwas zwischen 15 und 18 Interviews geführt, müsste im Kalender nachsehen.',
    "J'ai fait quelque chose entre 15 et 18 entretiens, il faudrait que je vérifie mon agenda.",
  ])('asks once, about interviews: %s', (text) => {
    const asked = say(text).records.filter(({ status }) => status === 'needs_confirmation')
    expect(asked).toMatchObject([{ type: 'interview' }])
  })
})
