import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredEndpoints } from '#server/test/declared-endpoints.ts'
import { block, type Notion, startNotion } from '#server/test/notion.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { AuditEntry } from '#shared/admin/audit.ts'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import type { SettingVersion } from '#shared/admin/settings.ts'

const PASSCODE = 'canary passcode'
const KEY = 'sk-proj-canary-0123456789-WXYZ'
const PAGE = '1429989fe8ac4effbc8f57f56486db54'
const NEW_ENTRY = {
  title: 'Pilots',
  content: 'Charge for them.',
  category: 'value',
  keywords: ['pilot'],
  relevance_tags: ['pricing'],
}

/** Admins' endpoints that neither change anything nor show what people wrote. */
const SILENT = [
  'analyticsApi.get',
  'analyticsApi.invoke',
  'auditApi.list',
  'adminConversationsApi.list',
  'adminConversationsApi.invoke',
  'conversationNotesApi.labels',
  'knowledgeApi.list',
  'knowledgeApi.tryQuestion',
  // A page that it fetches is written down; a file is not.
  'knowledgeImportApi.read',
  'entryTextsApi.read',
  'noticesApi.list',
  'notionApi.status',
  'promptBoxesApi.list',
  'promptBoxesApi.tryMessage',
  'settingsApi.check',
  'settingsApi.get',
  'settingsApi.invoke',
  'modelEntriesApi.list',
  'settingsApi.localModels',
  'settingsApi.versions',
  'settingsApi.version',
  'usersApi.list',
  'usersApi.read',
  'invitationsApi.list',
  'siteApi.read',
  'siteApi.versions',
  'siteApi.version',
  'alertsApi.state',
  'budgetApi.state',
  'budgetApi.cost',
  'evaluationCasesApi.sets',
  'evaluationRunsApi.options',
  'evaluationRunsApi.estimate',
  'evaluationRunsApi.list',
  'knowledgeHistoryApi.versions',
  'knowledgeHistoryApi.version',
  'knowledgeHistoryApi.batches',
  'promptBoxesApi.preview',
  'promptBoxesApi.versions',
  'reviewApi.counts',
  'setUpApi.read',
  'systemApi.read',
  'systemApi.examine',
]

/** They show a sentence of each, as the list of conversations does, or what an operator kept before, which was written down. */
const SENTENCES = [
  'evaluationCasesApi.cases',
  'evaluationRunsApi.prompts',
  'evaluationRunsApi.read',
  'reviewApi.list',
]

/** They need a provider that answers, a backup or somewhere to send to: the tests of their noun read what they write down. */
const ELSEWHERE = [
  'alertsApi.test',
  'evaluationRunsApi.start',
  'evaluationRunsApi.stop',
  'evaluationRunsApi.overrule',
  'systemApi.backUp',
  'systemApi.download',
]

/** One call of an endpoint, and what the log is to say of it. */
interface Act {
  readonly endpoint: string
  readonly call: readonly [method: string, path: string, json?: object]
  readonly entries: readonly Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>[]
}

let notion: Notion
let server: TestServer
let olga: Visitor
/** What the acts are about. */
let ids: Record<'olga' | 'ben' | 'eve' | 'conversation' | 'reply' | 'entry', string>
let box: PromptBox
let secrets: string[]

beforeAll(async () => {
  notion = await startNotion('ntn_canary')
  notion.page(PAGE, 'Zirconia guide', [block('heading_1', 'Pricing'), block('paragraph', 'By the litre.')])
  server = await startTestServer({
    env: { NOTION_TOKEN: notion.token, NOTION_BASE_URL: notion.url, BOOTSTRAP_PASSCODE: PASSCODE },
  })
  const idOf = async (person: Visitor) => (await person.json<{ id: string }>('/rest/v1/profile')).id
  olga = await server.member('Olga')
  const [ben, eve] = [await server.member('Ben'), await server.member('Eve')]
  await ben.ask('We did 12 interviews with canary farmers.')
  const messages = `/rest/v1/conversations/${ben.conversationId}/messages`
  const reply = (await ben.json<{ id: string; role: string }[]>(messages)).find(
    ({ role }) => role === 'assistant',
  )
  await ben.json(`/rest/v1/messages/${reply?.id}/rating`, { method: 'PUT', json: { rating: 'down' } })
  ids = {
    olga: await idOf(olga),
    ben: await idOf(ben),
    eve: await idOf(eve),
    conversation: ben.conversationId ?? '',
    reply: reply?.id ?? '',
    entry: '',
  }
  secrets = ['canary', olga.token ?? '', ben.token ?? '']
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await notion[Symbol.asyncDispose]()
})

const nothing = { before: null, after: null }
const ben = () => `user:${ids.ben}`
const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)
const SOMEBODY = expect.stringMatching(/^user:[0-9a-f-]{36}$/)
const setting = (key: string, value: unknown) =>
  ['POST', '/functions/v1/manage-settings', { setting_key: key, setting_value: value }] as const
const NEW_TEXTS = { translations: { de: 'Verlangt mehr.' }, answers: [], stale: [] }
const OTHER_ENTRY = { ...NEW_ENTRY, content: 'Charge more for them.' }
const FILED_ENTRY = { ...NEW_ENTRY, category: 'metals' }
const GAP = 'a'.repeat(32)
const newest = async (table: string, by: string) =>
  (
    await server.query<{ id: string }>(`select id::text from ${table} order by ${table}.${by} desc limit 1`)
  )[0]?.id
const CONFIG = { model: 'gpt-5-mini', temperature: 0.2, stream: true }
const MODEL = { id: 'of-ours', aliases: [], family: 'other', source: 'our own page' }

/** In this order: each act finds what the one before has left. */
const ACTS: Record<string, () => Act | Promise<Act>> = {
  'makes the first admin': () => ({
    endpoint: 'bootstrapApi.create',
    call: ['POST', '/functions/v1/bootstrap-admin', { passcode: PASSCODE }],
    entries: [
      {
        action: 'first_admin_created',
        target: `user:${ids.olga}`,
        before: { role: 'user' },
        after: { role: 'admin' },
      },
    ],
  }),
  'gives a role': () => ({
    endpoint: 'usersApi.changeRole',
    call: ['POST', '/functions/v1/manage-roles', { user_id: ids.ben, new_role: 'admin' }],
    entries: [{ action: 'role_changed', target: ben(), before: { role: 'user' }, after: { role: 'admin' } }],
  }),
  'ends sessions': () => ({
    endpoint: 'usersApi.signOutEverywhere',
    call: ['POST', `/rest/v1/users/${ids.ben}/sign-out`],
    entries: [{ action: 'user_signed_out', target: ben(), before: { sessions: 1 }, after: { sessions: 0 } }],
  }),
  suspends: () => ({
    endpoint: 'usersApi.suspend',
    call: ['POST', `/rest/v1/users/${ids.ben}/suspend`],
    entries: [
      {
        action: 'user_suspended',
        target: ben(),
        before: { suspended: false },
        after: { suspended: true },
      },
    ],
  }),
  reactivates: () => ({
    endpoint: 'usersApi.reactivate',
    call: ['POST', `/rest/v1/users/${ids.ben}/reactivate`],
    entries: [
      {
        action: 'user_reactivated',
        target: ben(),
        before: { suspended: true },
        after: { suspended: false },
      },
    ],
  }),
  'ends one session': () => ({
    endpoint: 'usersApi.endSession',
    call: ['DELETE', `/rest/v1/users/${ids.ben}/sessions/${ids.ben}`, {}],
    entries: [{ action: 'user_session_ended', target: ben(), before: null, after: null }],
  }),
  'opens a roadmap': () => ({
    endpoint: 'usersApi.roadmap',
    call: ['GET', `/rest/v1/users/${ids.ben}/roadmap`],
    entries: [{ action: 'roadmap_viewed', target: ben(), before: null, after: null }],
  }),
  'resets a password': () => ({
    endpoint: 'usersApi.resetPassword',
    call: ['POST', `/rest/v1/users/${ids.ben}/reset-password`, {}],
    entries: [{ action: 'password_reset_link_shown', target: ben(), before: null, after: null }],
  }),
  'invites somebody': () => ({
    endpoint: 'invitationsApi.create',
    call: ['POST', '/rest/v1/admin/invitations', { email: 'new@example.org', role: 'support' }],
    entries: [
      {
        action: 'invitation_created',
        target: expect.stringMatching(/^invitation:/),
        before: null,
        after: { role: 'support' },
      },
    ],
  }),
  'revokes an invitation': async () => {
    const { invitations } = await olga.json<{ invitations: { id: string }[] }>('/rest/v1/admin/invitations')
    const [invitation] = invitations
    return {
      endpoint: 'invitationsApi.revoke',
      call: ['DELETE', `/rest/v1/admin/invitations/${invitation?.id}`, {}],
      entries: [
        {
          action: 'invitation_revoked',
          target: `invitation:${invitation?.id}`,
          before: { role: 'support' },
          after: null,
        },
      ],
    }
  },
  'says who may sign up': () => ({
    endpoint: 'siteApi.saveSignUp',
    call: ['PUT', '/rest/v1/admin/sign-up', { signUp: { policy: 'invitation', domains: [] } }],
    entries: [
      {
        action: 'sign_up_policy_changed',
        target: 'site:sign_up',
        before: { policy: 'open', domains: [] },
        after: { policy: 'invitation', domains: [] },
      },
    ],
  }),
  'names the site': () => ({
    endpoint: 'siteApi.save',
    call: ['PUT', '/rest/v1/admin/site', { site: { ...server.runtime.deps.site.file, name: 'Landing' } }],
    entries: [
      {
        action: 'site_changed',
        target: 'site:site',
        before: expect.objectContaining({ name: 'Beachhead' }),
        after: expect.objectContaining({ name: 'Landing' }),
      },
    ],
  }),
  'deletes an account': () => ({
    endpoint: 'usersApi.remove',
    call: ['DELETE', `/rest/v1/users/${ids.eve}`],
    // By an id that stands for nobody any more.
    entries: [{ action: 'user_deleted', target: SOMEBODY, before: { role: 'user' }, after: null }],
  }),
  'saves the prompt': () => ({
    endpoint: 'settingsApi.save',
    call: setting('master_prompt', { value: 'First.' }),
    entries: [{ action: 'setting_saved', target: 'setting:master_prompt', before: null, after: 'First.' }],
  }),
  'saves the prompt again': () => ({
    endpoint: 'settingsApi.save',
    call: setting('master_prompt', { value: 'Second.' }),
    entries: [
      { action: 'setting_saved', target: 'setting:master_prompt', before: 'First.', after: 'Second.' },
    ],
  }),
  'restores a version': async () => {
    const { versions } = await olga.json<{ versions: SettingVersion[] }>('/rest/v1/admin/setting-versions')
    return {
      endpoint: 'settingsApi.restore',
      call: ['POST', `/rest/v1/admin/setting-versions/${versions[1]?.id}/restore`],
      entries: [
        { action: 'setting_saved', target: 'setting:master_prompt', before: 'Second.', after: 'First.' },
      ],
    }
  },
  'saves the model': () => ({
    endpoint: 'settingsApi.save',
    call: setting('model_config', CONFIG),
    entries: [{ action: 'setting_saved', target: 'setting:model_config', before: null, after: CONFIG }],
  }),
  'saves the key': () => ({
    endpoint: 'settingsApi.save',
    call: setting('openai_api_key', KEY),
    entries: [
      {
        action: 'setting_saved',
        target: 'setting:openai_api_key',
        before: null,
        after: { set: true, last4: 'WXYZ' },
      },
    ],
  }),
  'removes the key': () => ({
    endpoint: 'settingsApi.save',
    call: setting('openai_api_key', null),
    entries: [
      {
        action: 'setting_removed',
        target: 'setting:openai_api_key',
        before: { set: true, last4: 'WXYZ' },
        after: null,
      },
    ],
  }),
  'adds a model': () => ({
    endpoint: 'modelEntriesApi.save',
    call: ['PUT', '/rest/v1/admin/model-entries', { entry: MODEL }],
    entries: [{ action: 'model_saved', target: 'model:of-ours', before: null, after: MODEL }],
  }),
  'removes a model': () => ({
    endpoint: 'modelEntriesApi.remove',
    call: ['DELETE', '/rest/v1/admin/model-entries', { id: 'of-ours' }],
    entries: [{ action: 'model_removed', target: 'model:of-ours', before: MODEL, after: null }],
  }),
  'writes rules': async () => {
    const [first] = await olga.json<PromptBox[]>('/rest/v1/prompt-boxes')
    if (!first) throw new Error('There is no box')
    box = first
    return {
      endpoint: 'promptBoxesApi.save',
      call: ['PATCH', `/rest/v1/prompt-boxes/${box.id}`, { prompt_text: 'Always answer in German.' }],
      entries: [
        {
          action: 'rules_saved',
          target: `prompt_box:${box.box_key}`,
          before: { prompt_text: box.prompt_text },
          after: { prompt_text: 'Always answer in German.' },
        },
      ],
    }
  },
  'puts rules in force': () => ({
    endpoint: 'promptBoxesApi.interpret',
    call: [
      'POST',
      '/functions/v1/interpret-prompt-box',
      { boxId: box.id, promptText: 'Always answer in German.' },
    ],
    entries: [
      {
        action: 'rules_interpreted',
        target: `prompt_box:${box.box_key}`,
        before: box.interpretation?.rules.map(({ compiled }) => compiled) ?? null,
        after: [expect.stringContaining('German')],
      },
    ],
  }),
  'adds an entry': () => ({
    endpoint: 'knowledgeApi.create',
    call: ['POST', '/functions/v1/manage-knowledge', NEW_ENTRY],
    entries: [
      {
        action: 'knowledge_created',
        target: expect.stringMatching(/^knowledge:[0-9a-f-]{36}$/),
        before: null,
        after: NEW_ENTRY,
      },
    ],
  }),
  'changes an entry': async () => {
    const [row] = await server.query<{ id: string }>('select id from knowledge_entries where title = $1', [
      NEW_ENTRY.title,
    ])
    ids.entry = row?.id ?? ''
    return {
      endpoint: 'knowledgeApi.update',
      call: ['PUT', '/functions/v1/manage-knowledge', { id: ids.entry, ...OTHER_ENTRY }],
      entries: [
        {
          action: 'knowledge_updated',
          target: `knowledge:${ids.entry}`,
          before: NEW_ENTRY,
          after: OTHER_ENTRY,
        },
      ],
    }
  },
  'changes what goes with an entry': async () => {
    const path = `/rest/v1/admin/knowledge/${ids.entry}/texts`
    const { updated_at } = await olga.json<{ updated_at: string }>(path)
    return {
      endpoint: 'entryTextsApi.save',
      call: ['PUT', path, { ...NEW_TEXTS, expectedUpdatedAt: updated_at }],
      entries: [
        {
          action: 'knowledge_updated',
          target: `knowledge:${ids.entry}`,
          before: { translations: {}, answers: [], stale: [] },
          after: NEW_TEXTS,
        },
      ],
    }
  },
  'imports entries': () => ({
    endpoint: 'knowledgeApi.import',
    call: [
      'POST',
      '/rest/v1/admin/knowledge/import',
      { format: 'json', text: JSON.stringify([{ id: ids.entry, ...NEW_ENTRY }]) },
    ],
    entries: [
      {
        action: 'knowledge_imported',
        target: `knowledge:${ids.entry}`,
        before: OTHER_ENTRY,
        after: NEW_ENTRY,
      },
    ],
  }),
  'deletes an entry': () => ({
    endpoint: 'knowledgeApi.remove',
    call: ['DELETE', '/functions/v1/manage-knowledge', { id: ids.entry }],
    entries: [
      { action: 'knowledge_deleted', target: `knowledge:${ids.entry}`, before: NEW_ENTRY, after: null },
    ],
  }),
  'restores a deleted entry': async () => ({
    endpoint: 'knowledgeHistoryApi.restore',
    call: [
      'POST',
      `/rest/v1/admin/knowledge/versions/${await newest('knowledge_versions', 'id')}/restore`,
      { expectedUpdatedAt: null },
    ],
    entries: [
      { action: 'knowledge_restored', target: `knowledge:${ids.entry}`, before: null, after: NEW_ENTRY },
    ],
  }),
  'files many entries': () => ({
    endpoint: 'knowledgeHistoryApi.act',
    call: [
      'POST',
      '/rest/v1/admin/knowledge/act',
      { act: { kind: 'category', value: 'metals' }, ids: [ids.entry], expected: 1 },
    ],
    entries: [
      {
        action: 'knowledge_updated',
        target: `knowledge:${ids.entry}`,
        before: NEW_ENTRY,
        after: FILED_ENTRY,
      },
    ],
  }),
  'undoes a change of many entries': async () => ({
    endpoint: 'knowledgeHistoryApi.undo',
    call: [
      'POST',
      `/rest/v1/admin/knowledge/batches/${await newest('knowledge_batches', 'created_at')}/undo`,
      {},
    ],
    entries: [
      {
        action: 'knowledge_restored',
        target: `knowledge:${ids.entry}`,
        before: FILED_ENTRY,
        after: NEW_ENTRY,
      },
      {
        action: 'knowledge_change_undone',
        target: expect.stringMatching(/^knowledge_batch:/),
        before: null,
        after: { kind: 'category', subject: 'metals', entries: 1, kept: 0 },
      },
    ],
  }),
  'puts a question without an answer away': () => ({
    endpoint: 'knowledgeApi.dismissGap',
    call: ['PUT', `/rest/v1/admin/knowledge/gaps/${GAP}`, { dismissed: true }],
    entries: [{ action: 'knowledge_gap_dismissed', target: `knowledge_gap:${GAP}`, ...nothing }],
  }),
  'syncs with Notion': () => ({
    endpoint: 'notionApi.sync',
    call: ['POST', '/functions/v1/sync-notion', { pageId: PAGE }],
    entries: [
      {
        action: 'notion_synced',
        target: `notion:${PAGE}`,
        before: null,
        after: expect.objectContaining({ title: 'Zirconia guide', created: 1, updated: 0, removed: 0 }),
      },
      {
        action: 'knowledge_created',
        target: expect.stringMatching(/^knowledge:/),
        before: null,
        after: expect.objectContaining({ content: expect.stringContaining('By the litre.') }),
      },
    ],
  }),
  'reads a conversation': () => ({
    endpoint: 'adminConversationsApi.messages',
    call: ['GET', `/functions/v1/get-conversations?conversationId=${ids.conversation}`],
    entries: [{ action: 'conversation_viewed', target: `conversation:${ids.conversation}`, ...nothing }],
  }),
  'takes a conversation along': () => ({
    endpoint: 'adminConversationsApi.export',
    call: ['GET', `/rest/v1/admin/conversations/${ids.conversation}/export?format=md`],
    entries: [{ action: 'conversation_exported', target: `conversation:${ids.conversation}`, ...nothing }],
  }),
  'labels a conversation': () => ({
    endpoint: 'conversationNotesApi.save',
    call: [
      'PUT',
      `/rest/v1/admin/conversations/${ids.conversation}/note`,
      { labels: ['pricing'], note: 'Call about the canary.', expectedUpdatedAt: null },
    ],
    entries: [
      {
        action: 'conversation_noted',
        target: `conversation:${ids.conversation}`,
        before: null,
        after: { labels: ['pricing'], note_characters: 22 },
      },
    ],
  }),
  'looks at rated replies': () => ({
    endpoint: 'ratingsApi.list',
    call: ['GET', '/rest/v1/ratings?rating=down'],
    entries: [{ action: 'rating_viewed', target: `conversation:${ids.conversation}`, ...nothing }],
  }),
  'opens what waits for review': async () => ({
    endpoint: 'reviewApi.open',
    call: ['GET', `/rest/v1/review/${await newest('review_items', 'id')}`],
    entries: [{ action: 'conversation_viewed', target: `conversation:${ids.conversation}`, ...nothing }],
  }),
  'deals with what waits': async () => {
    const id = await newest('review_items', 'id')
    return {
      endpoint: 'reviewApi.resolve',
      call: ['POST', `/rest/v1/review/${id}/resolve`, { resolution: 'dismissed' }],
      entries: [
        {
          action: 'review_resolved',
          target: `review:${id}`,
          before: null,
          after: { kind: 'down', resolution: 'dismissed' },
        },
      ],
    }
  },
  'lets it wait again': async () => {
    const id = await newest('review_items', 'id')
    return {
      endpoint: 'reviewApi.reopen',
      call: ['POST', `/rest/v1/review/${id}/reopen`, {}],
      entries: [
        {
          action: 'review_reopened',
          target: `review:${id}`,
          before: { kind: 'down', resolution: 'dismissed' },
          after: null,
        },
      ],
    }
  },
  'keeps a reply as a case': () => ({
    endpoint: 'evaluationCasesApi.keep',
    call: ['POST', '/rest/v1/evaluation/cases', { message_id: ids.reply, set: 'Kept' }],
    entries: [
      {
        action: 'evaluation_case_kept',
        target: expect.stringMatching(/^evaluation_case:/),
        before: null,
        after: { set: 'Kept', message_id: UUID },
      },
    ],
  }),
  'changes a case': async () => {
    const id = await newest('evaluation_cases', 'created_at')
    return {
      endpoint: 'evaluationCasesApi.changeCase',
      call: ['PATCH', `/rest/v1/evaluation/cases/${id}`, { expectation: 'Asks who pays.' }],
      entries: [
        {
          action: 'evaluation_case_changed',
          target: `evaluation_case:${id}`,
          before: { expectation: '' },
          after: { expectation: 'Asks who pays.' },
        },
      ],
    }
  },
  'renames a set': async () => {
    const id = await newest('evaluation_sets', 'created_at')
    return {
      endpoint: 'evaluationCasesApi.renameSet',
      call: ['PATCH', `/rest/v1/evaluation/sets/${id}`, { name: 'Hard' }],
      entries: [
        {
          action: 'evaluation_set_renamed',
          target: `evaluation_set:${id}`,
          before: { name: 'Kept' },
          after: { name: 'Hard' },
        },
      ],
    }
  },
  'takes a case out': async () => {
    const id = await newest('evaluation_cases', 'created_at')
    return {
      endpoint: 'evaluationCasesApi.removeCase',
      call: ['DELETE', `/rest/v1/evaluation/cases/${id}`, {}],
      entries: [
        {
          action: 'evaluation_case_removed',
          target: `evaluation_case:${id}`,
          before: { set: 'Hard', message_id: UUID },
          after: null,
        },
      ],
    }
  },
  'removes a set': async () => {
    const id = await newest('evaluation_sets', 'created_at')
    return {
      endpoint: 'evaluationCasesApi.removeSet',
      call: ['DELETE', `/rest/v1/evaluation/sets/${id}`, {}],
      entries: [
        {
          action: 'evaluation_set_removed',
          target: `evaluation_set:${id}`,
          before: { name: 'Hard', cases: 0 },
          after: null,
        },
      ],
    }
  },
  'says that a step is not needed': () => ({
    endpoint: 'setUpApi.settle',
    call: ['PUT', '/rest/v1/admin/set-up/partners', { needed: false }],
    entries: [{ action: 'set_up_step_not_needed', target: 'set_up:partners', ...nothing }],
  }),
  'closes for maintenance': () => ({
    endpoint: 'systemApi.maintain',
    call: [
      'PUT',
      '/rest/v1/admin/system/maintenance',
      { on: true, text: 'Back at noon.', expectedUpdatedAt: null },
    ],
    entries: [
      {
        action: 'maintenance_begun',
        target: 'system:maintenance',
        before: { on: false, text: '' },
        after: { on: true, text: 'Back at noon.' },
      },
    ],
  }),
  'makes the secret of the webhook': () => ({
    endpoint: 'alertsApi.makeSecret',
    call: ['POST', '/rest/v1/admin/alerts/secret', {}],
    entries: [{ action: 'alert_secret_made', target: 'setting:alert_webhook_secret', ...nothing }],
  }),
  'puts a notice away': () => ({
    endpoint: 'noticesApi.putAway',
    call: ['PUT', '/rest/v1/admin/notices/put-away', { code: 'provider_failing', facts: 'f' }],
    entries: [
      {
        action: 'notice_put_away',
        target: 'notice:provider_failing',
        before: null,
        after: { facts: 'f' },
      },
    ],
  }),
  'looks at what a model would be told of somebody': () => ({
    endpoint: 'settingsApi.assembledPrompt',
    call: ['POST', '/rest/v1/admin/assembled-prompt', { user_id: ids.ben, question: 'What next?' }],
    entries: [{ action: 'assembled_prompt_viewed', target: ben(), ...nothing }],
  }),
  'looks at questions that found nothing': () => ({
    endpoint: 'knowledgeApi.gaps',
    call: ['GET', '/rest/v1/admin/knowledge/gaps'],
    entries: [{ action: 'knowledge_gaps_viewed', target: null, ...nothing }],
  }),
  'takes the knowledge along': () => ({
    endpoint: 'knowledgeApi.export',
    call: ['GET', '/rest/v1/admin/knowledge/export?format=json'],
    entries: [
      {
        action: 'knowledge_exported',
        target: null,
        before: null,
        after: { format: 'json', entries: expect.any(Number) },
      },
    ],
  }),
  'takes the log along': () => ({
    endpoint: 'auditApi.export',
    call: ['GET', '/rest/v1/admin/audit/export?format=json'],
    entries: [
      {
        action: 'audit_exported',
        target: null,
        before: null,
        after: { format: 'json', entries: expect.any(Number) },
      },
    ],
  }),
}

const dated = { id: expect.any(String), at: expect.any(String) }
const clock = async () =>
  (await server.query<{ at: Date }>('select clock_timestamp() as at'))[0]?.at ?? new Date(0)

describe('what an admin does is written down with who, when, and what it was and is', () => {
  const acted = new Set<string>()

  test.each(Object.entries(ACTS))('S51: %s', async (_, act) => {
    const { endpoint, call, entries } = await act()
    acted.add(endpoint)
    await server.query('delete from audit_log')
    const began = await clock()
    const [method, path, json] = call
    const response = await olga.fetch(path, json ? { method, json } : { method })
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
    const ended = await clock()
    const { entries: log } = await olga.json<{ entries: AuditEntry[] }>('/rest/v1/admin/audit')
    expect(log.reverse()).toEqual(
      entries.map((entry) =>
        expect.objectContaining({ ...dated, actor_id: ids.olga, actor_name: 'Olga', ...entry }),
      ),
    )
    for (const { at } of log) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(began.getTime() - 1)
      expect(Date.parse(at)).toBeLessThanOrEqual(ended.getTime())
    }
    for (const secret of secrets) expect(JSON.stringify(log)).not.toContain(secret)
  })

  test('S51: there is no endpoint of admins that is neither in this table nor known to change and show nothing', async () => {
    const declared = (await declaredEndpoints()).filter(
      ({ name, access }) => access === 'admin' || access === 'operator' || name === 'bootstrapApi.create',
    )
    expect(declared.map(({ name }) => name).sort()).toEqual(
      [...SILENT, ...SENTENCES, ...ELSEWHERE, ...acted].sort(),
    )
  })

  test('S51: nobody can alter it: no visitor, no member and no admin', async () => {
    const { database } = server.runtime.deps
    const actors = [
      { role: 'admin', userId: ids.olga },
      { role: 'member', userId: ids.ben },
      { role: 'visitor', sessionId: ids.ben },
    ] as const
    for (const actor of actors) {
      for (const statement of [
        `update audit_log set action = 'nothing'`,
        'delete from audit_log',
        'truncate audit_log',
      ]) {
        const trying = database.asActor(actor, (db) => sql.raw(statement).execute(db))
        await expect(trying).rejects.toThrow(/permission denied/)
      }
    }
  })
})
