import { describe, expect, test } from 'vitest'
import { counters } from '#engine/ledger/counters.ts'
import { derive } from '#engine/ledger/fold.ts'
import { applyEvents, emptyLedger } from '#engine/ledger/ledger.ts'
import { openQuestions } from '#engine/ledger/open-questions.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { nextBestAction } from '#engine/levels/next-best-action.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import { pendingQuestions } from '#engine/roadmap/pending-fields.ts'
import { readLedBy } from '#engine/roadmap/stored-causes.ts'
import { changesOf, eventsOf, releasedRoadmaps } from '#server/test/released-roadmaps.ts'
import { LedgerEvent } from '#shared/roadmap.ts'

const roadmaps = await releasedRoadmaps()
const ventures = roadmaps.flatMap((roadmap) =>
  roadmap.derived.map((expected) => ({
    name: `${roadmap.name} ${expected.ventureId}`,
    expected,
    events: eventsOf(roadmap, expected.ventureId),
  })),
)
const all = ventures.flatMap(({ events }) => events)

describe('the roadmaps that a release stored', () => {
  test('hold every kind of event, of evidence, of answer and of field of their time, in four languages', () => {
    const evidence = all.flatMap((event) => (event.kind === 'evidence' ? event.record : []))
    const fields = all.flatMap((event) => (event.kind === 'field' ? event.fact : []))
    const byId = new Map(all.map((event) => [event.id, event.kind]))
    const kinds = ['message', 'evidence', 'field', 'confirm', 'reject', 'undo', 'choice', 'pivot']
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(new Set(all.map(({ extractor }) => extractor))).toEqual(new Set(['rules', 'model', 'person']))
    expect(new Set(evidence.map(({ type }) => type)).size).toBe(4)
    expect(new Set(evidence.map(({ op }) => op))).toEqual(
      new Set(['add', 'set', 'correct', 'retract', 'repeat', 'ask', 'none']),
    )
    expect(new Set(evidence.map(({ status }) => status)).size).toBe(3)
    expect(evidence.some(({ options }) => options?.some(({ announces }) => !announces))).toBe(true)
    expect(new Set(fields.map(({ field }) => field)).size).toBe(11)
    expect(fields.some(({ suggested }) => suggested)).toBe(true)
    const undone = all.flatMap((event) => (event.kind === 'undo' ? byId.get(event.targetId) : []))
    expect(new Set(undone)).toEqual(
      new Set(['message', 'evidence', 'field', 'confirm', 'reject', 'undo', 'pivot']),
    )
    const choices = all.flatMap((event) => (event.kind === 'pivot' ? event.choice : []))
    expect(new Set(choices)).toEqual(new Set(['new_idea', 'new_market', 'both']))
    const answers = all.flatMap((event) =>
      event.kind === 'confirm' ? `${event.op} ${event.count !== undefined}` : [],
    )
    expect(answers).toEqual(expect.arrayContaining(['add true', 'correct true', 'undefined false']))
    expect(new Set(ventures.map(({ expected }) => expected.lang))).toEqual(new Set(['en', 'de', 'es', 'fr']))
  })

  test.each(ventures)('derive from $name what that release derived', ({ events, expected }) => {
    const { ventureId: _venture, ...derived } = expected
    for (const state of [
      derive(events),
      events.reduce((now, event) => applyEvents(now, [event]), emptyLedger()),
    ]) {
      const level = ledgerLevel(state)
      const now = {
        counters: counters(state),
        widgets: deriveWidgets(state),
        level,
        action: nextBestAction(state, level).id,
        pending: state.pending?.id ?? null,
        choice: state.choice?.id ?? null,
        openQuestions: openQuestions(state).map(({ id }) => id),
        heldQuestions: pendingQuestions(state).map(({ entry }) => entry.id),
        records: state.records,
        fields: state.fields.map(({ id }) => id),
        lang: state.lang,
        lastType: state.lastType,
      }
      expect(now).toMatchObject(derived)
    }
  })

  test('hold events that the present shape takes as they are', () => {
    for (const event of all) expect(LedgerEvent.parse(event)).toEqual(event)
  })

  test('tell what led to each of their levels in words that are read as data', () => {
    const levels = roadmaps.flatMap(changesOf).filter(({ what }) => what === 'level')
    expect(levels.length).toBeGreaterThan(0)
    for (const { cause } of levels) expect(readLedBy(cause)).not.toContainEqual(expect.any(String))
  })
})
