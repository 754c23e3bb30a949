import { describe, expect, test } from 'vitest'
import { scanReply } from './update-scan.ts'

describe('a reply', () => {
  test('that counts evidence asks about the counts', () => {
    expect(scanReply('Noted: 14 interviews and 1 LOI so far.')).toEqual({
      type: 'evidence_added',
      changes: { evidenceCount: { interview: 14, loi: 1 } },
      needsConfirmation: true,
    })
    expect(scanReply('That makes 3 paid pilots.')?.changes).toEqual({ evidenceCount: { pilot: 3 } })
  })

  test('that says it captured the evidence asks without a number', () => {
    expect(scanReply('I’ve captured your evidence.')).toMatchObject({ type: 'evidence_added', changes: {} })
  })

  test.each([
    ['You’ve reached level 3.', 3],
    ['Level up! You are now at level 4, Proof.', 4],
    ['That is a new stage for you: stage 2.', 2],
  ])('that announces a level asks about it: %s', (reply, newLevel) => {
    expect(scanReply(reply)).toMatchObject({
      type: 'level_up',
      changes: { newLevel },
      needsConfirmation: true,
    })
  })

  test('that announces a level without its number announces nothing', () => {
    expect(scanReply('Soon you enter a new stage.')).toBeNull()
  })

  test.each([
    ['I have updated your target industries.', 'Target Industries'],
    ['Your ICP was added.', 'Ideal Customer Profile'],
    ['Captured under value proof.', 'Value Proof'],
    ['The buyer persona is populated.', 'Buyer Persona'],
    ['I updated your roadmap.', 'Roadmap'],
  ])('that names a widget it changed asks about that widget: %s', (reply, widgetName) => {
    expect(scanReply(reply)).toMatchObject({ type: 'widget_populated', changes: { widgetName } })
  })

  test.each([
    'Book 5 interviews this week and aim for 2 pilots by June.',
    'Once you have 20 interviews, write the pilot page.',
    'Have you held 10 interviews so far?',
    'What does your ICP look like? Prices were updated last year.',
    'A roadmap helps. Then add more people.',
    '',
  ])('that claims no change shows no card: %j', (reply) => {
    expect(scanReply(reply)).toBeNull()
  })
})
