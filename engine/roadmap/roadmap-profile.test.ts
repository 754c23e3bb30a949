import { describe, expect, test } from 'vitest'
import { applyEvents, emptyLedger } from '../ledger/ledger.ts'
import { extract } from '../reading/extract.ts'
import { roadmapProfile } from './roadmap-profile.ts'

/** The roadmap after these messages. */
const ledgerAfter = (...texts: string[]) =>
  texts.reduce(
    (ledger, text, at) =>
      applyEvents(ledger, extract({ id: `m${at}`, text, at: '2026-11-02T09:00:00Z' }, ledger).events),
    emptyLedger(),
  )

describe('the profile that a model is given', () => {
  test('names a letter with its organisation, terms, state and words', () => {
    const profile = roadmapProfile(
      ledgerAfter(
        'Molkerei Hofgut signed a letter of intent for 5 units at 900 euros each if the trial works.',
      ),
    )
    expect(profile).toMatch(/^- Letter of intent with Molkerei Hofgut: signed; .*price: .*900.*counted/m)
    expect(profile).toContain('In the founder’s words: “Molkerei Hofgut signed')
  })

  test('says what is missing in words that a person reads', () => {
    const profile = roadmapProfile(emptyLedger())
    expect(profile).toContain('Level: 0 of 6, Spark.')
    expect(profile).toContain('Missing for the next level: The technology, described;')
    expect(profile).not.toMatch(/[a-z]+_[a-z]+/)
  })

  test('says what the interface is asking, and that what is asked about is not counted', () => {
    const profile = roadmapProfile(ledgerAfter('We talked to a few plant managers.'))
    expect(profile).toContain('The interface is asking the founder this, so do not ask it: ')
    expect(profile).toContain('not counted yet')
    expect(roadmapProfile(emptyLedger())).toContain('The interface is asking the founder nothing.')
  })
})
