import { describe, expect, test } from 'vitest'
import type { AdminConversation } from '#shared/admin/conversations.ts'
import { groupName, step, toRows } from './rows.ts'

function conversation(id: string, part: Partial<AdminConversation>): AdminConversation {
  return {
    id,
    created_at: '2026-11-01T10:00:00Z',
    updated_at: '2026-11-01T10:00:00Z',
    title: '',
    user_id: null,
    session_id: null,
    email: null,
    full_name: null,
    claimed_at: null,
    message_count: 2,
    group_count: 1,
    first_message: '',
    level: null,
    language: null,
    signs: [],
    labels: [],
    noted: false,
    found: null,
    ...part,
  }
}

const list = [
  conversation('a', { group_count: 2, user_id: 'u1', full_name: 'Ada', email: 'ada@lab.org' }),
  conversation('b', { group_count: 2, user_id: 'u1', full_name: 'Ada', email: 'ada@lab.org' }),
  conversation('c', { session_id: '12345678-9abc-4def-8123-456789abcdef' }),
]

test('several conversations of one person have a head, and one that stands alone has none', () => {
  expect(toRows(list).map(({ key }) => key)).toEqual(['group:u1', 'a', 'b', 'c'])
})

test('conversations are counted through the groups', () => {
  expect(toRows(list).flatMap((row) => (row.kind === 'conversation' ? row.place : []))).toEqual([1, 2, 3])
})

test('the keys step over the heads and stop at the ends', () => {
  const rows = toRows(list)
  expect(step(rows, -1, 1)).toBe(1)
  expect(step(rows, 2, 1)).toBe(3)
  expect(step(rows, 3, 1)).toBe(3)
  expect(step(rows, 1, -1)).toBe(1)
})

describe('a group is called', () => {
  test('by the name, with the address beside it', () => {
    expect(groupName(list[0] as AdminConversation)).toEqual({ name: 'Ada', email: 'ada@lab.org' })
  })

  test('by the address when there is no name', () => {
    expect(groupName(conversation('x', { user_id: 'u', email: 'x@lab.org', full_name: '' }))).toEqual({
      name: 'x@lab.org',
    })
  })

  test('anonymous, with the beginning of the session', () => {
    expect(groupName(list[2] as AdminConversation)).toEqual({
      name: 'Anonymous User',
      session: 'Session: 12345678...',
    })
  })
})
