import { expect, test } from 'vitest'
import type { FieldView } from '#shared/dashboard-views.ts'
import { orderIndustries } from './industry-order.ts'

const industry = (value: string, more: Partial<FieldView>): FieldView => ({
  field: 'industry',
  value,
  suggested: false,
  source: {
    eventId: value,
    quote: '',
    messageId: null,
    conversationId: null,
    at: '2026-04-02T10:00:00Z',
    extractor: 'rules',
  },
  ...more,
})

test('industries stand by priority, then by confidence, suggestions last, five at most', () => {
  const ordered = orderIndustries([
    industry('suggested', { suggested: true, confidence: 'low' }),
    industry('third, medium', { priority: 3, confidence: 'medium' }),
    industry('without priority, high', { confidence: 'high' }),
    industry('second', { priority: 2, confidence: 'low' }),
    industry('first', { priority: 1, confidence: 'medium' }),
    { ...industry('a problem', {}), field: 'problem' },
  ])
  expect(ordered.map(({ value }) => value)).toEqual([
    'first',
    'second',
    'without priority, high',
    'third, medium',
    'suggested',
  ])
  expect(orderIndustries(Array.from({ length: 7 }, (_, i) => industry(String(i), {})))).toHaveLength(5)
})
