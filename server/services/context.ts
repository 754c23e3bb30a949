import type { Mailer } from '#server/auth/mail.ts'
import type { Actor } from '#server/auth/session.ts'
import type { Database } from '#server/db/client.ts'
import type { Models } from '#server/models/choice.ts'
import type { Installation } from '#server/operations/installation.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Limits } from '#server/runtime/limits.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { Evaluations } from '#server/workers/evaluation/evaluations.ts'
import type { Knowledge } from '#server/workers/knowledge/knowledge.ts'
import type { Replies } from '#server/workers/replies/replies.ts'
import type { Reader } from '#server/workers/roadmap/reader.ts'
import type { Settings } from '#server/workers/settings/settings.ts'
import type { Site } from '#server/workers/site/site.ts'
import type { TextWorkers } from '#server/workers/texts/text-workers.ts'
import type { Language } from '#shared/language.ts'

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
  readonly mailer: Mailer
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
  readonly evaluations: Evaluations
  readonly installation: Installation
  /** What the installation calls itself, and who may sign up. */
  readonly site: Site
}

/** One call: the process's parts, and who asks. */
export interface Ctx extends Deps {
  readonly actor: Actor
  readonly requestId: string
  /** The believed network address; undefined when there is none, and then a visitor is refused. */
  readonly address: string | undefined
  /** The language of the caller's screen; undefined when the request names none of ours. */
  readonly language: Language | undefined
}
