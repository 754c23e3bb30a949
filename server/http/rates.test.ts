import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#server/runtime/limits.ts'
import { AppError } from '#shared/errors.ts'
import { createRates, RateExceeded } from './rates.ts'

const rates = { ...LIMITS.rates, read: { person: 3, address: 5 }, costly: { person: 1, address: 1 } }
const visitor = (address: string | undefined) =>
  ({ actor: { kind: 'visitor', sessionId: undefined }, address }) as const
const member = (userId: string, address: string) =>
  ({
    actor: { kind: 'member', session: { id: 's', userId, role: 'user', name: '', email: '' } },
    address,
  }) as unknown as Parameters<ReturnType<typeof createRates>['spend']>[0]

function clocked() {
  let at = 0
  return { rates: createRates(rates, () => at), pass: (ms: number) => (at += ms) }
}

/** Returns how many of `times` calls are answered. */
function answered(times: number, call: () => void): number {
  let count = 0
  for (let n = 0; n < times; n++) {
    try {
      call()
      count++
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
    }
  }
  return count
}

/** Bytes that are still needed: what could be collected is. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

describe('the rate of calls', () => {
  test('is a person’s own, wherever they call from, and a visitor’s address’s', () => {
    const { rates } = clocked()
    let home = 0
    expect(answered(9, () => rates.spend(member('ada', `10.0.0.${home++}`), 'read'))).toBe(3)
    expect(answered(9, () => rates.spend(member('ben', '10.0.0.1'), 'read'))).toBe(3)
    expect(answered(9, () => rates.spend(visitor('10.0.0.1'), 'read'))).toBe(5)
    expect(answered(9, () => rates.spend(visitor(undefined), 'read'))).toBe(5)
  })

  test('counts the addresses of one IPv6 subscriber as one', () => {
    const { rates } = clocked()
    let host = 1
    expect(answered(9, () => rates.spend(visitor(`2001:db8::${host++}`), 'read'))).toBe(5)
  })

  test('counts each class by itself, and tells how long to wait', () => {
    const { rates, pass } = clocked()
    rates.spend(visitor('10.0.0.1'), 'costly')
    pass(18_500)
    expect(() => rates.spend(visitor('10.0.0.1'), 'costly')).toThrow(new RateExceeded(42))
    rates.spend(visitor('10.0.0.1'), 'read')
    pass(41_500)
    rates.spend(visitor('10.0.0.1'), 'costly')
  })

  test('is kept in bounded memory, however many addresses call', () => {
    const { rates } = clocked()
    rates.spend(visitor('10.0.0.1'), 'costly')
    const before = heapInUse()
    for (let n = 0; n < 500_000; n++)
      rates.spend(visitor(`${n % 256}.${(n >> 8) % 256}.${n >> 16}.7`), 'costly')
    expect(heapInUse() - before).toBeLessThan(20e6)
    rates.spend(visitor('10.0.0.1'), 'costly')
  })
})
