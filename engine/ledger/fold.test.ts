import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Counters,
  EVIDENCE_TYPES,
  type EvidenceRecord,
  type FieldFact,
  type LedgerEvent,
} from '#shared/roadmap.ts'
import { counters } from './counters.ts'
import { derive } from './fold.ts'
import { applyEvents, emptyLedger } from './ledger.ts'
import { NameIndex } from './name-index.ts'
import { compareOrganisations } from './organisation.ts'
import { countDistinct, isNamed, type OrganisationKey } from './organisation-keys.ts'
import { deriveSlowly } from './slow-fold-in-test.ts'
import type { LedgerState } from './state.ts'

const name = fc
  .array(fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dunlin', 'GmbH'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const type = fc.constantFrom(...EVIDENCE_TYPES)
const op = fc.constantFrom('add', 'add', 'set', 'correct', 'retract', 'repeat', 'ask', 'none')
const answerOp = fc.constantFrom('add', 'set', 'correct', 'retract', 'repeat')
const count = fc.integer({ min: 0, max: 6 })
const source = fc.constantFrom('pilot', 'product')

const set = fc.record(
  {
    who: fc.constantFrom('', 'Jan', 'Mira'),
    segment: fc.constantFrom('', 'dairies'),
    price: fc.constantFrom('', '€9'),
    signatory: fc.constantFrom('', 'Mira'),
    fee: fc.constantFrom('', '0 €', '€4,800'),
    state: fc.constantFrom('running', 'done', 'cancelled'),
    repeat_orders: fc.nat(2),
  },
  { requiredKeys: [] },
)

const record: fc.Arbitrary<EvidenceRecord> = fc
  .record({
    type,
    op,
    count: fc.option(count),
    status: fc.constantFrom('confirmed', 'confirmed', 'confirmed', 'needs_confirmation', 'none'),
    orgs: optional(fc.array(name, { maxLength: 3 })),
    org: optional(name),
    source: optional(source),
    converted_from: optional(type),
    subset_of: fc.option(type, { nil: undefined, freq: 1 }),
    proposed: optional(count),
    proposedOp: optional(answerOp),
    facts: optional(set),
    /** As many records before this one. */
    names: fc.option(fc.integer({ min: -1, max: 6 }), { nil: undefined }),
  })
  .map((chosen) => ({ reason: '', quote: 'q', rule: 'test', ...chosen }) as EvidenceRecord)

const fact: fc.Arbitrary<FieldFact> = fc
  .record({
    field: fc.constantFrom('application', 'technology', 'industry'),
    value: fc.constantFrom('one', 'two', 'three'),
    removed: fc.constantFrom(true, false, false),
  })
  .map((chosen) => ({ quote: 'q', rule: 'test', ...chosen }))

/** An event without its ids; `target` is how many events before it the one it is about stands. */
const body = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('evidence'), record }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('field'), fact }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('confirm'),
      count: optional(fc.integer({ min: 1, max: 6 })),
      op: optional(answerOp),
      type: optional(type),
      org: optional(fc.oneof(name, fc.constant(''), fc.constant('Alder, GmbH, Birch'))),
      paid: optional(fc.boolean()),
      amount: optional(fc.constantFrom('', '€4,800')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reject', 'undo') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('facts'), set, org: optional(name) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('message'), lang: fc.constantFrom('en', 'de') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('choice'),
      about: fc.constantFrom('pivot', 'beachhead'),
      facts: fc.array(fact, { maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pivot'),
      choice: fc.constantFrom('new_idea', 'new_market', 'both'),
    }),
  },
)

const events = fc
  .array(
    fc.record({
      body,
      id: fc.integer({ min: 0, max: 40 }),
      target: fc.integer({ min: -2, max: 8 }),
      turn: fc.nat(2),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ body: rest, id, target, turn }, index) => {
      // Some ids come twice, and some targets come later or never.
      const number = id === 0 && index > 0 ? index - 1 : index
      const messageId = `m${index - (index % 3) + turn}`
      const base = { id: `e${number}`, messageId, extractor: 'rules', targetId: `e${index - target}` }
      const event = { ...base, digest: `d${index}`, quote: 'q', lang: 'en', ...rest }
      if (!('record' in event)) return event as unknown as LedgerEvent
      const { names, ...told } = event.record
      const named = names === undefined ? told : { ...told, names: `e${index - Number(names)}` }
      return { ...event, record: named } as unknown as LedgerEvent
    }),
  )

const written = (keys: readonly OrganisationKey[]) =>
  keys.flatMap((key) =>
    isNamed(key) ? key : Array.from({ length: key.to - key.from }, (_, i) => `#${key.of}/${key.from + i}`),
  )

/** A state with its unnamed organisations written out, to be compared with the slow fold's. */
const inFull = ({ records, pending, ...rest }: LedgerState) => ({
  ...rest,
  records: records.map((entry) => ({ ...entry, keys: written(entry.keys) })),
  pending: pending && { ...pending, keys: written(pending.keys) },
})

function countSlowly({ records }: ReturnType<typeof deriveSlowly>): Counters {
  const active = records.filter(({ state }) => state === 'active')
  const of = (wanted: string) => active.filter((entry) => entry.record.type === wanted)
  const organisations = (wanted: string) => new Set(of(wanted).flatMap(({ keys }) => keys)).size
  return {
    interview: of('interview').reduce((sum, entry) => sum + entry.count, 0),
    loi: organisations('loi'),
    pilot: organisations('pilot'),
    revenue: organisations('revenue'),
    repeat_events: active.reduce((sum, entry) => sum + entry.repeats, 0),
  }
}

const oneByOne = (all: LedgerEvent[]) =>
  all.reduce((state, event) => applyEvents(state, [event]), emptyLedger())
/** As a worker gets it: without anything that is kept beside a state. */
const cloned = (state: LedgerState) => structuredClone(state)

describe('folding events', () => {
  it('gives what comparing all with all gave', () => {
    fc.assert(
      fc.property(events, (all) => {
        const slow = deriveSlowly(all)
        const fast = derive(all)
        expect(inFull(fast)).toEqual(slow)
        expect(counters(fast)).toEqual(countSlowly(slow))
      }),
      { numRuns: 2_000 },
    )
  })

  it('one at a time, in parts, or on a clone gives the same as all at once', () => {
    fc.assert(
      fc.property(events, fc.nat(30), (all, cut) => {
        const whole = derive(all)
        expect(oneByOne(all)).toEqual(whole)
        expect(applyEvents(derive(all.slice(0, cut)), all.slice(cut))).toEqual(whole)
        expect(applyEvents(cloned(derive(all.slice(0, cut))), all.slice(cut))).toEqual(whole)
        expect(counters(oneByOne(all))).toEqual(counters(whole))
      }),
      { numRuns: 500 },
    )
  })

  it('leaves the state before as it was, also when two futures grow from it', () => {
    fc.assert(
      fc.property(events, events, fc.nat(30), (all, others, cut) => {
        const renamed = others.map((event) => ({ ...event, id: `other-${event.id}` }))
        const before = derive(all.slice(0, cut))
        const copy = cloned(before)
        const one = applyEvents(before, all.slice(cut))
        const other = applyEvents(before, renamed)
        expect(before).toEqual(copy)
        expect(counters(before)).toEqual(counters(copy))
        expect(one).toEqual(derive(all))
        expect(other).toEqual(derive([...all.slice(0, cut), ...renamed]))
      }),
      { numRuns: 500 },
    )
  })

  describe('reads', () => {
    let reads = 0
    const counted = (index: number): LedgerEvent => ({
      kind: 'evidence',
      id: `e${index}`,
      messageId: `m${index}`,
      extractor: 'rules',
      get record() {
        reads += 1
        const record = { type: 'loi', op: 'add', count: 1, status: 'confirmed', orgs: [`Alder ${index}`] }
        return { ...record, reason: '', quote: '', rule: 'test' } as EvidenceRecord
      },
    })
    const undoing = (targetId: string): LedgerEvent => ({
      kind: 'undo',
      id: `${targetId}:undo`,
      messageId: 'm',
      extractor: 'person',
      targetId,
    })
    const many = () => derive(Array.from({ length: 2_000 }, (_, index) => counted(index)))
    /** How many events were folded since. */
    const each = (() => {
      derive([counted(0)])
      return reads
    })()
    const folded = <T>(work: () => T): { result: T; events: number } => {
      reads = 0
      const result = work()
      return { result, events: reads / each }
    }

    it('each event once', () => {
      expect(folded(many).events).toBe(2_000)
    })

    it('only the new events, whatever came before', () => {
      const before = many()
      const more = Array.from({ length: 40 }, (_, index) => counted(2_000 + index))
      const { result, events } = folded(() =>
        more.reduce((state, event) => applyEvents(state, [event]), before),
      )
      expect(counters(result).loi).toBe(2_040)
      expect(events).toBe(40)
    })

    it('none again for an undo of the newest event, and that one for an undo of the undo', () => {
      const before = many()
      const undone = folded(() => applyEvents(before, [undoing('e1999')]))
      expect(counters(undone.result).loi).toBe(1_999)
      expect(undone.events).toBe(0)
      const redone = folded(() => applyEvents(undone.result, [undoing('e1999:undo')]))
      expect(counters(redone.result).loi).toBe(2_000)
      expect(redone.events).toBe(1)
    })

    it('about as many as came after what is undone, in a ledger that grew', () => {
      const grown = Array.from({ length: 600 }, (_, index) => counted(index)).reduce(
        (state, event) => applyEvents(state, [event]),
        emptyLedger(),
      )
      for (const back of [1, 2, 3, 5, 10, 33, 100, 300]) {
        const { result, events } = folded(() => applyEvents(grown, [undoing(`e${600 - back}`)]))
        expect(counters(result).loi).toBe(599)
        expect(events).toBeLessThanOrEqual(2 * back)
      }
    })
  })

  it('keeps a large unnamed count as one key, whatever the number', () => {
    const open = (index: number): LedgerEvent => ({
      kind: 'evidence',
      id: `e${index}`,
      messageId: 'm',
      extractor: 'rules',
      record: {
        type: 'loi',
        op: 'ask',
        count: null,
        status: 'needs_confirmation',
        reason: '',
        quote: '',
        rule: 'test',
      },
    })
    const yes = (index: number): LedgerEvent => ({
      kind: 'confirm',
      id: `y${index}`,
      messageId: 'm',
      extractor: 'person',
      targetId: `e${index}`,
      count: 9_999,
      op: 'add',
    })
    const places = Array.from({ length: 500 }, (_, index) => index)
    const state = derive([...places.map(open), ...places.map(yes)])
    expect(counters(state).loi).toBe(500 * 9_999)
    expect(state.records.every(({ keys }) => keys.length === 1)).toBe(true)
  })
})

describe('an index of names', () => {
  const keys = fc.uniqueArray(
    fc
      .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 })
      .map((words) => words.join(' ')),
    { maxLength: 12 },
  )

  it('finds what comparing with every name finds, also after some were removed', () => {
    fc.assert(
      fc.property(keys, keys, keys, (added, removed, mentions) => {
        const index = new NameIndex()
        for (const [place, key] of added.entries()) index.add(key, place)
        for (const key of removed) index.remove(key, added.indexOf(key))
        const known = added.filter((key) => !removed.includes(key))
        expect(index.size).toBe(known.length)
        for (const mention of mentions) {
          const like = (...wanted: string[]) =>
            known.filter((key) => wanted.includes(compareOrganisations(mention, key))).sort()
          expect([...index.same(mention)].sort()).toEqual(like('same'))
          expect([...index.like(mention)].sort()).toEqual(like('same', 'maybe'))
          expect(index.hasSame(mention)).toBe(like('same').length > 0)
          expect(index.hasLike(mention)).toBe(like('same', 'maybe').length > 0)
        }
      }),
    )
  })
})

describe('keys of organisations', () => {
  const range = fc
    .record({ of: fc.constantFrom('a', 'b'), from: fc.nat(6), size: fc.integer({ min: 1, max: 5 }) })
    .map(({ of, from, size }) => ({ of, from, to: from + size }))
  const keys = fc.array(fc.oneof(range, fc.constantFrom('alder', 'birch')), { maxLength: 8 })

  it('count every organisation once, named or not', () => {
    fc.assert(
      fc.property(keys, (all) => {
        expect(countDistinct(all)).toBe(new Set(written(all)).size)
      }),
    )
  })
})
