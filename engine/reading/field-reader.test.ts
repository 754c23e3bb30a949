import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import type { FieldFact, FieldName } from '#shared/roadmap.ts'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { ledgerLevel } from '../levels/profile.ts'
import { tokenize } from '../text/tokens.ts'
import { extract } from './extract.ts'
import { fieldFacts } from './field-reader.ts'

const NOTHING = deriveWidgets(emptyLedger())
const read = (text: string, asked?: FieldName, language: Language = 'en') =>
  fieldFacts(text, language, NOTHING, { asked })
const taken = (text: string, asked?: FieldName, language?: Language) =>
  read(text, asked, language).filter(({ suggested }) => !suggested)
const said = ({ field, value }: FieldFact) => `${field}: ${value}`

function talk(...turns: [text: string, asked?: FieldName][]) {
  return turns.reduce(
    (ledger, [text, asked], i) =>
      applyEvents(ledger, extract({ id: `m${i}`, text, ...(asked && { asked }) }, ledger).events),
    emptyLedger(),
  )
}

describe('a value keeps its numbers', () => {
  it.each([
    [
      'We built a sensor that detects 0.5 ppm of methane at 1.2 km distance.',
      'a sensor that detects 0.5 ppm of methane at 1.2 km distance',
    ],
    ['We build a heat pump with a COP of 2.8. Until now dairies burn gas.', 'a heat pump with a COP of 2.8'],
    [
      'Our technology is a furnace that runs at 1.200 °C and costs 18 000 €.',
      'a furnace that runs at 1.200 °C and costs 18 000 €',
    ],
    ['Our technology is a valve for 10-12 bar!', 'a valve for 10-12 bar'],
  ])('%s', (text, technology) => {
    expect(taken(text).map(said)).toEqual([`technology: ${technology}`])
  })
})

describe('what is no answer fills no field', () => {
  it.each([
    'asdf',
    'Asdf.',
    'qwertz',
    'hjkl sdfg',
    'Not sure.',
    'no idea, sorry',
    "I don't know yet",
    'Hello!',
    'thanks, that helps',
    'What do you mean?',
    'none',
    '12',
  ])('%s', (text) => {
    expect(read(text, 'problem')).toEqual([])
  })

  it.each<[Language, string]>([
    ['de', 'keine Ahnung'],
    ['es', 'ni idea'],
    ['fr', 'je ne sais pas'],
  ])('%s: %s', (language, text) => {
    expect(read(text, 'problem', language)).toEqual([])
  })

  it('a level is not reached by it', () => {
    const ledger = talk(
      ['We build a sensor that hears leaks in pipes.'],
      ['Asdf', 'problem'],
      ['Applications: city networks and campuses.'],
    )
    expect(deriveWidgets(ledger).idea_summary.problem).toBeUndefined()
    expect(ledgerLevel(ledger).level).toBe(0)
  })

  it('evidence that is told instead of an answer is none either', () => {
    expect(taken('We held 12 interviews with plant managers this week.', 'persona_role')).toEqual([])
  })
})

describe('the answer to a question goes into its field as said', () => {
  it.each<[FieldName, string, string[]]>([
    [
      'technology',
      'It dries timber with sound instead of heat.',
      ['It dries timber with sound instead of heat'],
    ],
    ['persona_role', 'The plant manager, up to 50,000 euro', ['plant manager']],
    ['persona_motivation', 'no downtime during the season', ['no downtime during the season']],
    ['industry', 'dairies, breweries and paper mills', ['dairies', 'breweries', 'paper mills']],
    [
      'icp_characteristic',
      'more than 0.5 MW of heat, two shifts',
      ['more than 0.5 MW of heat', 'two shifts'],
    ],
  ])('%s: %s', (field, text, values) => {
    expect(taken(text, field)).toMatchObject(values.map((value) => ({ field, value })))
  })
})

it('a label says itself which field it answers, whatever was asked', () => {
  expect(taken('Problem: dairies lose 3% of their milk.', 'technology').map(said)).toEqual([
    'problem: dairies lose 3% of their milk',
  ])
})

describe('industries are listed with their priorities', () => {
  it.each([
    'Our three industries are dairies, breweries and paper mills. Dairies are first.',
    'Our three industries are dairies first, breweries and paper mills.',
  ])('%s', (text) => {
    const { target_industries } = deriveWidgets(talk([text]))
    expect(target_industries.map(({ name, priority }) => [name, priority])).toEqual([
      ['dairies', 1],
      ['breweries', undefined],
      ['paper mills', undefined],
    ])
  })

  it.each([
    'Our industries are dairies, second are breweries, third paper mills.',
    'Priority 1 is dairies, priority 2 breweries, priority 3 paper mills.',
  ])('%s', (text) => {
    const { target_industries } = deriveWidgets(talk([text]))
    expect(target_industries.map(({ name, priority }) => [name, priority])).toEqual([
      ['dairies', 1],
      ['breweries', 2],
      ['paper mills', 3],
    ])
  })

  it('an ordinal alone is offered, because "safety first" names no industry', () => {
    expect(taken('Safety first, price second.')).toEqual([])
    expect(taken('Safety is first.')).toEqual([])
  })
})

describe('what is listed or named in passing is no industry of the venture', () => {
  it.each<[Language, string]>([
    ['de', '2 Prozessingenieure bei einem IDM in Dresden, 1 von imec, 1 Professor, 1 Entwicklungsleiter.'],
    ['fr', '3 font leurs cryostats à l’interne, 2 sont mariés avec Bluefors, 2 cherchent pour 2027.'],
    ['fr', 'Un salon intéressant (photonique, interconnexions optiques pour datacenters).'],
  ])('%s: %s', (language, text) => {
    expect(read(text, undefined, language).filter(({ field }) => field === 'industry')).toEqual([])
  })

  it('but is offered where the founder says that it is theirs', () => {
    const [market] = read('Our first market will be breweries.').filter(({ field }) => field === 'industry')
    expect(market).toMatchObject({ value: expect.stringContaining('breweries') })
  })
})

describe('a problem is specific when it says who has it and what it costs', () => {
  const specific = (...turns: [string, FieldName?][]) =>
    deriveWidgets(talk(...turns)).idea_summary.problem_specific

  it('the fuel that is burnt is no cost yet', () => {
    expect(specific(['Dairy plants burn gas for steam.', 'problem'])).toBe(false)
  })

  it('a cost that the next sentence names is kept with it', () => {
    const text = 'The problem is that dairy plants burn gas for steam. That costs them 900,000 euro a year.'
    const { idea_summary } = deriveWidgets(talk([text]))
    expect(idea_summary).toMatchObject({
      problem: 'dairy plants burn gas for steam. That costs them 900,000 euro a year',
      problem_specific: true,
    })
  })

  it('a cost that the next answer names is added', () => {
    const { idea_summary } = deriveWidgets(
      talk(['Dairy plants burn gas for steam.', 'problem'], ['900,000 euro a year', 'problem']),
    )
    expect(idea_summary).toMatchObject({
      problem: 'Dairy plants burn gas for steam. 900,000 euro a year',
      problem_specific: true,
    })
  })

  it('what the venture itself loses is no problem of a customer', () => {
    expect(specific(['We lose 3 hours a day.', 'problem'])).toBe(false)
  })
})

describe('a buyer', () => {
  const text = [
    'The plant manager signs.',
    'He cares about no downtime during the season and needs to see a reference plant of 0.8 MW.',
  ].join(' ')

  it('has a role, a motivation and the proof needed, each in its own field', () => {
    expect(taken(text).map(said)).toEqual([
      'persona_role: plant manager',
      'persona_motivation: no downtime during the season',
      'persona_proof_needed: a reference plant of 0.8 MW',
    ])
  })

  it('a proof that is announced as such stays whole, though it reads like a result of our own', () => {
    const proof = taken('Als Nachweis verlangt er 500 Stunden an seinem eigenen Gas.', undefined, 'de')
    expect(proof.map(said)).toEqual(['persona_proof_needed: 500 Stunden an seinem eigenen Gas'])
  })

  it.each([
    [
      'The plant manager wants no downtime during the season and needs a reference plant of his size.',
      'The plant manager wants no downtime during the season',
      'needs a reference plant of his size',
    ],
    [
      'He cares about no downtime during the season and needs a reference plant of his size.',
      'no downtime during the season',
      'needs a reference plant of his size',
    ],
    [
      'She cares about uptime and asks for an independent test report.',
      'uptime',
      'asks for an independent test report',
    ],
  ])('told in one breath is split into motivation and proof: %s', (text, motivation, proof) => {
    expect(read(text).map(said)).toEqual([
      `persona_motivation: ${motivation}`,
      `persona_proof_needed: ${proof}`,
    ])
  })

  it.each([
    [
      'es',
      'La directora quiere ahorrar energía y exige un informe de ensayo independiente.',
      'La directora quiere ahorrar energía',
      'exige un informe de ensayo independiente',
    ],
    [
      'fr',
      'La directrice veut économiser de l’énergie et demande un rapport d’essai indépendant.',
      'La directrice veut économiser de l’énergie',
      'demande un rapport d’essai indépendant',
    ],
  ] as const)(
    'that sounds like a question is split too where a full stop ends it: %s',
    (lang, text, motivation, proof) => {
      expect(read(text, undefined, lang).map(said)).toEqual([
        `persona_motivation: ${motivation}`,
        `persona_proof_needed: ${proof}`,
      ])
    },
  )

  it('keeps two things that belong to one field together', () => {
    const text =
      'He needs to see a reference plant that ran for a season and a guarantee of 95 % availability.'
    expect(read(text).map(said)).toEqual([
      'persona_proof_needed: a reference plant that ran for a season and a guarantee of 95 % availability',
    ])
  })

  it('is nobody where the sentence denies it', () => {
    expect(taken("It's not the CTO who signs.")).toEqual([])
  })
})

describe('other sentences', () => {
  it('are offered a field, with the sentence as its value, and open no gate', () => {
    const text = 'Every winter, tomato growers pay 40,000 euros for heating that escapes through the roof.'
    expect(read(text)).toMatchObject([{ field: 'problem', suggested: true, value: text.slice(0, -1) }])
  })

  it('are offered as a whole where something is said with a number', () => {
    const text = 'Wir haben eine Wärmepumpe gebaut, die Prozessdampf mit 160 °C aus Abwärme liefert.'
    expect(read(text, undefined, 'de').map(said)).toEqual([`technology: ${text.slice(0, -1)}`])
  })

  it('about a competitor, an interview or a question are offered none', () => {
    expect(taken('Our competitor’s technology is a drone that counts fish.')).toEqual([])
    expect(read('We held 12 interviews with plant managers.')).toEqual([])
    expect(read('Which industry should we start with?')).toEqual([])
  })

  it('trait by trait, a described customer is offered', () => {
    const facts = read(
      'Our ideal customer is a dairy in Bavaria with more than 200 cows and its own biogas plant.',
    )
    expect(facts.map(said)).toEqual([
      'icp_description: a dairy in Bavaria with more than 200 cows and its own biogas plant',
      'icp_characteristic: in Bavaria',
      'icp_characteristic: more than 200 cows',
      'icp_characteristic: its own biogas plant',
    ])
    expect(facts.map(({ suggested }) => suggested ?? false)).toEqual([false, true, true, true])
  })

  it.each([
    ['a dairy with a waste heat source above 60 °C', ['with a waste heat source above 60 °C']],
    ['a farm in Ontario with 20 growing rooms', ['in Ontario', 'with 20 growing rooms']],
    ['a dairy above 200 cows in Tyrol', ['above 200 cows', 'in Tyrol']],
    ['a firm with between 50 and 200 employees in Austria', ['between 50 and 200 employees', 'in Austria']],
  ])('a measure stays with what it measures: %s', (customer, traits) => {
    const facts = read(`Our ideal customer is ${customer}.`)
    expect(facts.filter(({ suggested }) => suggested).map(({ value }) => value)).toEqual(traits)
  })
})

const PIECES = [
  'Our technology is',
  'a sensor for 0.5 ppm',
  '1.200 °C',
  '18 000 €',
  'priority 1',
  'dairies',
  'and',
  ',',
  '.',
  ';',
  'first',
  'COP of 2.8',
  'The plant manager signs',
  'he needs to see',
  '10-12 weeks',
  'Problem:',
  '\n- ',
  '(',
  ')',
  '"',
  'Unser Käufer ist',
  'l’usine',
  '“quoted words that somebody else wrote”',
  'ä',
  '👩‍🔬',
  '40k',
  'not sure',
  '?',
  '€5',
]

test('every value is a part of its message that begins and ends at a token', () => {
  const message = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(' '))
  const asked = fc.constantFrom<FieldName | undefined>(
    undefined,
    'technology',
    'industry',
    'problem',
    'persona_role',
  )
  fc.assert(
    fc.property(fc.oneof(message, fc.string({ maxLength: 200, unit: 'binary' })), asked, (text, field) => {
      const tokens = tokenize(text)
      for (const { value } of read(text, field)) {
        const starts = tokens.map(({ start }) => start).filter((start) => text.startsWith(value, start))
        const ends = new Set(tokens.map(({ end }) => end))
        expect(starts.some((start) => ends.has(start + value.length))).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})
