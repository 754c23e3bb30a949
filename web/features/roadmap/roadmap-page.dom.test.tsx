import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { noticedApi } from '#shared/noticed.ts'
import { ROUTES } from '#shared/routes.ts'
import { changeLanguage, textsOf } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { textsShown } from '#web/test/texts-shown.ts'
import { TOLD } from '#web/test/told-roadmap.ts'
import { PrintPage } from './export-and-share/print-page.tsx'
import { SharedPage } from './export-and-share/shared-page.tsx'
import { RoadmapPage } from './roadmap-page.tsx'

const t = textsOf('roadmap')

const PAGES = [
  ['the roadmap', RoadmapPage],
  ['the printed roadmap', PrintPage],
  ['the shared roadmap', SharedPage],
] as const
const SPOKEN = {
  de: ['Go-to-Market-Roadmap', 'Stufe 2 von 6', 'Nächster Schritt', 'Interviews'],
  es: ['Hoja de ruta go-to-market', 'Nivel 2 de 6', 'Siguiente paso', 'Entrevistas'],
  fr: ['Feuille de route go-to-market', 'Niveau 2 sur 6', 'Prochaine étape', 'Entretiens'],
} as const
type Spoken = keyof typeof SPOKEN
const LANGUAGES = Object.keys(SPOKEN) as Spoken[]

/** Names and figures that are the same in every language, and what a language says as English does. */
const SAME =
  /^(?:Beachhead|Spark|Problem Clarity|Concept|Evidence|Proof|Repeat|Scale|Chat|Close|ada@example\.com|Laser optics|Interviews|LOIs|Interviews: 12|LOIs: 0|Suggestions|Motivation|Link|2, Concept|1, Problem Clarity)$/
const alike = (texts: Iterable<string>, english: ReadonlySet<string>) =>
  [...texts].filter((text) => english.has(text) && !SAME.test(text))

async function open(Page: ComponentType) {
  signIn()
  network.on(dashboardApi.get, TOLD)
  network.on(dashboardApi.shared, TOLD)
  network.on(noticedApi.claimed, { claimed_at: null, language: 'en', rows: [] })
  const { user } = show(
    <Routes>
      <Route path={ROUTES.sharedRoadmap} element={<Page />} />
    </Routes>,
    { at: ROUTES.sharedRoadmap.replace(':token', 'a-token') },
  )
  await screen.findAllByText(/methane/)
  return user
}

afterEach(() => changeLanguage('en'))

describe.each(PAGES)('%s', (_, Page) => {
  it.each(LANGUAGES)('speaks %s around what was told in English', async (language) => {
    await open(Page)
    const english = textsShown()
    expect(english.size).toBeGreaterThan(20)
    cleanup()
    await changeLanguage(language)
    await open(Page)
    const [title, ...words] = SPOKEN[language]
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    for (const word of words) expect([...textsShown()].join('\n')).toContain(word)
    expect(alike(textsShown(), english)).toEqual([])
  })
})

it('What a new member told is offered once: in the list, and in its card when the list is put away', async () => {
  const user = await open(RoadmapPage)
  expect(screen.getByRole('list', { name: 'Suggestions' })).toBeTruthy()
  cleanup()
  const suggested = TOLD.fields.find((field) => field.suggested)
  const proposal = { kind: 'field', field: 'persona_role', value: 'the head of the plant' } as const
  const row = { quote: '', state: 'open', proposal, undoEventId: null } as const
  signIn()
  network.on(noticedApi.claimed, {
    claimed_at: '2026-11-21T09:00:00.000Z',
    language: 'en',
    rows: [{ ...row, recordId: suggested?.source.eventId ?? '' }],
  } as never)
  show(<RoadmapPage />, { at: ROUTES.dashboard })
  const list = await screen.findByRole('region', { name: 'From your conversation' })
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
  await user.click(within(list).getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('list', { name: 'Suggestions' })).toBeTruthy()
})

/** What opens on top of the roadmap, by the button that opens it. */
const OPENED = ['history', 'share', 'rules', 'records', 'venture'] as const

async function openAll(): Promise<ReadonlySet<string>> {
  const shown = new Set<string>()
  for (const name of OPENED) {
    const user = await open(RoadmapPage)
    const press = async (label: string) => {
      const named = document.querySelector(`[aria-label="${label}"]`)
      await user.click(named ?? (await screen.findAllByText(label))[0] ?? document.body)
    }
    if (name === 'history' || name === 'share') await press(t(`tools.${name}`))
    if (name === 'rules') {
      await press(t('help.label'))
      await press(t('help.read'))
    }
    if (name === 'records')
      await press(t('counter.sentencesOf', { count: 2, label: t('evidence.interview') }))
    if (name === 'venture') {
      await press(t('tools.venture', { name: TOLD.venture.name }))
      await press(t('venture.start'))
    }
    await waitFor(() => expect(document.querySelector('[role="dialog"] h2')).toBeTruthy())
    for (const text of textsShown()) shown.add(text)
    cleanup()
  }
  return shown
}

it.each(LANGUAGES)('what opens on the roadmap speaks %s', async (language) => {
  const english = await openAll()
  expect(english.size).toBeGreaterThan(120)
  await changeLanguage(language)
  expect(alike(await openAll(), english)).toEqual([])
})
