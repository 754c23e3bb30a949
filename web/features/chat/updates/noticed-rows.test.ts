import { describe, expect, it } from 'vitest'
import type { NoticedFact } from '#shared/noticed.ts'
import { noticedRows } from './noticed-rows.ts'

const [EARLIER, LATER] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const MESSAGES = [{ id: EARLIER }, { id: null }, { id: LATER }]
const LIST = 'dairies, breweries and paper mills'

const industry = (value: string): NoticedFact => ({
  messageId: LATER,
  quote: LIST,
  fact: { kind: 'field', field: 'industry', value },
})
const interviews: NoticedFact = {
  messageId: EARLIER,
  quote: '12 interviews',
  fact: { kind: 'evidence', type: 'interview', count: 12, org: null, paid: false, amount: null },
}

describe('what was noticed of a visitor', () => {
  it('is one row where one sentence names several of a kind', () => {
    const facts = ['dairies', 'breweries', 'paper mills'].map(industry)
    expect(noticedRows(facts, MESSAGES).map(({ count }) => count)).toEqual([3])
  })

  it('stands in the order in which it was said', () => {
    const rows = noticedRows([industry('dairies'), interviews, interviews], MESSAGES)
    expect(rows.map(({ first }) => first.quote)).toEqual(['12 interviews', '12 interviews', LIST])
  })
})
