import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { evaluationCasesApi } from '#shared/admin/evaluation-cases.ts'
import { noticesApi } from '#shared/admin/notices.ts'
import type { ReplyFacts } from '#shared/admin/reply-facts.ts'
import { type ReviewDetail, type ReviewItem, reviewApi } from '#shared/admin/review.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { ReviewPage } from './review-page.tsx'

const ID = '66666666-6666-4666-8666-66666666666'
const AT = '2026-11-20T09:31:00.000Z'

const itemOf = (id: string, kind: ReviewItem['kind'], sentence: string): ReviewItem => ({
  id,
  kind,
  at: AT,
  sentence,
  name: 'Lena Hofer',
  email: 'lena@aquaphor.example',
  session_id: null,
  level: 2,
  times: 1,
  people: 1,
})
const ITEMS = [itemOf('7', 'down', 'Who would sign a pilot?'), itemOf('6', 'rule', 'What about exclusivity?')]
const COUNTS = { down: 1, undone: 0, rule: 1, unanswered: 0 }

const FACTS: ReplyFacts = {
  status: 'complete',
  error_code: null,
  model: 'gpt-4o-mini',
  provider: 'direct',
  stand_in: null,
  prompt: { version: 14, live: true },
  first_text_ms: 1100,
  latency_ms: 3900,
  prompt_tokens: 4106,
  completion_tokens: 182,
  cached_tokens: null,
  cost: 0.0005,
  entries: [{ id: `${ID}4`, title: 'Pilot agreement checklist' }],
  rules_checked: 6,
  broken: [],
  captures: [],
}
const message = (n: number, role: 'user' | 'assistant', content: string) => ({
  id: `${ID}${n}`,
  role,
  content,
  created_at: AT,
  status: 'complete' as const,
})
const detailOf = (item: ReviewItem): ReviewDetail => ({
  item,
  conversation: { id: `${ID}0`, title: '', created_at: AT, language: 'en', place: 4, total: 5 },
  question: message(1, 'user', item.sentence),
  reply: message(2, 'assistant', 'Start with mid-sized companies.'),
  earlier: [message(3, 'user', 'Hello')],
  later: [],
  rating: { rating: 'down', reason: 'too_vague', comment: 'I asked which ones.', rated_at: AT },
  undone: [],
  askings: [],
  made_of: FACTS,
})

const enterAs = (role: 'admin' | 'support') => {
  signIn('Olga')
  sessionStore.setRole(sessionStore.get().user?.id ?? '', role)
}
const open = () => show(<ReviewPage Reply={({ text }) => <p>{text}</p>} />, { at: '/admin/review' })
const detail = () => within(screen.getByRole('region', { name: 'The chosen reply' }))

beforeEach(() => {
  enterAs('admin')
  network.on(noticesApi.list, { notices: [], capabilities: { conversations: true } })
  network.on(reviewApi.list, { items: ITEMS, counts: COUNTS })
  network.on(reviewApi.counts, { counts: COUNTS })
  network.route('GET', '/rest/v1/review/:id', ({ path }) =>
    Response.json(detailOf(ITEMS.find(({ id }) => path.endsWith(`/${id}`)) ?? itemOf('0', 'down', ''))),
  )
  network.on(reviewApi.resolve, { id: '7', resolution: 'case' })
  network.on(reviewApi.reopen, { id: '7' })
  network.on(evaluationCasesApi.keep, {
    case: { id: `${ID}5`, set: 'Hard questions', set_id: `${ID}6`, in_set: 41 },
  })
  network.on(evaluationCasesApi.removeCase, { removed: true })
})

describe('the review queue', () => {
  it('opens its first item with the objection and what the reply was made of', async () => {
    open()
    await screen.findByText('Start with mid-sized companies.')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All 2',
      'Thumbs down 1',
      'Undone 0',
      'Rule broken 1',
      'Unanswered 0',
    ])
    expect(detail().getByText('Too vague')).toBeTruthy()
    expect(detail().getByText('I asked which ones.')).toBeTruthy()
    const facts = detail()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'gpt-4o-mini',
      'Version 14, live',
      '1.1 s, 3.9 s',
      '4,106 in, 182 out',
      '$0.0005',
      'Pilot agreement checklist',
      '6 checked, all kept',
      'Nothing',
    ])
  })

  it('keeps a case by its key, opens the next item and takes both back with Undo', async () => {
    const { user } = open()
    await screen.findByText('Start with mid-sized companies.')
    await user.keyboard('c')
    await screen.findByText('Kept as a case in Hard questions, now 41.')
    expect(network.sent(reviewApi.resolve)).toEqual([{ resolution: 'case' }])
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/admin/review?item=6'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Back in the queue.')
    expect(network.sent(evaluationCasesApi.removeCase)).toHaveLength(1)
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/admin/review?item=7'))
  })

  it('moves by J and K, reads each conversation once, and rests while somebody writes an entry', async () => {
    const { user } = open()
    await screen.findByText('Start with mid-sized companies.')
    await user.keyboard('jkjk')
    expect(network.sent(reviewApi.open).length).toBeLessThanOrEqual(2)
    await user.keyboard('e')
    const title = await screen.findByRole('textbox', { name: 'Title *' })
    expect(title).toHaveProperty('value', 'Who would sign a pilot?')
    await user.type(title, 'jxc')
    expect(network.sent(reviewApi.resolve)).toEqual([])
  })

  it('says that somebody else was faster, and shows what is left', async () => {
    network.refuse(reviewApi.resolve, 409, { error: 'Somebody else', code: 'conflict' })
    const { user } = open()
    await screen.findByText('Start with mid-sized companies.')
    await user.keyboard('x')
    await screen.findByText(/Somebody else dealt with this in the meantime/)
    expect(network.sent(reviewApi.list).length).toBeGreaterThan(1)
  })

  it('has no actions for support, and no keys either', async () => {
    enterAs('support')
    const { user } = open()
    await screen.findByText('Start with mid-sized companies.')
    expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull()
    await user.keyboard('x')
    expect(network.sent(reviewApi.resolve)).toEqual([])
  })

  it('says in one sentence what comes here when nothing waits', async () => {
    network.on(reviewApi.list, { items: [], counts: { down: 0, undone: 0, rule: 0, unanswered: 0 } })
    open()
    await screen.findByText('Nothing waits for you')
  })
})
