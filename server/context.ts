import type { Session } from './auth/session.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Models } from './models/choice.ts'
import type { Replies } from './services/chat/replies.ts'
import type { Knowledge } from './services/knowledge/knowledge.ts'
import type { Reader } from './services/roadmap/reader.ts'
import type { Settings } from './settings.ts'
import type { TextWorkers } from './workers/text-workers.ts'

/** Who calls: a person with a session, or a visitor with the anonymous session their browser keeps, if any. */
export type Actor =
  | { readonly kind: 'member'; readonly session: Session }
  | { readonly kind: 'visitor'; readonly sessionId: string | undefined }

/** What every verb may use; tests script only the clock and the model. */
export interface Deps {
  readonly config: Config
  readonly log: Log
  readonly limits: Limits
  readonly database: Database
  readonly metrics: Metrics
  readonly models: Models
  readonly settings: Settings
  readonly replies: Replies
  readonly knowledge: Knowledge
  readonly workers: TextWorkers
  readonly now: () => Date
  readonly newId: () => string
  /** Key for hashing network addresses, so that the database holds none. */
  readonly addressKey: string
  /** Key that the secret part of share links follows from. */
  readonly shareKey: string
  /** What makes the first admin. */
  readonly bootstrapPasscode: string
  readonly reader: Reader
}

/** One call: the process's parts, and who asks. */
export interface Ctx extends Deps {
  readonly actor: Actor
  readonly requestId: string
  /** The believed network address; undefined when there is none, and then a visitor is refused. */
  readonly address: string | undefined
}
