import { isDeepStrictEqual } from 'node:util'
import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit, lastActorOn } from '#server/db/audit.ts'
import type { Db } from '#server/db/client.ts'
import {
  deleteModelEntry,
  listModelEntries,
  readLastDays,
  type StoredModel,
  writeModelEntry,
} from '#server/db/model-entries.ts'
import { listMeasured } from '#server/db/spending.ts'
import { CATALOGUE, type Fault, faultsBetween } from '#server/models/catalogue.ts'
import { type KnownModels, knowModels, overlaid } from '#server/models/known-models.ts'
import type { Ctx } from '#server/services/context.ts'
import { type KnownModel, MEASURED_DAYS, type modelEntriesApi } from '#shared/admin/model-entries.ts'
import type { OutputOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type ModelEntry, plainNameOf } from '#shared/model-catalogue.ts'

/** Most entries of operators: every message reads them all. */
const MOST = 300

interface Expectation {
  /** When the entry was saved that the operator saw; null for none, undefined for whatever is there. */
  readonly expectedUpdatedAt?: string | null | undefined
}

/** Every model that is known by name, with where it is from. */
export async function listModels(ctx: Ctx): Promise<OutputOf<typeof modelEntriesApi.list>> {
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const stored = await listModelEntries(db)
    const describe = await describer(db, stored)
    return {
      models: overlaid(stored.map(({ entry }) => entry))
        .map(({ id }) => describe(id))
        .filter((model) => model !== null),
      families: CATALOGUE.families,
      measured: await listMeasured(db, MEASURED_DAYS),
    }
  })
}

/** Saves an operator's entry: it counts from the next reply on, wherever one that ships would. */
export function saveModelEntry(
  ctx: Ctx,
  { entry: given, expectedUpdatedAt }: Expectation & { readonly entry: ModelEntry },
): Promise<OutputOf<typeof modelEntriesApi.save>> {
  const entry = asStored(given)
  return change(ctx, entry.id, expectedUpdatedAt, (stored) => {
    if (stored.length >= MOST && !stored.some(({ entry: { id } }) => id === entry.id))
      throw new AppError('bad_request', `There is room for ${MOST} entries. Remove one that is not used.`)
    return entry
  })
}

/** Takes an operator's entry away: what ships counts again. */
export function removeModelEntry(
  ctx: Ctx,
  { id, expectedUpdatedAt }: Expectation & { readonly id: string },
): Promise<OutputOf<typeof modelEntriesApi.remove>> {
  return change(ctx, plainNameOf(id), expectedUpdatedAt, () => null)
}

async function change(
  ctx: Ctx,
  id: string,
  expected: string | null | undefined,
  decide: (stored: readonly StoredModel[]) => ModelEntry | null,
): Promise<OutputOf<typeof modelEntriesApi.save>> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(
    actor,
    async (db) => {
      const stored = await listModelEntries(db)
      const describe = await describer(db, stored)
      const present = stored.find(({ entry }) => entry.id === id)
      const seen = expected ? new Date(expected).toISOString() : expected
      if (seen !== undefined && seen !== (present?.updatedAt ?? null)) {
        const message =
          'Somebody else changed this model meanwhile. Look at what it says now, then try again.'
        const [current, savedBy] = [describe(id), await lastActorOn(db, `model:${id}`)]
        throw new AppError('conflict', message, { current: current && { ...current, savedBy } })
      }
      const entry = decide(stored)
      const before = present?.entry ?? shippedOf(id)
      const after = entry ?? shippedOf(id)
      if (entry ? isDeepStrictEqual(entry, before) : !present) {
        if (!entry && !before) throw new AppError('not_found', 'There is no model with this id.')
        return { model: describe(id) }
      }
      refuseFaults(stored, id, entry)
      if (entry) await writeModelEntry(db, entry)
      else await deleteModelEntry(db, id)
      const action = entry ? 'model_saved' : 'model_removed'
      await insertAudit(db, { actorId: actor.userId, action, target: `model:${id}`, before, after })
      return { model: (await describer(db, await listModelEntries(db)))(id) }
    },
    { lock: 'model_entries' },
  )
}

/** An entry as it is stored: known by its plain name, and with nothing in it that is undefined. */
function asStored(given: ModelEntry): ModelEntry {
  const id = plainNameOf(given.id)
  const aliases = [...new Set(given.aliases.map(plainNameOf))].filter((name) => name !== id)
  return JSON.parse(JSON.stringify({ ...given, id, aliases })) as ModelEntry
}

const shippedOf = (id: string) => CATALOGUE.models.find((entry) => entry.id === id) ?? null

/** Refuses a change that would leave something in the catalogue which its check refuses and which was not there before. */
function refuseFaults(stored: readonly StoredModel[], id: string, entry: ModelEntry | null): void {
  const own = stored.map((each) => each.entry)
  const others = own.filter((each) => each.id !== id)
  const known = new Set(faultsOf(own).map(sentenceOf))
  const news = faultsOf(entry ? [...others, entry] : others).filter((fault) => !known.has(sentenceOf(fault)))
  const fault = news.find((each) => each.id === id) ?? news[0]
  if (!fault) return
  throw new AppError('bad_request', fault.id === id ? wordsOf(fault) : sentenceOf(fault))
}

const faultsOf = (own: readonly ModelEntry[]) => {
  const models = overlaid(own)
  return faultsBetween(CATALOGUE.families, models).map((fault) => ({ ...fault, id: models[fault.at]?.id }))
}
const wordsOf = ({ path, message }: Fault) => `entry.${path.join('.')}: ${message}`
const sentenceOf = (fault: Fault & { id: string | undefined }) => `${fault.id}: ${wordsOf(fault)}`

/** Tells of any model what is known of it; null for one that has no entry. */
async function describer(db: Db, stored: readonly StoredModel[]): Promise<(id: string) => KnownModel | null> {
  const lastDays = await readLastDays(db)
  const known = knowModels({ own: stored.map(({ entry }) => entry), lastDays })
  const times = new Map(stored.map(({ entry, updatedAt }) => [entry.id, updatedAt]))
  const present = new Map(overlaid(stored.map(({ entry }) => entry)).map((entry) => [entry.id, entry]))
  return (id) => {
    const entry = present.get(id)
    return entry ? describeModel(known, entry, times.get(id) ?? null) : null
  }
}

function describeModel(known: KnownModels, entry: ModelEntry, updatedAt: string | null): KnownModel {
  const shipped = shippedOf(entry.id)
  const last = known.lastDayOf(entry.id)
  return {
    entry,
    source: updatedAt === null ? 'shipped' : shipped ? 'changed' : 'added',
    shipped,
    updatedAt,
    capabilities: known.capabilitiesOf(entry.id),
    lastDay: last
      ? {
          day: last.day,
          by: last.by,
          ...(last.replacement !== undefined && { replacement: last.replacement }),
        }
      : null,
  }
}
