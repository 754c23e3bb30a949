import fc from 'fast-check'

/** What the provider does with one call. */
export type Answer =
  | { readonly kind: 'whole'; readonly pieces: number; readonly gap: number }
  /** Ends without the protocol's last words after so many pieces: cleanly, or by a reset. */
  | { readonly kind: 'broken' | 'reset'; readonly pieces: number }
  | { readonly kind: 'refused'; readonly status: number }
  /** An error in the middle of the stream. */
  | { readonly kind: 'error'; readonly pieces: number }
  /** Says this much and then nothing for so many milliseconds, and breaks off. */
  | { readonly kind: 'held'; readonly pieces: number; readonly wait: number }

/** One thing a person does; `replica` is where it arrives, `pause` how many milliseconds they wait before it. */
export type Act = { readonly pause: number; readonly replica: number } & (
  | {
      readonly does: 'send'
      readonly answer: Answer
      /** How often the same message arrives, at once. */
      readonly copies: number
      /** Events after which the reader leaves; undefined for one who stays. */
      readonly leave: number | undefined
      readonly tab: number
    }
  | { readonly does: 'send two'; readonly answers: readonly [Answer, Answer]; readonly tab: number }
  | { readonly does: 'regenerate'; readonly answer: Answer; readonly tab: number }
  /** `which` counts the person's standing messages from the newest. */
  | { readonly does: 'edit'; readonly answer: Answer; readonly which: number; readonly tab: number }
  | { readonly does: 'stop'; readonly tab: number }
  | { readonly does: 'join'; readonly tab: number; readonly after: number }
)

export interface Person {
  readonly kind: 'member' | 'visitor'
  readonly acts: readonly Act[]
}

/** What somebody of a venture of several people does; `which` counts the records that were added, from the newest. */
export interface TeamAct {
  readonly pause: number
  readonly replica: number
  readonly who: 'owner' | 'member' | 'mentor'
  readonly does: 'add' | 'change' | 'remove' | 'read' | 'say' | 'remove member'
  readonly which: number
}

/** What happens to the installation, this many milliseconds after the beginning. */
export type Fault = { readonly at: number; readonly replica: number } & (
  | { readonly kind: 'restart' }
  /** Its process ends without a word, and another one takes its place. */
  | { readonly kind: 'death' }
  /** Its database connections break and no new one comes about for so long: to the others it is dead. */
  | { readonly kind: 'cut'; readonly for: number; readonly sweep: boolean }
  | { readonly kind: 'clock'; readonly hours: number }
)

/** One story: who does what, and what breaks meanwhile. */
export interface Schedule {
  readonly people: readonly Person[]
  readonly faults: readonly Fault[]
  /** What a team does beside them; none in two schedules of three. */
  readonly team: readonly TeamAct[]
}

export const REPLICAS = 2

const pieces = fc.integer({ min: 1, max: 6 })
const answer = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('whole' as const), pieces, gap: fc.constantFrom(0, 0, 15, 60) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('broken' as const, 'reset' as const), pieces }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('refused' as const), status: fc.constantFrom(400, 401, 402) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('error' as const), pieces }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('held' as const),
      pieces: fc.integer({ min: 0, max: 3 }),
      wait: fc.integer({ min: 100, max: 1_500 }),
    }),
  },
)

/** Mostly the first, so that acts meet. */
const tab = fc.constantFrom(0, 0, 0, 1)
const when = { pause: fc.constantFrom(0, 0, 20, 100, 300), replica: fc.nat(REPLICAS - 1) }
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...when,
      does: fc.constant('send' as const),
      answer,
      copies: fc.constantFrom(1, 1, 1, 2, 3),
      leave: fc.constantFrom(undefined, undefined, 0, 1, 2),
      tab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...when,
      does: fc.constant('send two' as const),
      answers: fc.tuple(answer, answer),
      tab,
    }),
  },
  { weight: 4, arbitrary: fc.record({ ...when, does: fc.constant('regenerate' as const), answer, tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...when, does: fc.constant('edit' as const), answer, which: fc.nat(2), tab }),
  },
  { weight: 2, arbitrary: fc.record({ ...when, does: fc.constant('stop' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ ...when, does: fc.constant('join' as const), tab, after: fc.nat(4) }) },
)

const at = fc.integer({ min: 0, max: 1_200 })
const fault: fc.Arbitrary<Fault> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ at, replica: fc.nat(REPLICAS - 1), kind: fc.constant('restart' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      at,
      replica: fc.nat(REPLICAS - 1),
      kind: fc.constant('cut' as const),
      for: fc.constantFrom(50, 600, 1_500),
      sweep: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      at,
      replica: fc.nat(REPLICAS - 1),
      kind: fc.constant('clock' as const),
      hours: fc.constantFrom(-24, -1, 1, 24),
    }),
  },
)

const schedule: fc.Arbitrary<Omit<Schedule, 'team'>> = fc.record({
  people: fc.array(
    fc.record({
      kind: fc.constantFrom('member' as const, 'visitor' as const),
      acts: fc.array(act, { minLength: 3, maxLength: 10 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  faults: fc.array(fault, { minLength: 1, maxLength: 4 }),
})

/** In two schedules of three. Drawn apart, so that the seeds that once found a fault keep their schedules. */
const deaths: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({ at, replica: fc.nat(REPLICAS - 1), kind: fc.constant('death' as const) }),
  { maxLength: 2 },
)

const teamAct: fc.Arbitrary<TeamAct> = fc.record({
  ...when,
  who: fc.constantFrom(
    'owner' as const,
    'owner' as const,
    'member' as const,
    'member' as const,
    'mentor' as const,
  ),
  does: fc.constantFrom(
    ...(['add', 'add', 'add', 'change', 'change', 'remove', 'read', 'say', 'say', 'remove member'] as const),
  ),
  which: fc.nat(3),
})
/** Drawn apart as well. */
const team: fc.Arbitrary<readonly TeamAct[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(teamAct, { minLength: 6, maxLength: 16 }) },
)

/** The schedule of a seed: always the same one. */
export function scheduleOf(seed: number): Schedule {
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1 })
  const [died] = fc.sample(deaths, { seed, numRuns: 1 })
  const [together] = fc.sample(team, { seed, numRuns: 1 })
  if (!drawn || !died || !together) throw new Error('No schedule was drawn')
  return { ...drawn, faults: [...drawn.faults, ...died], team: together }
}
