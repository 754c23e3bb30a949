import { describe, expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { conversationLabel, groupConversations } from './group-conversations.ts'

await loadTexts(['chat'], 'en')

const now = new Date(2026, 10, 21, 9, 0)
const at = (daysAgo: number, hour = 12) => ({
  updated_at: new Date(2026, 10, 21 - daysAgo, hour).toISOString(),
  pinned: false,
  daysAgo,
})

describe('groupConversations', () => {
  it('groups by calendar day in the reader’s time zone', () => {
    const days = [0, 1, 2, 7, 8, 30, 31, 400]
    const groups = groupConversations(
      days.map((day) => at(day)),
      now,
    )
    expect(
      groups.map(({ group, conversations }) => [group, conversations.map(({ daysAgo }) => daysAgo)]),
    ).toEqual([
      ['today', [0]],
      ['yesterday', [1]],
      ['week', [2, 7]],
      ['month', [8, 30]],
      ['older', [31, 400]],
    ])
  })

  it('calls last night yesterday, however few hours ago it was', () => {
    expect(groupConversations([at(1, 23)], new Date(2026, 10, 21, 0, 30))[0]?.group).toBe('yesterday')
  })

  it('puts a change from a clock that is ahead under today', () => {
    expect(groupConversations([at(-1)], now)[0]?.group).toBe('today')
  })

  it('counts the days across a change to or from summer time', () => {
    const updated_at = new Date(2026, 9, 24, 12).toISOString()
    expect(groupConversations([{ updated_at, pinned: false }], new Date(2026, 9, 25, 12))[0]?.group).toBe(
      'yesterday',
    )
  })

  it('puts pinned conversations first, whenever they were changed', () => {
    const groups = groupConversations([{ ...at(40), pinned: true }, at(0)], now)
    expect(groups.map(({ group }) => group)).toEqual(['pinned', 'today'])
  })

  it('leaves empty groups out', () => {
    expect(groupConversations([], now)).toEqual([])
  })
})

describe('conversationLabel', () => {
  it('is the title, else the first message, else that the conversation is new', () => {
    expect(conversationLabel({ title: 'Pilots', first_message: 'Hello' })).toBe('Pilots')
    expect(conversationLabel({ title: '', first_message: 'Hello\nthere' })).toBe('Hello there')
    expect(conversationLabel({ title: ' ', first_message: '' })).toBe('New conversation')
  })

  it('is cut at 50 characters with an ellipsis', () => {
    const label = (length: number) => conversationLabel({ title: 'x'.repeat(length), first_message: '' })
    expect(label(50)).toBe('x'.repeat(50))
    expect(label(51)).toBe(`${'x'.repeat(50)}…`)
  })

  it('does not cut a character in two', () => {
    expect(conversationLabel({ title: '🧪'.repeat(60), first_message: '' })).toBe(`${'🧪'.repeat(50)}…`)
  })
})
