import { beforeAll, describe, expect, it } from 'vitest'
import { starterKnowledge } from '../knowledge/starter.ts'
import { createRetrieval, type Retrieval } from '../search/retrieval.ts'
import type { EntryAnswer } from '../types.ts'
import { converseWith } from './search-in-test.ts'

const same = <T>(value: T) => ({ en: value, de: value, es: value, fr: value })

/** Two answers of the entry on paid pilots, so that what is tested does not depend on what is shipped. */
const ANSWERS: EntryAnswer[] = [
  {
    asks: {
      ...same<string[]>([]),
      en: ['they want the pilot after the summer shutdown', 'the plant stands still until autumn'],
      de: ['der Kunde will den Piloten erst nach dem Stillstand im Sommer'],
    },
    says: {
      ...same('Pide otra cosa.'),
      en: 'Use the shutdown: fit the sensor while nothing runs, and let the pilot begin with the first shift.',
      de: 'Nutze den Stillstand: Bau ein, solange nichts läuft, und beginne den Piloten mit der ersten Schicht.',
    },
    steps: {
      ...same<string[]>([]),
      en: [
        'Ask for the calendar of the shutdown. Deliverable: two dates.',
        'Book the fitter for its second day. Deliverable: a booked slot.',
      ],
      de: [
        'Frag nach dem Kalender des Stillstands. Ergebnis: zwei Termine.',
        'Buch die Montage für den zweiten Tag. Ergebnis: ein gebuchter Termin.',
      ],
    },
  },
  {
    asks: {
      ...same<string[]>([]),
      en: ['a large group asks for a discount on the pilot', 'purchasing wants the pilot cheaper'],
    },
    says: {
      ...same('Reduce el alcance.'),
      en: 'Take scope out before you take money off, and let purchasing choose which part goes.',
    },
    steps: {
      ...same<string[]>([]),
      en: [
        'Split the offer into three priced parts. Deliverable: a page with three lines.',
        'Let purchasing strike one line. Deliverable: the shorter offer, dated.',
      ],
    },
  },
]

const SLUG = 'paid-or-free-pilot'
let retrieval: Retrieval
beforeAll(() => {
  retrieval = createRetrieval()
  for (const entry of starterKnowledge) {
    const answers = entry.slug === SLUG ? ANSWERS : []
    retrieval.put({ ...entry, id: entry.slug, answers })
  }
})

const converse = (...asked: string[]) => converseWith(retrieval, asked)
const lead = (reply: string | undefined) => reply?.split('\n')[0]
const steps = (reply = ''): string[] => reply.match(/^\d\. .*$/gm) ?? []

describe('an entry of an operator that is found first', () => {
  it('leads, however surely a shipped entry answers questions like this one', () => {
    const own = createRetrieval()
    for (const entry of starterKnowledge) own.put({ ...entry, id: entry.slug })
    const question = 'What price should we name for a pilot of the Varnow skimmer?'
    const [before] = converseWith(own, [question])
    own.put({
      id: 'operator',
      title: 'Price of the Varnow skimmer',
      content: 'Name the pilot price of the Varnow skimmer per tonne skimmed, never per day.',
      category: 'Own',
      keywords: ['Varnow skimmer', 'pilot price'],
      relevance_tags: [],
      summaries: {},
    })
    expect(lead(before)).not.toContain('Varnow')
    expect(lead(converseWith(own, [question])[0])).toContain('per tonne skimmed')
  })
})

describe('what stands beside a lead', () => {
  it('stands alone: an answer that leans on its own question does not', () => {
    const [first, second] = ANSWERS
    if (!first || !second) throw new Error('two answers')
    const leaning = {
      ...second,
      says: { ...second.says, en: 'No, let the customer plan the summer with people of their own.' },
    }
    const alone = {
      ...second,
      says: { ...second.says, en: 'Let the customer plan the summer with people of their own.' },
    }
    for (const [beside, shown] of [
      [leaning, false],
      [alone, true],
    ] as const) {
      const own = createRetrieval()
      for (const entry of starterKnowledge)
        own.put({ ...entry, id: entry.slug, answers: entry.slug === SLUG ? [first, beside] : [] })
      const [reply] = converseWith(own, ['The customer wants the pilot after the summer shutdown, what now?'])
      expect(lead(reply)).toBe(first.says.en)
      expect(reply?.includes(beside.says.en)).toBe(shown)
    }
  })
})

describe('an answer that was written for the question', () => {
  it('leads, with its own steps and at most one of an entry', () => {
    const [reply] = converse('The customer wants the pilot after the summer shutdown, what now?')
    expect(lead(reply)).toBe(ANSWERS[0]?.says.en)
    expect(steps(reply).slice(0, 2).join('\n')).toContain('Book the fitter')
    expect(steps(reply)).toHaveLength(3)
  })

  it('differs from the answer to another question about the same entry', () => {
    const [shutdown] = converse('The customer wants the pilot after the summer shutdown, what now?')
    const [discount] = converse('Purchasing of a large group wants a discount on the pilot, what now?')
    expect(lead(discount)).toBe(ANSWERS[1]?.says.en)
    expect(steps(shutdown).filter((step) => steps(discount).includes(step)).length).toBeLessThanOrEqual(1)
  })

  it('is given in the language of the question', () => {
    const [reply] = converse('Der Kunde will den Piloten erst nach dem Stillstand im Sommer, was tun?')
    expect(lead(reply)).toBe(ANSWERS[0]?.says.de)
  })

  it('is never said twice in a conversation', () => {
    const replies = converse(
      'The customer wants the pilot after the summer shutdown, what now?',
      'And if the plant stands still until autumn?',
      'The customer wants the pilot after the summer shutdown, what now?',
    )
    expect(replies.filter((reply) => reply.includes(ANSWERS[0]?.says.en ?? ''))).toHaveLength(1)
  })

  it('gives way to the entry’s claim where it was written for something else', () => {
    const [reply] = converse('Should a pilot be paid or free?')
    for (const { says } of ANSWERS) expect(reply).not.toContain(says.en)
    expect(lead(reply)).toMatch(/^Charge for the pilot/)
  })
})
