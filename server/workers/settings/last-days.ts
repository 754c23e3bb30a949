import { createHash } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { claimListReading, dateBackListReading, replaceLastDays } from '#server/db/model-entries.ts'
import type { Models } from '#server/models/choice.ts'
import { providerInForce } from '#server/models/open-models.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Log } from '#server/runtime/log.ts'
import { plainNameOf } from '#shared/model-catalogue.ts'
import type { Settings } from './settings.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S
/** A start reads a list that was read this long ago; replicas that start together read it once. */
const FRESH_S = 10 * 60

export interface LastDaysParts {
  readonly database: Database
  readonly config: Config
  readonly models: Models
  readonly settings: Settings
  readonly log: Log
}

/**
 * Reads the last days of models from the provider's own list, so that operators are told in time: at the first call, and
 * then once a day for all processes. To be called often; nothing happens while no key is set. Failures change nothing and
 * are tried again an hour later; each is logged once.
 */
export function createLastDaysReader({ database, config, models, settings, log }: LastDaysParts) {
  let age = FRESH_S
  let told: string | undefined
  return async (signal: AbortSignal): Promise<void> => {
    const { choice } = await settings.current()
    const { provider } = providerInForce(config, choice)
    if (provider?.apiKey === undefined) return
    // The address may hold a name and a password.
    const name = createHash('sha256').update(provider.baseUrl).digest('hex').slice(0, 16)
    const claimed = await claimListReading(database.system, name, age)
    // Who came second has started as well.
    age = DAY_S
    if (!claimed) return
    const { ok, error, models: listed } = await models.check(choice, false, signal)
    if (signal.aborted) return
    if (!ok) {
      await dateBackListReading(database.system, name, DAY_S - HOUR_S)
      if (told !== error) log.warn({ said: error }, 'The provider’s list of models could not be read')
      told = error
      return
    }
    told = undefined
    const lastDays = earliest(listed)
    await database.asActor({ role: 'system' }, (db) => replaceLastDays(db, lastDays))
  }
}

/** The last day of each model; the earliest where a gateway has it from several vendors. */
function earliest(listed: readonly { id: string; lastDay?: string | undefined }[]): Map<string, string> {
  const days = new Map<string, string>()
  for (const { id, lastDay } of listed) {
    const name = plainNameOf(id)
    const known = days.get(name)
    if (lastDay !== undefined && (known === undefined || lastDay < known)) days.set(name, lastDay)
  }
  return days
}
