import { describe, expect, test } from 'vitest'
import type { Source } from '#shared/dashboard-views.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { ageMark, sourceLine, sourceNote, spokenSource } from './source-words.ts'

await loadTexts(['roadmap'], 'en')

const now = new Date('2026-06-20T12:00:00Z')
const said = (at: string, more: Partial<Source> = {}): Source => ({
  eventId: `event ${at}`,
  quote: 'We are at 14 interviews',
  messageId: `message ${at}`,
  conversationId: 'conversation',
  at: `${at}T10:00:00Z`,
  extractor: 'rules',
  ...more,
})

describe('the source line of a widget', () => {
  test.each([
    [[said('2026-05-19')], 'From your message of 19 May'],
    [[said('2026-03-04'), said('2026-03-11')], 'From your messages of 4 and 11 March'],
    [[said('2026-03-04'), said('2026-04-02')], 'From your messages of 4 March and 2 April'],
    [[said('2026-03-04'), said('2026-04-02'), said('2026-05-28')], 'From 3 of your messages, last on 28 May'],
    [[said('2026-03-04'), said('2026-03-04')], 'From your message of 4 March'],
    [
      [said('2026-03-04'), said('2026-03-04', { messageId: 'another' })],
      'From 2 of your messages of 4 March',
    ],
    [[said('2025-12-04')], 'From your message of 4 December 2025'],
    [[], ''],
  ])('tells the messages apart and keeps dates short (%#)', (sources, line) => {
    expect(sourceLine(sources, true, now)).toBe(line)
  })

  test('says when everything was typed on the dashboard', () => {
    const typed = said('2026-05-19', {
      quote: '',
      messageId: null,
      conversationId: null,
      extractor: 'person',
    })
    expect(sourceLine([typed], true, now)).toBe('Edited by you on 19 May')
    expect(sourceLine([typed, said('2026-03-04')], true, now)).toBe('From your message of 4 March')
  })
})

describe('the note of a value', () => {
  test('never claims that anybody verified it', () => {
    expect(sourceNote(said('2026-06-12'), 'confirmed', '12 June at 09:41')).toBe(
      'You wrote this on 12 June at 09:41. Confirmed means that you said so clearly. Nobody has verified it.',
    )
  })

  test('names who said it where several people work on the venture', () => {
    const team = [said('2026-03-04', { author: 'Mara Feld' }), said('2026-03-11', { author: null })]
    expect(sourceLine(team, true, now)).toBe(
      'From messages of 4 and 11 March, Mara Feld and a deleted account',
    )
    const [source] = team
    expect(source && sourceNote(source, 'confirmed', '4 March')).toBe(
      'Mara Feld wrote this on 4 March. Confirmed means that it was said clearly. Nobody has verified it.',
    )
  })

  test('speaks of the founder to whoever only reads', () => {
    const shared = [said('2026-03-04'), said('2026-03-04')].map((source) => ({
      ...source,
      messageId: null,
      conversationId: null,
    }))
    expect(sourceLine(shared, false, now)).toBe('From a message of 4 March')
    const [source] = shared
    expect(source && sourceNote(source, 'confirmed', '4 March', false)).toBe(
      'The founder wrote this on 4 March. Confirmed means that the founder said so clearly. Nobody has verified it.',
    )
  })

  test('tells when it was typed here, and when its conversation is gone', () => {
    const typed = said('2026-06-12', { quote: '', extractor: 'person' })
    expect(sourceNote(typed, 'confirmed', '12 June')).toMatch(/^You typed this here on 12 June\./)
    const orphan = said('2026-06-12', { conversationId: null, messageId: null })
    expect(sourceNote(orphan, 'waiting', '12 June')).toBe(
      'You wrote this on 12 June. Its conversation was deleted; the sentence is kept. It counts once you have answered.',
    )
  })
})

test('evidence shows its age from twelve months on', () => {
  expect([11, 12, 14].map(ageMark)).toEqual(['', '12 months old', '14 months old'])
})

test('a value that ends a sentence is not spoken with a second full stop', () => {
  expect(spokenSource('Interviews: 12')).toBe('Interviews: 12. Where this comes from')
  expect(spokenSource('Ya llevamos 12 entrevistas.')).toBe(
    'Ya llevamos 12 entrevistas. Where this comes from',
  )
})
