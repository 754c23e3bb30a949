import { expect, test } from 'vitest'
import { readText } from '#engine/read.ts'
import type { ModelReading } from '#engine/reading/model/reading.ts'
import { modelField, modelReading, modelRecord } from '#server/test/model-reading.ts'
import type { TextLine } from '#server/workers/imports/document-job.ts'
import { asksAbout, type PartToRead, proposalsOf } from './propose-from-text.ts'
import { aboutOf } from './tell-speakers.ts'

const AT = '2026-11-23T10:00:00.000Z'
const talk = (...turns: [speaker: string | null, text: string][]): TextLine[] =>
  turns.map(([speaker, text], at) => ({ at: `00:00:0${at}`, unit: 'time', speaker, text }))

/** Returns what is proposed from a talk that Mara Feld of the venture has, and what a model would be shown of it. */
async function propose(lines: TextLine[], found?: ModelReading) {
  const parts: PartToRead[] = []
  const proposals = await proposalsOf({ lines, isDeck: false, people: ['Mara Feld'] }, async (part) => {
    parts.push(part)
    const message = { messageId: 'm', content: part.content, follows: null, asks: null }
    const { events } = readText({ message, ledger: [], at: AT, found })
    return { events, byModel: found !== undefined }
  })
  const said = proposals.map(({ record, fact, speaker, quote }) => [
    fact?.field ?? record?.type,
    speaker,
    quote,
  ])
  return { parts, said }
}

const LOSS = 'Operators lose two days a month to scaling, that is €40,000.'

test('A model is shown who speaks, and nobody by name', async () => {
  const lines = talk(
    ['Mara Feld', 'What does scaling cost you?'],
    ['Petra Lang', 'We lose two days.'],
    ['Petra Lang', 'Each month.'],
    ['Mara Feld', 'I see.'],
  )
  const { parts } = await propose(lines)
  expect(parts).toEqual([
    {
      content: 'What does scaling cost you?\nWe lose two days. Each month.\nI see.',
      dialogue: 'Venture: What does scaling cost you?\nGuest: We lose two days. Each month.\nVenture: I see.',
    },
  ])
  const [asked] = asksAbout(parts[0] as PartToRead, [{ role: 'user', content: 'today: 2026-11-23' }])
  expect(asked?.content).toMatch(/^The message is a part of a transcript[\s\S]*\n\ntoday: 2026-11-23$/)
})

test('A text in which no guest speaks is read as a message is', async () => {
  const { parts } = await propose(talk(['Mara Feld', LOSS], [null, 'E.ON signed a letter of intent.']))
  expect(parts[0]?.dialogue).toBeNull()
  expect(asksAbout(parts[0] as PartToRead, [{ role: 'user', content: 'today' }])).toEqual([
    { role: 'user', content: 'today' },
  ])
})

test('A guest tells of the problem, and the venture of its letters', async () => {
  const lines = talk(
    ['Petra Lang', `Problem: ${LOSS}`],
    ['Mara Feld', 'Technology: a sorbent that takes lithium out of hot brine.'],
    ['Mara Feld', 'E.ON signed a letter of intent last week.'],
    ['Petra Lang', 'We had twelve interviews and three paying customers.'],
  )
  const { said } = await propose(lines)
  const kinds = said.map(([kind, speaker]) => `${kind} ${speaker}`)
  expect(kinds.toSorted()).toEqual(['interview Petra Lang', 'loi Mara Feld', 'problem Petra Lang'])
})

test('Where a model read a talk, what only the plain reader found is not proposed', async () => {
  const lines = talk(
    ['Mara Feld', 'E.ON signed a letter of intent last week.'],
    ['Petra Lang', `Problem: ${LOSS}`],
    ['Petra Lang', 'The plant manager signs for that.'],
  )
  const quote = 'The plant manager signs for that.'
  const role = modelField({ field: 'persona_role', value: 'plant manager', quote })
  const invented = modelField({ field: 'problem', value: 'Scaling', quote: 'It costs us a fortune.' })
  const loi = modelRecord({ type: 'loi', count: 1, organisations: ['E.ON'], quote: 'E.ON never said so' })
  const { said } = await propose(lines, modelReading({ fields: [role, invented], records: [loi] }))
  expect(said.map(([kind]) => kind)).toEqual(['interview', 'persona_role'])
  expect(said).toContainEqual(['persona_role', 'Petra Lang', quote])
})

test('The company that is named with its legal form while people greet each other is whom a talk was with', () => {
  const greeting = 'Here with Petra Lang of Terravent GmbH, right?'
  const lines = talk(['Mara Feld', greeting], ['Petra Lang', 'Yes.'])
  expect(aboutOf(lines, 'talk-2026-06-12.vtt')).toEqual({
    organisation: 'Terravent GmbH',
    date: '2026-06-12',
  })
  const two = talk(['Mara Feld', greeting], ['Petra Lang', 'Since May, before that at Isarwärme AG.'])
  expect(aboutOf(two, 'talk.vtt')).toEqual({ organisation: '', date: null })
})
