import { describe, expect, it } from 'vitest'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { counters } from '../ledger/counters.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { extract } from './extract.ts'

const ledgerOf = (texts: string[]) =>
  texts.reduce((state, text, i) => {
    const { events } = extract({ id: `m${i}`, text }, state)
    return applyEvents(state, events as LedgerEvent[])
  }, emptyLedger())
const counted = (...texts: string[]) => counters(ledgerOf(texts))
const none = { interview: 0, loi: 0, pilot: 0, revenue: 0, repeat_events: 0 }

describe('a list of several things', () => {
  it.each([
    'An LOI signed by Corvane and a pilot running at Haskel.',
    'Eine Absichtserklärung unterschrieben von Corvane, ein Pilot läuft bei Haskel.',
    'Una carta de intención firmada por Corvane y un piloto en marcha en Haskel.',
    'Une LOI signée par Corvane et un pilote en cours chez Haskel.',
  ])('counts each with its own organisation: %s', (text) => {
    expect(counted(text)).toEqual({ ...none, loi: 1, pilot: 1 })
  })

  it('counts none of a list that is planned as a whole', () => {
    expect(counted('We plan 5 interviews, an LOI signed by Corvane and a pilot running at Haskel.')).toEqual(
      none,
    )
  })

  it.each([
    ['One paid pilot is running, two unpaid ones finished.', 3],
    ['Ein bezahlter Pilot läuft, zwei unbezahlte sind abgeschlossen.', 3],
    ['Pilot at Corvane kicked off on Monday, a second one at Haskel starts in August.', 1],
    ['Le pilote chez Corvane a démarré lundi, le deuxième chez Haskel démarre en août.', 1],
  ])('reads another one by its own words: %s', (text, pilot) => {
    expect(counted(text).pilot).toBe(pilot)
  })

  it('adds what another of the team did', () => {
    expect(counted('My cofounder did 5 interviews and I did 4.').interview).toBe(9)
    expect(counted('Mein Mitgründer hat 5 Interviews geführt, ich 4.').interview).toBe(9)
  })
})

describe('those who did it, by nothing but their number', () => {
  it.each([
    'We interviewed 12 plant managers and 2 signed a letter of intent.',
    'Two have signed an LOI.',
    'So far two signed an LOI.',
    'Of the 12 two signed an LOI.',
    'Only 2 of the 6 signed an LOI.',
    'Nur zwei von sechs haben einen LOI unterschrieben.',
    'Dos de los 6 firmaron una carta de intención.',
    'Deux sur six ont signé une lettre d’intention.',
    'Zwei haben eine Absichtserklärung unterschrieben.',
    'Letzte Woche haben zwei einen LOI unterschrieben.',
    'Davon haben zwei einen LOI unterschrieben.',
    'Von den 12 haben zwei einen LOI unterschrieben.',
    'Dos firmaron una carta de intención.',
    'De ellos, dos han firmado una carta de intención.',
    'Deux ont signé une lettre d’intention.',
    'Sur les 12, deux ont signé une lettre d’intention.',
  ])('are counted: %s', (text) => {
    expect(counted(text).loi).toBe(2)
  })

  it.each([
    '4 of them are running a pilot.',
    'Vier haben einen Piloten gestartet.',
    'Cuatro han empezado un piloto.',
    'Quatre ont démarré un pilote.',
  ])('are counted for pilots: %s', (text) => {
    expect(counted(text).pilot).toBe(4)
  })

  it.each([
    'Two universities pay for our device.',
    'Zwei Brauereien bezahlen für unseren Sensor.',
    'Dos cervecerías pagan por nuestro sensor.',
    'Deux brasseries paient notre capteur.',
  ])('are counted as customers, who pay for what is ours: %s', (text) => {
    expect(counted(text).revenue).toBe(2)
  })

  it.each([
    'Half of the 10 farmers signed an LOI.',
    'Die Hälfte der 10 Bauern hat einen LOI unterschrieben.',
    'La mayoría de los 10 agricultores firmaron una carta de intención.',
    'La moitié des 10 agriculteurs ont signé une lettre d’intention.',
  ])('are asked for where only a share is told: %s', (text) => {
    const { records } = extract({ id: 'm', text }, emptyLedger())
    expect(records).toMatchObject([{ type: 'loi', status: 'needs_confirmation' }])
  })

  it.each([
    '2025 haben wir eine Absichtserklärung unterschrieben.',
    'Site 2 signed an LOI.',
    'Im Werk 2 haben wir eine Absichtserklärung unterschrieben.',
  ])('are not a year, a place or ourselves: %s', (text) => {
    expect(counted(text).loi).toBe(1)
  })
})

describe('a number that is put right', () => {
  it.each([
    [
      'We did 12 interviews with operators.',
      'We interviewed 4 more plant managers.',
      'Sorry, it was 3, not 4.',
    ],
    [
      'Wir haben 12 Interviews geführt.',
      'Wir haben 4 weitere Betriebsleiter interviewt.',
      'Sorry, es waren 3, nicht 4.',
    ],
    ['Hemos hecho 12 entrevistas.', 'Hemos entrevistado a 4 jefes de planta más.', 'Perdón, fueron 3, no 4.'],
    [
      'Nous avons mené 12 entretiens.',
      'Nous avons interviewé 4 responsables de plus.',
      'Pardon, c’était 3, pas 4.',
    ],
  ])('is the one that was added, not the total: %s %s %s', (...texts) => {
    expect(counted(...texts.slice(0, 2)).interview).toBe(16)
    expect(counted(...texts).interview).toBe(15)
  })

  it.each([
    ['We did 12 interviews with operators.', 'We have talked to 4 water plants.', 'Sorry, it was 3, not 4.'],
    ['Hemos hecho 12 entrevistas.', 'Hemos hablado con 4 potabilizadoras.', 'Perdón, fueron 3, no 4.'],
    ['Nous avons mené 12 entretiens.', 'Nous avons parlé avec 4 usines d’eau.', 'Pardon, c’était 3, pas 4.'],
  ])('is the one that was asked about: %s %s %s', (...texts) => {
    expect(counted(...texts.slice(0, 2)).interview).toBe(12)
    expect(counted(...texts).interview).toBe(15)
    expect(ledgerOf(texts).pending).toBeNull()
  })

  it('is the total where that is what was named', () => {
    expect(counted('We did 12 interviews.', 'Actually it was 8 interviews, not 12.').interview).toBe(8)
  })
})

describe('a pilot', () => {
  const paidIn = (text: string) =>
    ledgerOf([text])
      .records.filter(({ record }) => record.type === 'pilot')
      .map(({ record }) => record.paid === true)

  it.each([
    'Haskel signed a pilot contract worth €30,000 with us.',
    'Haskel signed a 30,000 euro pilot with us.',
    'Haskel hat einen Pilotvertrag über 30.000 € mit uns unterschrieben.',
    'Haskel ha firmado con nosotros un contrato de piloto de 30.000 €.',
    'Haskel a signé avec nous un contrat pilote de 30 000 €.',
  ])('with a price of its own is a paid one: %s', (text) => {
    expect(paidIn(text)).toEqual([true])
  })

  it.each([
    'Haskel signed a pilot with us; our turbine of €30,000 stays there.',
    'Haskel ha firmado con nosotros un piloto gratuito de 3 meses.',
    'Haskel a signé un pilote avec nous, avec une subvention de 30 000 €.',
    'Haskel signed a pilot of 30,000 litres with us.',
  ])('is not paid because some money is named: %s', (text) => {
    expect(paidIn(text)).toEqual([false])
  })
})

describe('what only looks like evidence', () => {
  it.each([
    'Write me an interview guide for plant managers.',
    'Does my mum count as an interview?',
    'A VC told us 20 interviews would be enough.',
    'I was interviewed by two journalists this week.',
    'We paid our first supplier invoice, 4,000 euros to Festo.',
    'Für zehn Interviews bekommt man je einen Piloten, sagt mein Mentor.',
    'Wir haben drei Sensoren von Corvane für 900 Euro gekauft.',
    'El piloto con Corvane empieza cuando se firme el NDA.',
    'Imagínate que tuviéramos 10 pilotos en marcha.',
    "La lettre d'intention de Corvane, ce serait le rêve.",
    'Chaque pilote nous coûte 8 000 euros.',
    'Le NDA avec Corvane est signé, la LOI non.',
    'Un amigo fundador ya tiene 12 clientes de pago.',
    "Corvane propose de payer l'essai seulement s'il réussit.",
    'Corvane offers to pay for the pilot only if it works.',
    'Corvane bietet an, den Piloten zu bezahlen, wenn er läuft.',
    'Corvane ofrece pagar el piloto solo si funciona.',
    'Einen laufenden Piloten gibt es bei uns noch nicht.',
    'A signed LOI we do not have yet.',
    'Einen unterschriebenen LOI haben wir leider noch nicht.',
  ])('counts nothing: %s', (text) => {
    expect(counted(text)).toEqual(none)
  })
})

describe('dozens', () => {
  it.each([
    'Hice una docena de entrevistas a panaderos.',
    'We did a dozen interviews with bakers.',
    'Wir haben ein Dutzend Interviews mit Bäckern geführt.',
  ])('takes a dozen for twelve: %s', (text) => {
    expect(counted(text).interview).toBe(12)
  })

  it.each(["J'ai mené une douzaine d'entretiens.", 'Hice como una docena de entrevistas.'])(
    'asks about one that is not meant exactly: %s',
    (text) => {
      expect(counted(text).interview).toBe(0)
    },
  )
})

describe('places', () => {
  it.each([
    'Corvane signed a pilot at Port Blakeney, it started on Monday.',
    'Corvane firmó un piloto en La Ventana, partió el lunes.',
    'Corvane a signé un pilote à La Ferté, démarré lundi.',
    'Corvane hat einen Piloten in Bad Salzau unterschrieben.',
  ])('takes the place of a pilot for no second organisation: %s', (text) => {
    expect(counted(text).pilot).toBe(1)
  })
})

describe('sales told in two breaths', () => {
  it.each([
    [
      'A pilot at Corvane is running.',
      'The Corvane pilot turned into a sale: signed purchase order for two units.',
    ],
    [
      'Bei Corvane läuft ein Pilot.',
      'Aus dem Piloten bei Corvane ist ein Kauf geworden: Bestellung unterschrieben.',
    ],
    [
      'Tenemos un piloto en marcha con Corvane.',
      'El piloto de Corvane se convirtió en compra. Pagaron la factura.',
    ],
    [
      'Un pilote tourne chez Corvane.',
      "Le pilote de Corvane s'est transformé en vente. Ils ont payé la facture.",
    ],
  ])('counts the customer and the repeat: %s %s', (...told) => {
    expect(counted(...told)).toMatchObject({ pilot: 1, revenue: 1, repeat_events: 1 })
  })

  it('asks how many it makes where names stand beside a number', () => {
    expect(counted('Hale Foods, Corvane and two more dairies are now paying customers.').revenue).toBe(0)
  })

  it('counts a sale that is told twice once', () => {
    const told = counted(
      'Pilot at Corvane is running, they paid the invoice.',
      'The Corvane pilot turned into a sale: signed purchase order for two grippers.',
      'The Corvane pilot turned into a sale, the purchase order is signed.',
    )
    expect(told).toMatchObject({ revenue: 1, repeat_events: 1 })
  })

  it('takes what a buyer is, between commas, for no hindrance to a new customer', () => {
    const told = counted(
      'Brenta Mills paid the invoice.',
      'Corvane, another tyre wholesaler, bought a gripper and has paid the invoice.',
    )
    expect(told.revenue).toBe(2)
  })

  it.each([
    'Corvane pays us if the sensor holds.',
    'Corvane zahlt uns, wenn der Sensor hält.',
    'Corvane nos paga si el sensor aguanta.',
    'Corvane nous paie si le capteur tient.',
  ])('counts no payment under a condition: %s', (text) => {
    expect(counted(text).revenue).toBe(0)
  })

  it('asks about a sale that no money stands behind', () => {
    expect(counted('A pilot at Corvane is running.', 'The Corvane pilot turned into a sale.').revenue).toBe(0)
  })

  it.each([
    [
      'We have one paying customer, Hale.',
      'Two more mills are now paying customers, namely Corvane and Brenta.',
    ],
    ['Ein zahlender Kunde: Hale.', 'Und noch zwei Betriebe haben gekauft und bezahlt: Corvane und Brenta.'],
    ['Tenemos un cliente de pago, Hale.', 'Otras dos fábricas ya son clientes de pago: Corvane y Brenta.'],
    ['Nous avons un client payant, Hale.', 'Deux autres usines ont acheté et payé : Corvane et Brenta.'],
  ])('counts those named after their number: %s %s', (...told) => {
    expect(counted(...told).revenue).toBe(3)
  })

  it.each([
    ['Corvane paid the invoice.', 'Corvane renewed the contract and also extended it to the Altamira site.'],
    [
      'Corvane hat die Rechnung bezahlt.',
      'Corvane hat den Vertrag verlängert und ihn auch auf das Werk Altamira ausgeweitet.',
    ],
    ['Corvane pagó la factura.', 'Corvane renovó el contrato y además lo amplió a la planta de Altamira.'],
    ['Corvane a payé la facture.', "Corvane a renouvelé le contrat et l'a aussi étendu au site d'Altamira."],
  ])('takes a renewal and an expansion for two: %s %s', (...told) => {
    expect(counted(...told)).toMatchObject({ revenue: 1, repeat_events: 2 })
  })
})

describe('a pilot that became a sale', () => {
  it.each([
    [
      'A pilot is running at Baxter Berries.',
      'Baxter Berries signed the purchase order for three units today, so the pilot became a real order!',
    ],
    [
      'Pilot at Fraser Mills is running.',
      'Fraser Mills signed the purchase order this morning. So the pilot became a real order!',
    ],
    [
      'Bei der Molkerei Sennfeld läuft ein Pilot.',
      'Die Molkerei Sennfeld hat heute die Bestellung über zwei Anlagen unterschrieben, aus dem Pilot ist also ein echter Auftrag geworden!',
    ],
    [
      'Piloto en marcha con Frutas Beltrán.',
      'Frutas Beltrán firmó hoy el pedido de tres equipos, así que el piloto se convirtió en una venta real.',
    ],
    [
      'Un pilote tourne chez Delmas.',
      "Delmas a signé aujourd'hui le bon de commande pour deux machines, le pilote est donc devenu une vraie commande !",
    ],
    [
      'Pilot at Schiphol is running.',
      'After the pilot phase Schiphol has now bought regularly: six units, purchase order signed.',
    ],
    [
      'Bei Hapag läuft ein Pilot.',
      'Hapag hat nach der Pilotphase jetzt regulär bestellt: sechs Sensoren, der Auftrag ist unterschrieben.',
    ],
    [
      'Piloto en marcha con Aena.',
      'Aena, tras la fase piloto, ha comprado ya de forma regular: seis robots, pedido firmado.',
    ],
    [
      'Un pilote tourne chez Eurotunnel.',
      'Après la phase pilote, Eurotunnel a maintenant acheté pour de bon : quatre robots, bon de commande signé.',
    ],
  ])('is one customer who came back once: %s %s', (...texts) => {
    expect(counted(...texts)).toEqual({ ...none, pilot: 1, revenue: 1, repeat_events: 1 })
  })

  it('is no second one when the order is told again, and another company is another customer', () => {
    const told = [
      'Fraser Mills paid us 9,000 euros for a pilot that ended in May.',
      'Fraser Mills signed the PO for six units, so the pilot became a real order.',
      "Fraser Mills' PO arrived by post today.",
    ]
    expect(counted(...told)).toEqual({ ...none, pilot: 1, revenue: 1, repeat_events: 1 })
    const other = 'Two new mills, Oakhill and Riverside, bought the press this month. Both invoices are paid.'
    expect(counted(...told, other)).toEqual({ ...none, pilot: 1, revenue: 3, repeat_events: 1 })
  })

  it('is another sale when another organisation is named', () => {
    const told = counted(
      'Pilot at Boliden is running.',
      'Fraser Mills signed the purchase order yesterday. Meanwhile the pilot at Boliden became a contract.',
    )
    expect(told).toEqual({ ...none, pilot: 1, revenue: 2, repeat_events: 1 })
  })

  it('takes no word that opens a German sentence for a company', () => {
    const text = 'Außerdem hat die Kläranlage Weiden eine Sonde gekauft, die Rechnung ist schon bezahlt.'
    expect(counted(text).revenue).toBe(1)
  })
})

describe('a mention without a verb', () => {
  it.each([
    'problem interview vs solution interview',
    'Lösungsinterview oder Probleminterview',
    'entrevista de problema frente a entrevista de solución',
    'entretien problème ou solution',
    'de la prueba de concepto a la primera factura',
    'Interview mit dem Werksleiter',
  ])('confirms nothing: %s', (text) => {
    expect(counted(text)).toEqual(none)
  })

  it.each([
    ['Interview with Anna Berger', 'interview', 1],
    ['Erstes Interview gestern', 'interview', 1],
    ['Dos pilotos en marcha', 'pilot', 2],
    ['Un pilote chez Corvane, démarré en mai', 'pilot', 1],
    ['Interviews: 12', 'interview', 12],
  ] as const)('counts with a number, a name or a date: %s', (text, type, count) => {
    expect(counted(text)[type]).toBe(count)
  })
})

describe('other companies', () => {
  it.each([
    'Northvolt had orders from BMW before it went bankrupt.',
    'Climeworks sells carbon removal to Microsoft.',
    'Hab gelesen, dass Northvolt Vorbestellungen hatte.',
    'Leí que Northvolt tenía pedidos de BMW.',
    "J'ai lu que Northvolt avait des commandes de BMW.",
  ])('asks nothing about their customers: %s', (text) => {
    expect(extract({ id: 'm', text }, emptyLedger()).records).toEqual([])
  })
})

describe('what was told already', () => {
  it('keeps a second pilot of one organisation as a record and the counter as it is', () => {
    const ledger = ledgerOf([
      'The pilot at Corvane is running since May.',
      'A second pilot at Corvane started, this time in Aarhus.',
    ])
    expect(counters(ledger).pilot).toBe(1)
    expect(
      ledger.records.filter(({ record }) => record.type === 'pilot' && record.op === 'add'),
    ).toHaveLength(2)
  })

  it('takes a conclusion for the number that stands, not the part it names', () => {
    const told = counted(
      'We did 12 interviews with bakers.',
      'One of the 12 was actually a consultant, so make that 11.',
    )
    expect(told.interview).toBe(11)
  })

  it('takes what some of those interviewed said for no further interviews', () => {
    const told = counted(
      'We did 14 interviews with bakers.',
      'Of the 14 people we interviewed, 11 complain about flour dust.',
    )
    expect(told.interview).toBe(14)
  })
})
