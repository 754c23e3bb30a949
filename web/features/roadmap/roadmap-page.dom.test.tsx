import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Dashboard } from '#shared/dashboard.ts'
import { dashboardApi } from '#shared/dashboard.ts'
import type { FieldView, Source } from '#shared/dashboard-views.ts'
import { noticedApi } from '#shared/noticed.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { roadmapOf } from '#web/test/roadmap.ts'
import { show } from '#web/test/show.tsx'
import { textsShown } from '#web/test/texts-shown.ts'
import { RoadmapPage } from './roadmap-page.tsx'
import { PrintPage } from './take-along/print-page.tsx'

const said = (quote: string): Source => ({
  eventId: quote,
  quote,
  messageId: '11111111-1111-4111-8111-111111111111',
  conversationId: '11111111-1111-4111-8111-111111111112',
  at: '2026-03-04T10:00:00.000Z',
  extractor: 'rules',
})
const fieldOf = (field: FieldView['field'], value: string, more: Partial<FieldView> = {}): FieldView => ({
  field,
  value,
  suggested: false,
  source: said(`We said that it is ${value}.`),
  ...more,
})
const records: Dashboard['records'] = ['active', 'waiting'].map((state, at) => ({
  id: `r${at}`,
  type: 'interview',
  op: 'add',
  count: 12,
  counted: null,
  org: null,
  paid: null,
  changeId: `r${at}`,
  state: state === 'active' ? 'active' : 'waiting',
  reason: '',
  answer: null,
  answerEventId: null,
  monthsOld: 14,
  otherSegment: true,
  source: said('We interviewed 12 of the plant managers.'),
}))

/** A roadmap that was told in English and holds something of everything. */
const TOLD = roadmapOf({
  current_level: 2,
  counters: { ...NO_COUNTERS, interview: 12 },
  level: {
    level: 2,
    current: [],
    next: ['interviews', 'icp_characteristics', 'persona_motivation'].map((id, at) => ({
      id,
      level: 3,
      met: at === 0,
      value: 1,
      target: 3,
      waiting: at === 1 ? 1 : 0,
    })),
    missing: [],
    locked: { evidenceLevel: 3, missing: ['a', 'b'] },
  },
  reached: { at: '2026-03-04T10:00:00.000Z', cause: 'the role that signs and what it is for', down: false },
  action: {
    id: 'interviews_more',
    text: 'Hold 5 more interviews with the people; end each with a question.',
    deliverable: 'five more interviews',
    number: 5,
    days: 10,
    knowledge: '',
  },
  fields: [
    fieldOf('technology', 'a sensor for the methane in the air'),
    fieldOf('industry', 'the oil and gas industry', { priority: 2, confidence: 'medium' }),
    fieldOf('proof_point', 'it is at 3 of the sites', { kind: 'customer' }),
    fieldOf('persona_role', 'the head of the plant', { suggested: true }),
  ],
  idea_summary: 'Technology: a sensor for the methane in the air. Problem: who has it is not known to us.',
  records,
  unread: 2,
})

const PAGES = [
  ['the roadmap', RoadmapPage],
  ['the printed roadmap', PrintPage],
] as const
const SPOKEN = {
  de: ['Go-to-Market-Roadmap', 'Stufe 2 von 6', 'Nächster Schritt', 'Interviews'],
  es: ['Hoja de ruta go-to-market', 'Nivel 2 de 6', 'Siguiente paso', 'Entrevistas'],
  fr: ['Feuille de route go-to-market', 'Niveau 2 sur 6', 'Prochaine étape', 'Entretiens'],
} as const
/** Names and figures that are the same in every language, and what a language says as English does. */
const SAME =
  /^(?:Beachhead|Spark|Problem Clarity|Concept|Evidence|Proof|Repeat|Scale|Chat|ada@example\.com|Laser optics|Interviews|LOIs|Interviews: 12|LOIs: 0|Suggestions|Motivation)$/

async function draw(Page: (typeof PAGES)[number][1]): Promise<ReadonlySet<string>> {
  signIn()
  network.on(dashboardApi.get, TOLD)
  network.on(noticedApi.claimed, { claimed_at: null, language: 'en', rows: [] })
  show(<Page />)
  await screen.findAllByText(/methane/)
  return textsShown()
}

afterEach(() => changeLanguage('en'))

describe.each(PAGES)('%s', (_, Page) => {
  it.each(Object.entries(SPOKEN))(
    'speaks %s around what was told in English',
    async (language, [title, ...words]) => {
      const english = await draw(Page)
      expect(english.size).toBeGreaterThan(20)
      cleanup()
      await changeLanguage(language as keyof typeof SPOKEN)
      const shown = await draw(Page)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
      for (const word of words) expect([...shown].join('\n')).toContain(word)
      expect([...shown].filter((text) => english.has(text) && !SAME.test(text))).toEqual([])
    },
  )
})
