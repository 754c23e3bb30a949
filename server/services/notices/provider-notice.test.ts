import { expect, test } from 'vitest'
import { providerNotice } from './provider-notice.ts'

const calls = (...outcomes: string[]) =>
  outcomes.map((outcome) => ({ at: '2026-11-21T10:00:00+00:00', outcome }))
const many = (outcome: string, count: number) => Array<string>(count).fill(outcome)

test('The notice about the provider says nothing while calls work, were stopped, or were never made', () => {
  expect(providerNotice([])).toBeUndefined()
  expect(providerNotice(calls('complete', 'stopped', 'interrupted', 'limit'))).toBeUndefined()
})

test('The notice about the provider says nothing about two failures, or about fewer than half', () => {
  expect(providerNotice(calls('upstream_failed', 'upstream_failed'))).toBeUndefined()
  expect(providerNotice(calls(...many('upstream_failed', 9), ...many('complete', 11)))).toBeUndefined()
})

test('The notice about the provider speaks up when three failed, and half or more', () => {
  expect(providerNotice(calls(...many('upstream_timeout', 10), ...many('complete', 10)))).toMatchObject({
    code: 'provider_failing',
    severity: 'error',
    text: 'The provider takes too long to answer. 10 of the last 20 calls failed.',
    at: '2026-11-21T10:00:00.000Z',
  })
})

test('R2: one call that is refused for the key or for payment is enough, until one works again', () => {
  for (const outcome of ['upstream_unauthorized', 'upstream_payment']) {
    expect(providerNotice(calls(outcome, ...many('complete', 19)))).toBeDefined()
    expect(providerNotice(calls('complete', outcome, 'complete'))).toBeUndefined()
  }
})
