import { expect, test } from 'vitest'
import type { LedgerEvent } from '#shared/roadmap.ts'
import { namesOfSpeaker, peopleIn } from './people-in.ts'

const changed = (who: string): LedgerEvent => ({
  kind: 'facts',
  id: who,
  messageId: 'm',
  extractor: 'person',
  targetId: 't',
  set: { who },
})

test.each([
  ['Petra Weber', ['Petra Weber', 'Weber']],
  ['Petra Weber, head of maintenance', ['Petra Weber', 'Weber']],
  ['Werksleiter (Dr. Weber)', ['Weber']],
  ['Head of Quality - María de la Cruz', ['María de la Cruz', 'Cruz']],
  ['Frau Müller', ['Müller']],
  ['Weber, Petra', ['Petra Weber', 'Weber']],
  ['petra weber', ['petra weber', 'weber']],
  ['plant manager', []],
  ['Plant Manager', []],
  ['Leiter Instandhaltung', []],
  ['Procurement', []],
  ['the CTO', []],
  ['Directrice Achats', []],
])('“%s” names %j', (who, names) => {
  expect(peopleIn([changed(who)]).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['Petra', ['Petra']],
  ['Petra Weber', ['Petra Weber', 'Weber']],
  ['Customer', []],
  ['Werksleiter', []],
  ['Speaker 2', []],
])('“%s”, who speaks in a transcript, is named by %j', (speaker, names) => {
  expect(namesOfSpeaker(speaker)).toEqual(names)
})
