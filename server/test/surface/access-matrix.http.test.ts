import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPEN } from '#server/http/auth-calls.ts'
import { LIMITS } from '#server/runtime/limits.ts'
import { type DeclaredEndpoint, declaredEndpoints } from '#server/test/declared-endpoints.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import { startUpstream, type Upstream } from '#server/test/upstream.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { Access } from '#shared/endpoint.ts'

/**
 * Who may come in: `anyone` (but nobody with a session that is over), a `member`, an `operator` (support or an admin), an
 * `admin`; `open` asks for nothing at all, and `account` is a call of the accounts door that needs a session.
 */
type Allowed = Access | 'open' | 'account'

interface Row {
  readonly allowed: Allowed
  /** What to send so that the question is answered, and not refused as incomplete. */
  readonly json?: object
  /** What those are told who may come in, at the accounts door: it has refusals of its own for them. */
  readonly told?: string
  /** What of Ada's it asks for; for everybody else the answer is that of an id that is not there. */
  readonly of?: 'conversation' | 'event' | 'venture' | 'document' | 'message' | 'link'
}

/** The id of a session that nobody has. */
const NOBODYS = randomUUID()

/** The whole surface. A route or an endpoint without a row here fails, and so does a row without a route. */
const ROWS: Record<string, Allowed | Row> = {
  'accountApi.profile': 'member',
  'accountApi.update': { allowed: 'member', json: { language: null } },
  'accountApi.signInMethods': 'member',
  'accountApi.export': 'member',
  'chatApi.answering': 'anyone',
  'chatApi.stop': { allowed: 'anyone', of: 'conversation' },
  'chatApi.suggestions': 'anyone',
  'chatApi.claim': 'member',
  'conversationsApi.list': 'member',
  'conversationsApi.messages': { allowed: 'anyone', of: 'conversation' },
  'conversationsApi.search': 'member',
  'conversationsApi.showVersion': {
    allowed: 'anyone',
    of: 'conversation',
    json: { messageId: NOBODYS, version: 1 },
  },
  'conversationsApi.update': {
    allowed: 'member',
    of: 'conversation',
    json: { title: 'Mine now', pinned: true },
  },
  'conversationsApi.file': { allowed: 'member', of: 'conversation' },
  'conversationLinksApi.create': { allowed: 'member', of: 'conversation', json: { days: 7 } },
  'conversationLinksApi.list': 'member',
  'conversationLinksApi.revoke': { allowed: 'member', of: 'link' },
  'conversationLinksApi.read': 'anyone',
  'ratingsApi.rate': { allowed: 'member', of: 'message', json: { rating: 'up' } },
  'ratingsApi.remove': { allowed: 'member', of: 'message' },
  'ratingsApi.list': 'operator',
  'conversationsApi.remove': { allowed: 'member', of: 'conversation' },
  'dashboardApi.get': 'member',
  'dashboardApi.export': 'member',
  'dashboardApi.edit': 'member',
  'dashboardApi.confirm': { allowed: 'member', of: 'event' },
  'dashboardApi.confirmAll': 'member',
  'dashboardApi.reject': { allowed: 'member', of: 'event' },
  'dashboardApi.undo': 'member',
  'dashboardApi.situation': 'member',
  'dashboardApi.startVenture': 'member',
  'dashboardApi.openVenture': { allowed: 'member', of: 'venture' },
  'dashboardApi.renameVenture': { allowed: 'member', of: 'venture', json: { name: 'Mine' } },
  'dashboardApi.share': 'member',
  'dashboardApi.unshare': 'member',
  'dashboardApi.shared': 'anyone',
  'dashboardApi.forgetEvidence': { allowed: 'member', of: 'conversation' },
  'commitmentsApi.list': { allowed: 'member', of: 'venture' },
  'commitmentsApi.create': {
    allowed: 'member',
    of: 'venture',
    json: { text: 'Call three hospitals', due_on: '2026-07-03' },
  },
  'commitmentsApi.change': { allowed: 'member', of: 'venture', json: { state: 'dropped' } },
  'commitmentsApi.answer': {
    allowed: 'member',
    of: 'venture',
    json: { text: 'All three said yes.', message_id: NOBODYS },
  },
  'remindersApi.read': 'member',
  'remindersApi.calendar': { allowed: 'member', json: {} },
  'remindersApi.endCalendar': 'member',
  'remindersApi.weekly': { allowed: 'member', json: { on: false } },
  'importsApi.list': { allowed: 'member', of: 'venture' },
  'importsApi.read': {
    allowed: 'member',
    of: 'venture',
    json: { format: 'csv', text: 'Who,Company\nAda Byron,E.ON' },
  },
  'importsApi.change': { allowed: 'member', of: 'venture', json: { type: 'loi' } },
  'importsApi.take': { allowed: 'member', of: 'venture', json: {} },
  'importsApi.undo': { allowed: 'member', of: 'venture' },
  'documentsApi.form': 'anyone',
  'documentsApi.create': 'member',
  'documentsApi.list': 'member',
  'documentsApi.read': { allowed: 'member', of: 'document' },
  'documentsApi.patch': {
    allowed: 'member',
    of: 'document',
    json: { key: 'us', typed: 'Mine now', before: null },
  },
  'documentsApi.remove': { allowed: 'member', of: 'document' },
  'documentsApi.file': { allowed: 'member', of: 'document' },
  'documentsApi.render': 'anyone',
  'analyticsApi.get': 'operator',
  'analyticsApi.invoke': 'operator',
  'auditApi.list': 'operator',
  'auditApi.export': 'operator',
  'alertsApi.state': 'operator',
  'alertsApi.makeSecret': 'admin',
  'alertsApi.test': 'admin',
  'budgetApi.state': 'operator',
  'budgetApi.cost': 'operator',
  'bootstrapApi.state': 'member',
  'bootstrapApi.create': 'member',
  'setUpApi.read': 'operator',
  'setUpApi.settle': { allowed: 'admin', json: { needed: true } },
  'systemApi.read': 'operator',
  'systemApi.examine': 'operator',
  'systemApi.backUp': 'admin',
  'systemApi.download': 'admin',
  'systemApi.maintain': { allowed: 'admin', json: { on: false, text: '', expectedUpdatedAt: null } },
  'adminConversationsApi.list': 'operator',
  'adminConversationsApi.invoke': 'operator',
  'adminConversationsApi.messages': 'operator',
  'adminConversationsApi.export': 'operator',
  'conversationNotesApi.labels': 'operator',
  'conversationNotesApi.save': {
    allowed: 'admin',
    json: { labels: ['pricing'], note: '', expectedUpdatedAt: null },
  },
  'evaluationCasesApi.sets': 'operator',
  'evaluationCasesApi.renameSet': { allowed: 'admin', json: { name: 'Mine now' } },
  'evaluationCasesApi.removeSet': 'admin',
  'evaluationCasesApi.cases': 'operator',
  'evaluationCasesApi.keep': { allowed: 'admin', json: { question: 'Who pays for a pilot?' } },
  'evaluationCasesApi.changeCase': { allowed: 'admin', json: { expectation: 'Names who.' } },
  'evaluationCasesApi.removeCase': 'admin',
  'evaluationRunsApi.options': 'operator',
  'evaluationRunsApi.estimate': { allowed: 'admin', json: { set: NOBODYS, a: {}, b: { rules: 'none' } } },
  'evaluationRunsApi.start': { allowed: 'admin', json: { set: NOBODYS, a: {}, b: { rules: 'none' } } },
  'evaluationRunsApi.list': 'operator',
  'evaluationRunsApi.read': 'operator',
  'evaluationRunsApi.prompts': 'operator',
  'evaluationRunsApi.stop': 'admin',
  'evaluationRunsApi.overrule': 'admin',
  'knowledgeApi.list': 'operator',
  'knowledgeApi.create': 'admin',
  'knowledgeApi.update': 'admin',
  'entryTextsApi.read': 'operator',
  'entryTextsApi.save': 'admin',
  'knowledgeApi.remove': 'admin',
  'knowledgeApi.import': 'admin',
  'knowledgeApi.export': 'operator',
  'knowledgeApi.tryQuestion': 'operator',
  'knowledgeApi.gaps': 'operator',
  'knowledgeApi.dismissGap': { allowed: 'admin', json: { dismissed: true } },
  'knowledgeImportApi.read': 'admin',
  'knowledgeHistoryApi.versions': 'operator',
  'knowledgeHistoryApi.version': 'operator',
  'knowledgeHistoryApi.restore': 'admin',
  'knowledgeHistoryApi.batches': 'operator',
  'knowledgeHistoryApi.undo': 'admin',
  'knowledgeHistoryApi.act': 'admin',
  'modelEntriesApi.list': 'operator',
  'modelEntriesApi.save': 'admin',
  'modelEntriesApi.remove': 'admin',
  'noticesApi.list': 'operator',
  'noticesApi.putAway': { allowed: 'admin', json: { code: 'backup_overdue', facts: 'x' } },
  'noticedApi.preview': { allowed: 'anyone', of: 'conversation' },
  'noticedApi.claimed': 'member',
  'notionApi.sync': 'admin',
  'notionApi.status': 'operator',
  'offersApi.choose': {
    allowed: 'anyone',
    json: { conversationId: NOBODYS, messageId: NOBODYS, answerId: 'none' },
  },
  'playbookApi.read': 'anyone',
  'recordsApi.list': { allowed: 'member', of: 'venture' },
  'recordsApi.add': {
    allowed: 'member',
    of: 'venture',
    json: { type: 'interview', who: 'Petra Lang', organisation: 'Terravent' },
  },
  'recordsApi.change': { allowed: 'member', of: 'venture', json: { relation: 'buyer' } },
  'recordsApi.remove': { allowed: 'member', of: 'venture' },
  'recordsApi.forgetPerson': { allowed: 'member', of: 'venture', json: { person: 'Petra Lang' } },
  'promptBoxesApi.list': 'operator',
  'promptBoxesApi.save': 'admin',
  'promptBoxesApi.interpret': 'admin',
  'promptBoxesApi.preview': { allowed: 'admin', json: { promptText: 'Be kind.' } },
  'promptBoxesApi.versions': 'operator',
  'promptBoxesApi.tryMessage': 'admin',
  'reviewApi.list': 'operator',
  'reviewApi.counts': 'operator',
  'reviewApi.open': 'operator',
  'reviewApi.resolve': 'admin',
  'reviewApi.reopen': 'admin',
  'settingsApi.get': 'operator',
  'settingsApi.invoke': 'operator',
  'settingsApi.save': 'admin',
  'settingsApi.check': 'admin',
  'settingsApi.localModels': 'admin',
  'settingsApi.versions': 'operator',
  'settingsApi.version': 'operator',
  'settingsApi.restore': 'admin',
  'settingsApi.assembledPrompt': 'admin',
  'usersApi.list': 'operator',
  'usersApi.changeRole': 'admin',
  'usersApi.suspend': 'admin',
  'usersApi.reactivate': 'admin',
  'usersApi.signOutEverywhere': 'admin',
  'usersApi.remove': 'admin',
  'usersApi.read': 'operator',
  'usersApi.roadmap': 'operator',
  'usersApi.endSession': 'admin',
  'usersApi.resetPassword': 'admin',
  'invitationsApi.list': 'operator',
  'invitationsApi.create': { allowed: 'admin', json: { email: 'olga@example.org', role: 'user' } },
  'invitationsApi.revoke': 'admin',
  'invitationsApi.read': 'anyone',
  'invitationsApi.accept': 'member',
  'venturesApi.list': 'member',
  'venturesApi.create': { allowed: 'member', json: { name: 'Mine' } },
  'venturesApi.change': { allowed: 'member', of: 'venture', json: { name: 'Mine now' } },
  'venturesApi.remove': { allowed: 'member', of: 'venture' },
  'venturesApi.members': { allowed: 'member', of: 'venture' },
  'venturesApi.changeMember': { allowed: 'member', of: 'venture', json: { role: 'mentor' } },
  'venturesApi.removeMember': { allowed: 'member', of: 'venture' },
  'venturesApi.invite': { allowed: 'member', of: 'venture', json: { role: 'member' } },
  'venturesApi.revoke': { allowed: 'member', of: 'venture' },
  'venturesApi.comments': { allowed: 'member', of: 'venture' },
  'venturesApi.comment': {
    allowed: 'member',
    of: 'venture',
    json: { subject: { on: 'field', id: 'technology' }, text: 'Why?' },
  },
  'venturesApi.resolve': { allowed: 'member', of: 'venture', json: { resolved: true } },
  'venturesApi.cohort': 'member',
  'venturesApi.cohortFile': 'member',
  'siteApi.read': 'operator',
  'siteApi.versions': 'operator',
  'siteApi.version': 'operator',
  'siteApi.save': { allowed: 'admin', json: { site: null } },
  'siteApi.saveSignUp': { allowed: 'admin', json: { signUp: { policy: 'open', domains: [] } } },

  'POST /functions/v1/chat': 'anyone',
  'POST /functions/v1/chat settings_test': { allowed: 'admin', json: { purpose: 'settings_test' } },
  'GET /functions/v1/chat': { allowed: 'anyone', of: 'conversation' },
  'GET /realtime/v1': 'member',
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  'GET /metrics': 'open',
  'GET /logos/:hash': 'open',
  'GET /calendar/:file': { allowed: 'open', told: '404 link_gone' },
  'GET /stop-mail/:token': 'open',
  'POST /stop-mail/:token': 'open',

  // Without a body they are refused as incomplete, to everybody alike.
  'POST /auth/v1/sign-up/email': { allowed: 'open', told: '400 bad_request' },
  'POST /auth/v1/sign-in/email': { allowed: 'open', told: '400 bad_request' },
  // No provider is set up here.
  'POST /auth/v1/sign-in/social': { allowed: 'open', told: '404 not_found' },
  'GET /auth/v1/callback/:provider': { allowed: 'open', told: '404 not_found' },
  'POST /auth/v1/callback/:provider': { allowed: 'open', told: '404 not_found' },
  'POST /auth/v1/sign-out': { allowed: 'open', told: '200' },
  'GET /auth/v1/get-session': { allowed: 'open', told: '200' },
  'POST /auth/v1/verify-email': { allowed: 'open', told: '400 bad_request' },
  'POST /auth/v1/request-password-reset': { allowed: 'open', told: '400 bad_request' },
  'POST /auth/v1/check-reset': { allowed: 'open', told: '400 bad_request' },
  'POST /auth/v1/reset-password': { allowed: 'open', told: '400 bad_request' },
  'POST /auth/v1/change-password': {
    allowed: 'account',
    json: { currentPassword: 'wrong', newPassword: 'a new password' },
    told: '401 invalid_password',
  },
  'POST /auth/v1/update-user': { allowed: 'account', json: { name: 'Same' }, told: '200' },
  'GET /auth/v1/list-sessions': { allowed: 'account', told: '200' },
  'POST /auth/v1/revoke-session': { allowed: 'account', json: { id: NOBODYS }, told: '200' },
  'POST /auth/v1/revoke-other-sessions': { allowed: 'account', json: {}, told: '200' },
  'POST /auth/v1/delete-user': {
    allowed: 'account',
    json: { password: 'wrong' },
    told: '401 invalid_password',
  },
  'POST /auth/v1/two-factor/enable': {
    allowed: 'account',
    json: { password: 'wrong' },
    told: '401 invalid_password',
  },
  'POST /auth/v1/two-factor/disable': {
    allowed: 'account',
    json: { password: 'wrong' },
    told: '401 invalid_password',
  },
  'POST /auth/v1/two-factor/generate-backup-codes': {
    allowed: 'account',
    json: { password: 'wrong' },
    told: '400 two_factor_not_enabled',
  },
  'POST /auth/v1/two-factor/verify-totp': {
    allowed: 'account',
    json: { code: '000000' },
    told: '400 totp_not_enabled',
  },
  'POST /auth/v1/two-factor/verify-backup-code': { allowed: 'open', told: '400 bad_request' },
}

/**
 * Patterns that answer whatever the method: middleware, and the last of each door, which says that nothing is there. The
 * accounts door looks each call up in `OPEN`. Whoever adds one has a row for what it lets in, or none to let in.
 */
const WHATEVER_METHOD = {
  '/*': 4,
  '/auth/v1/*': 7,
  '/functions/*': 5,
  '/functions/v1/*': 1,
  '/rest/*': 5,
  '/rest/v1/*': 1,
  '/realtime/*': 5,
  // Tells search engines to stay away.
  '/rest/v1/shared/:token': 1,
  '/shared/:token': 1,
  '/rest/v1/shared-conversations/:token': 1,
  '/shared/c/:token': 1,
  '/rest/v1/invitations/:token': 1,
  '/invitation/:token': 1,
  '/calendar/:file': 1,
  '/stop-mail/:token': 1,
}

interface Door extends Pick<DeclaredEndpoint, 'name' | 'path'> {
  readonly method: string
  readonly access: string | undefined
}

const endpoints: readonly Door[] = await declaredEndpoints()
/** Every row that stands for a door without an endpoint. */
const doors: Door[] = Object.keys(ROWS).flatMap((name) => {
  const [method = '', path = ''] = name.split(' ')
  return path.startsWith('/') ? [{ name, method, path, access: undefined }] : []
})
const matrix = [...endpoints, ...doors]

const IDENTITIES = [
  'none',
  'visitor',
  'user A',
  'user B',
  'support',
  'admin',
  'suspended',
  'expired',
] as const
type Identity = (typeof IDENTITIES)[number]

/** Returns what somebody is told before anything else; undefined when they may come in. */
function refusal(allowed: Allowed, identity: Identity): number | undefined {
  if (allowed === 'open') return undefined
  if (identity === 'suspended' || identity === 'expired') return 401
  if (allowed === 'anyone') return undefined
  if (identity === 'none' || identity === 'visitor') return 401
  if (identity === 'admin' || allowed === 'member' || allowed === 'account') return undefined
  return allowed === 'operator' && identity === 'support' ? undefined : 403
}

let upstream: Upstream
let server: TestServer
let callers: Record<Identity, Visitor>
let ada: Record<NonNullable<Row['of']>, string>

beforeAll(async () => {
  upstream = await startUpstream()
  // Every door is knocked at by the same few people within a minute.
  const rates = { ...LIMITS.rates, write: { person: 1_000, address: 1_000 } }
  server = await startTestServer({ env: { ...upstream.env, TWO_FACTOR: 'on' }, limits: { rates } })
  const visitor = server.visitor()
  await visitor.ask('What is an ICP?')
  const [a, b] = [await server.member('Ada'), await server.member('Ben')]
  await a.ask('We interviewed 12 plant managers.')
  const [admin, support] = [await server.admin(), await server.support()]
  const [suspended, expired] = [await server.member('Sue'), await server.member('Eve')]
  const { id } = await suspended.json<{ id: string }>('/rest/v1/profile')
  await admin.json(`/rest/v1/users/${id}/suspend`, { method: 'POST' })
  const [token] = (expired.token ?? '').split('.')
  await server.query(`update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`, [
    token,
  ])
  callers = { none: server.visitor(), visitor, 'user A': a, 'user B': b, support, admin, suspended, expired }

  // Her message is read when the reply has ended.
  const read = 'select event_id, venture_id from evidence_events where conversation_id = $1 limit 1'
  const { event_id, venture_id } = await until(async () => {
    const [row] = await server.query<{ event_id: string; venture_id: string }>(read, [a.conversationId])
    return row
  })
  const pilot = { method: 'POST', json: { kind: 'pilot', lang: 'en' } }
  const { id: document } = await a.json<{ id: string }>('/rest/v1/documents', pilot)
  const [, reply] = await a.messages()
  const message = reply?.id ?? ''
  const days = { method: 'POST', json: { days: 7 } }
  const { id: link } = await a.json<{ id: string }>(`/rest/v1/conversations/${a.conversationId}/links`, days)
  ada = {
    conversation: a.conversationId ?? '',
    event: event_id,
    venture: venture_id,
    document,
    message,
    link,
  }
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
})

/** Knocks and, whatever the answer is, leaves. */
async function knock(caller: Visitor, door: Door, id: string, json: object | undefined) {
  const path = door.path.replace(/:\w+/, encodeURIComponent(id)).replace(/:\w+/g, NOBODYS)
  const named = ['/functions/v1/chat', '/functions/v1/preview'].includes(door.path) && door.method !== 'POST'
  const query = named ? `?conversationId=${id}` : ''
  const leaving = new AbortController()
  const response = await caller.fetch(path + query, { method: door.method, json, signal: leaving.signal })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const body = isStream ? {} : await response.json().catch(() => ({}))
  leaving.abort()
  const { requestId: _, ...told } = Object(body) as Record<string, unknown>
  return { status: response.status, told }
}

const rowOf = ({ name }: Door): Row => {
  const row = ROWS[name]
  return typeof row === 'object' ? row : { allowed: row ?? 'admin' }
}

describe('the surface', () => {
  test('has a row for every endpoint, which says what the endpoint says', () => {
    for (const { name, access } of endpoints) {
      const row = ROWS[name]
      expect({ name, access: typeof row === 'object' ? row.allowed : row }).toEqual({ name, access })
    }
  })

  test('has a row for every route that is mounted, and a route for every row', () => {
    const address = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    const mounted = server.runtime.app.routes.filter(({ method }) => method !== 'ALL').map(address)
    const accounts = Object.keys(OPEN).map((call) => call.replace(' ', ' /auth/v1'))
    expect([...new Set(matrix.map(address))].sort()).toEqual([...new Set([...mounted, ...accounts])].sort())
    const whatever: Record<string, number> = {}
    for (const { method, path } of server.runtime.app.routes) {
      if (method === 'ALL') whatever[path] = (whatever[path] ?? 0) + 1
    }
    expect(whatever).toEqual(WHATEVER_METHOD)
    const named = new Set(matrix.map(({ name }) => name))
    expect(Object.keys(ROWS).filter((name) => !named.has(name))).toEqual([])
  })
})

describe('access', () => {
  test.each(matrix.map((door) => [door.name, rowOf(door).allowed, door] as const))(
    '%s: %s',
    async (_, allowed, door) => {
      const answers: Record<string, unknown> = {}
      const expected: Record<string, unknown> = {}
      const row = rowOf(door)
      // Signing out would be the end of the others' questions.
      const leaves = door.path === '/auth/v1/sign-out'
      for (const identity of IDENTITIES.filter((each) => !leaves || refusal('account', each) === 401)) {
        const answer = await knock(callers[identity], door, randomUUID(), row.json)
        const refused = refusal(allowed, identity)
        expected[identity] = refused ? `${refused} without anything` : (row.told ?? 'let in')
        answers[identity] = refused ? refusalOf(answer) : row.told ? toldOf(answer) : letIn(answer.status)
      }
      expect(answers).toEqual(expected)
    },
  )

  type Answer = Awaited<ReturnType<typeof knock>>
  const REFUSED: Record<number, readonly unknown[]> = {
    // The last is of the second step of a sign-in, which somebody without a session is in.
    401: ['unauthenticated', 'unauthorized', 'invalid_two_factor_cookie'],
    403: ['forbidden'],
  }
  /** A refusal for who asks, and not for what is asked. */
  const refusalOf = ({ status, told }: Answer) =>
    REFUSED[status]?.includes(told.code) && Object.keys(told).sort().join() === 'code,error'
      ? `${status} without anything`
      : `${status} ${JSON.stringify(told)}`
  const toldOf = ({ status, told }: Answer) => (status === 200 ? '200' : `${status} ${String(told.code)}`)
  const letIn = (status: number) => (status < 500 && ![401, 403].includes(status) ? 'let in' : status)
})

describe('what belongs to somebody else', () => {
  const rows = matrix.flatMap((door) => {
    const { of } = rowOf(door)
    return of ? [[door.name, of, door] as const] : []
  })

  test.each(rows)('S20: %s: another’s %s is as missing as one that is not there', async (_, of, door) => {
    const { json, allowed } = rowOf(door)
    const missing = of === 'event' ? `${ada.event}x` : randomUUID()
    for (const identity of ['none', 'visitor', 'user B', 'support', 'admin'] as const) {
      if (refusal(allowed, identity)) continue
      const caller = callers[identity]
      const theirs = await knock(caller, door, ada[of], json)
      expect({ identity, ...theirs }).toEqual({ identity, ...(await knock(caller, door, missing, json)) })
    }
    // The door does open: it is not only that nobody gets anything here.
    if (door.method === 'GET') expect((await knock(callers['user A'], door, ada[of], json)).status).toBe(200)
  })

  test('is left as it was after all this', async () => {
    const messages = await callers['user A'].messages()
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    const rows = await server.query('select title from conversations where id = $1', [ada.conversation])
    expect(rows).toEqual([{ title: '' }])
    expect(await callers.visitor.messages()).toHaveLength(2)
  })
})
