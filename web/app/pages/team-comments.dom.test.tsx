import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { noticedApi } from '#shared/noticed.ts'
import { recordsApi } from '#shared/records.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'
import { ROUTES } from '#shared/routes.ts'
import { type VentureComment, type VentureRole, venturesApi } from '#shared/ventures.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { signIn } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { commentOf, JONAS, teamWith } from '#web/test/team.ts'
import { TOLD } from '#web/test/told-roadmap.ts'
import { TeamRoadmap } from './team-roadmap.tsx'

const ASKED = commentOf()
const ANSWER = commentOf({
  id: '99999999-9999-4999-8999-999999999998',
  thread_id: ASKED.id,
  kind: 'comment',
  text: 'From our model, with lab flux.',
  author: { user_id: JONAS.user_id, name: JONAS.name, role: 'member' },
})
const RESOLVED = commentOf({
  resolved: { at: '2026-06-09T08:00:00.000Z', by: 'Jonas Brandt', record_id: null },
})

function open(role: VentureRole, comments: readonly VentureComment[]) {
  signIn()
  const asked = comments
    .filter(({ kind, resolved }) => kind === 'proof' && !resolved)
    .map(({ id, subject, passage, text, author }) => ({
      id,
      subject,
      passage,
      text,
      by: author?.name ?? null,
    }))
  network.on(dashboardApi.get, { ...TOLD, role, comments: { open: asked.length, asked } })
  network.on(noticedApi.claimed, { claimed_at: null, language: 'en', rows: [] })
  network.on(venturesApi.members, { members: teamWith(role), invitations: [] })
  network.on(venturesApi.comments, { comments: [...comments] })
  network.on(venturesApi.list, { ventures: [] })
  return show(<TeamRoadmap />, { at: ROUTES.dashboard })
}

const idea = () => screen.findByRole('region', { name: 'Idea Summary' })
const markedIn = (card: HTMLElement) =>
  [...card.querySelectorAll('mark')].map(({ textContent }) => textContent)

afterEach(() => changeLanguage('en'))

describe('comments on the roadmap', () => {
  it('are counted on their card, mark their words while they are open, and open inside it', async () => {
    const { user } = open('member', [ASKED, ANSWER])
    const card = await idea()
    const count = await within(card).findByRole('button', { name: '2 open comments: Idea Summary' })
    expect(markedIn(card)).toEqual(['methane in the air'])
    await user.click(count)
    const thread = within(card).getByRole('article', { name: 'On “methane in the air”' })
    expect(thread.textContent).toContain('Asks for proof')
    expect(thread.textContent).toContain('From our model, with lab flux.')
    expect(within(thread).queryByRole('button', { name: 'Resolve' })).toBeNull()
  })

  it('open on every card from the count under the title', async () => {
    const { user } = open('owner', [ASKED, ANSWER])
    Element.prototype.scrollIntoView = () => {}
    await user.click(await screen.findByRole('button', { name: '2 open comments' }))
    expect(within(await idea()).getByRole('article')).toBeTruthy()
  })

  it('that ask for proof stand with the next best action, with the way to their thread', async () => {
    const { user } = open('member', [ASKED])
    Element.prototype.scrollIntoView = () => {}
    const action = await screen.findByRole('region', { name: 'Next Best Action' })
    expect(action.textContent).toContain('Ines Koch asks for proof of “methane in the air”.')
    await user.click(within(action).getByRole('button', { name: 'Show' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('On “methane in the air”')
  })

  it('are one line once they are resolved, and their words are not marked', async () => {
    open('member', [RESOLVED])
    const card = await idea()
    await within(card).findByRole('button', { name: /1 comment resolved by Jonas Brandt/ })
    expect(markedIn(card)).toEqual([])
    expect(screen.queryByRole('button', { name: '1 open comment' })).toBeNull()
  })

  it('are answered in their thread', async () => {
    const { user } = open('member', [ASKED])
    network.on(venturesApi.comment, { comments: [ASKED, ANSWER] })
    const card = await idea()
    await user.click(await within(card).findByRole('button', { name: /1 open comment/ }))
    await user.type(
      within(card).getByRole('textbox', { name: 'Reply' }),
      'From our model, with lab flux.{Enter}',
    )
    await within(card).findByText('From our model, with lab flux.')
    expect(network.sent(venturesApi.comment)).toEqual([
      {
        subject: ASKED.subject,
        thread_id: ASKED.id,
        text: 'From our model, with lab flux.',
      },
    ])
  })

  it('that ask for proof end with a record, for a member', async () => {
    const { user } = open('member', [ASKED])
    network.on(venturesApi.resolve, { comments: [RESOLVED] })
    network.on(recordsApi.list, {
      venture: { id: TOLD.venture.id, name: 'Laser optics', role: 'member' },
      counters: { ...NO_COUNTERS, interview: 1 },
      segments: [],
      records: [
        {
          id: 'r1',
          type: 'interview',
          organisation: 'Terravent',
          who: 'Petra Lang',
          count: 1,
          named: true,
          strength: 'said',
          missing: [],
          changeId: 'c1',
          source: {
            kind: 'form',
            quote: '',
            messageId: null,
            conversationId: null,
            file: null,
            place: null,
            at: '2026-06-12T08:00:00.000Z',
            author: 'Jonas Brandt',
            extractor: 'person',
          },
        },
      ],
    })
    const card = await idea()
    await user.click(await within(card).findByRole('button', { name: /1 open comment/ }))
    await user.click(within(card).getByRole('button', { name: 'Attach evidence' }))
    await user.click(await screen.findByRole('menuitem', { name: /Interview: Petra Lang, Terravent/ }))
    await within(card).findByRole('button', { name: /1 comment resolved/ })
    expect(network.sent(venturesApi.resolve)).toEqual([{ resolved: true, record_id: 'r1' }])
  })

  it('ask for proof of the words that a mentor selected', async () => {
    const { user } = open('mentor', [])
    network.on(venturesApi.comment, { comments: [ASKED] })
    const card = await idea()
    await user.click(await within(card).findByRole('button', { name: 'Comment: Idea Summary' }))
    const [words] = card.querySelectorAll('[data-field="technology"]')
    act(() => document.getSelection()?.selectAllChildren(words ?? card))
    await within(card).findByText('On “a sensor for the methane in the air”')
    await user.click(within(card).getByRole('button', { name: 'Ask for proof' }))
    await within(card).findByText('Write something first')
    await user.type(within(card).getByRole('textbox', { name: 'New comment' }), 'Measured where?')
    await user.click(within(card).getByRole('button', { name: 'Ask for proof' }))
    await waitFor(() => expect(network.sent(venturesApi.comment)).toHaveLength(1))
    expect(network.sent(venturesApi.comment)).toEqual([
      {
        subject: { on: 'field', id: 'technology' },
        passage: 'a sensor for the methane in the air',
        kind: 'proof',
        text: 'Measured where?',
      },
    ])
  })

  it('keep what was typed when they cannot be sent', async () => {
    const { user } = open('owner', [])
    network.refuse(venturesApi.comment, 503, { error: 'Not right now.', code: 'unavailable' })
    const card = await idea()
    await user.click(await within(card).findByRole('button', { name: 'Comment: Idea Summary' }))
    expect(within(card).queryByRole('button', { name: 'Ask for proof' })).toBeNull()
    await user.selectOptions(within(card).getByRole('combobox', { name: 'About' }), 'problem')
    const field = within(card).getByRole('textbox', { name: 'New comment' })
    await user.type(field, 'Who pays?')
    await user.click(within(card).getByRole('button', { name: 'Comment' }))
    await within(card).findByText('Not right now.')
    expect(within(card).getByDisplayValue('Who pays?')).toBeTruthy()
    expect(network.sent(venturesApi.comment)).toMatchObject([{ subject: { on: 'field', id: 'problem' } }])
  })
})

it.each(['de', 'es', 'fr'] as const)('comments speak %s', async (language) => {
  await changeLanguage(language)
  const { user } = open('mentor', [ASKED, { ...RESOLVED, id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }])
  await waitFor(() => expect(document.querySelector('[data-open-comments]')).toBeTruthy())
  await user.click(document.querySelector<HTMLElement>('[data-widget] [data-open-comments]') ?? document.body)
  await waitFor(() => expect(document.querySelector('article')).toBeTruthy())
  expect(englishOnScreen('team', language)).toEqual([])
})
