import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { namedLanguage } from '#shared/accepted-language.ts'
import { Uuid } from '#shared/chat.ts'
import { AppError } from '#shared/errors.ts'
import type { Accounts } from './auth/accounts.ts'
import type { Attempts } from './auth/attempts.ts'
import { type Actor, readBearer, type Sessions } from './auth/session.ts'
import { mountAccount } from './http/account.ts'
import { clientAddress, socketAddress } from './http/address.ts'
import { mountAdminAlerts } from './http/admin-alerts.ts'
import { mountAdminAnalytics } from './http/admin-analytics.ts'
import { mountAdminBudget } from './http/admin-budget.ts'
import { mountAdminConversations } from './http/admin-conversations.ts'
import { mountAdminEvaluation } from './http/admin-evaluation.ts'
import { mountAdminKnowledge } from './http/admin-knowledge.ts'
import { mountAdminOperations } from './http/admin-operations.ts'
import { mountAdminPeople } from './http/admin-people.ts'
import { mountAdminReview } from './http/admin-review.ts'
import { mountAdminSettings } from './http/admin-settings.ts'
import { mountAdminSystem } from './http/admin-system.ts'
import { mountAdminUsers } from './http/admin-users.ts'
import { mountAuth } from './http/auth.ts'
import { mountChat } from './http/chat.ts'
import { mountCommitments } from './http/commitments.ts'
import { mountConversations } from './http/conversations.ts'
import { mountDocuments } from './http/documents.ts'
import { onError } from './http/errors.ts'
import { guard } from './http/guard.ts'
import { mountHealth } from './http/health.ts'
import { mountImports } from './http/imports.ts'
import { observeRequests } from './http/observe.ts'
import { mountPlaybook } from './http/playbook.ts'
import { createRates, type Rates } from './http/rates.ts'
import { mountRealtime } from './http/realtime.ts'
import { mountRecords } from './http/records.ts'
import { mountRoadmap } from './http/roadmap.ts'
import type { App, HttpEnv } from './http/route.ts'
import { mountVentures } from './http/ventures.ts'
import type { ChangeFeed } from './realtime/change-feed.ts'
import type { Ctx, Deps } from './services/context.ts'

/** Paths of the server; every other path is a page or a file. */
const DOORS = ['/auth/v1/*', '/functions/*', '/rest/*', '/realtime/*']

export interface AppParts {
  readonly deps: Deps
  readonly accounts: Accounts
  readonly attempts: Attempts
  readonly sessions: Sessions
  readonly feed: ChangeFeed
}

/** The whole HTTP surface but the web client's files. Opens no port, so tests call it directly too. */
export function createApp({ deps, accounts, attempts, sessions, feed }: AppParts): App {
  const app = new Hono<HttpEnv>({ strict: true })
  app.onError(onError)
  app.use(requestId({ headerName: '' }))
  app.use(observeRequests(deps))
  app.use(security(deps))
  app.use(context(deps, sessions, createRates(deps.limits.rates)))

  for (const door of DOORS) {
    app.use(door, refuseWhileStopping(deps))
    app.use(
      door,
      cors({
        origin: deps.config.publicUrl,
        exposeHeaders: ['X-Conversation-Id', 'X-Session-Id', 'X-Role', 'X-Device', 'set-auth-token'],
      }),
    )
    app.use(door, async (c, next) => {
      await next()
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    })
  }
  for (const door of ['/functions/v1/*', '/rest/v1/*']) app.use(door, requireApiKey(deps))
  // The accounts door looks its calls up by itself.
  app.use('/auth/v1/*', guard())

  mountHealth(app, deps)
  mountAuth(app, { accounts, attempts, sessions })
  mountChat(app, sessions)
  mountConversations(app)
  mountPlaybook(app)
  mountAccount(app)
  mountRoadmap(app)
  mountVentures(app)
  mountRecords(app)
  mountDocuments(app)
  mountCommitments(app)
  mountImports(app)
  mountAdminUsers(app, { attempts, accounts })
  mountAdminPeople(app)
  mountAdminConversations(app)
  mountAdminAlerts(app)
  mountAdminAnalytics(app)
  mountAdminBudget(app)
  mountAdminOperations(app)
  mountAdminReview(app)
  mountAdminSystem(app)
  mountAdminKnowledge(app)
  mountAdminSettings(app)
  mountAdminEvaluation(app)
  mountRealtime(app, feed, sessions)
  for (const door of DOORS) {
    app.all(door, guard(), () => {
      throw new AppError('not_found', 'Not found')
    })
  }
  return app
}

function security({ config }: Deps): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // The component library sets style attributes; scripts get no such exception.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xXssProtection: false,
  })
}

/** Tells who calls and from where, before any route runs. */
function context(deps: Deps, sessions: Sessions, rates: Rates): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { log, config } = deps
    const requestId = c.get('requestId')
    const address = clientAddress(socketAddress(c.env), c.req.header('x-forwarded-for'), config.TRUST_PROXY)
    const language = namedLanguage(c.req.header('accept-language'))
    const base = { ...deps, requestId, address, language, log: log.child({ requestId }) }
    const nobody: Ctx = { ...base, actor: { kind: 'visitor', sessionId: undefined } }
    c.set('rates', rates)
    c.set('ctx', nobody)
    // Accounts read the bearer themselves; pages and files need no caller.
    if (/^\/(functions|rest|realtime)\//.test(c.req.path)) {
      const actor = await identify(deps, sessions, c.req.raw.headers)
      if (!actor) {
        // Whoever tries tokens out, or goes on with an old one, is counted as the stranger they are.
        rates.spend(nobody, 'read')
        throw new AppError(
          'unauthenticated',
          'Your session has ended. Sign in again; what you typed is kept.',
        )
      }
      // Every answer tells the role, so that a page that opens need not ask for it.
      if (actor.kind === 'member') c.header('X-Role', actor.session.role)
      c.set('ctx', { ...base, actor })
    }
    await next()
  }
}

/** Undefined for a token that opens no session. */
async function identify({ config }: Deps, sessions: Sessions, headers: Headers): Promise<Actor | undefined> {
  const sessionId = Uuid.safeParse(headers.get('x-session-id')).data
  const bearer = readBearer(headers.get('authorization'))
  // The public key may come as a bearer from a client without a session.
  if (!bearer || bearer === config.PUBLIC_API_KEY) return { kind: 'visitor', sessionId }
  const session = await sessions.find(bearer)
  return session && { kind: 'member', session }
}

function refuseWhileStopping({ replies }: Deps): MiddlewareHandler {
  return async (c, next) => {
    if (!replies.accepting) {
      c.header('Retry-After', '5')
      throw new AppError(
        'unavailable',
        'The server is restarting. Try again in a moment; what you typed is kept.',
      )
    }
    await next()
  }
}

function requireApiKey({ config }: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (config.PUBLIC_API_KEY && c.req.header('apikey') !== config.PUBLIC_API_KEY) {
      throw new AppError('unauthenticated', 'The public API key is missing or wrong.')
    }
    await next()
  }
}
