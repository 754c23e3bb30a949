import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Capabilities, ModelEntry } from '../model-catalogue.ts'
import { ModelId } from './setting-fields.ts'

const Moment = z.iso.datetime({ offset: true }).max(40)

/** A model as it is known now, and where that is from. */
export const KnownModel = z.object({
  /** What counts now: as it ships, or as an operator entered it. */
  entry: ModelEntry,
  /** `changed`: an operator's in place of the one that ships. `added`: an operator's alone. */
  source: z.enum(['shipped', 'changed', 'added']),
  shipped: ModelEntry.nullable(),
  /** To be sent back as `expectedUpdatedAt`; null while no operator entered it. */
  updatedAt: Moment.nullable(),
  /** How it is asked: its entry over its family. */
  capabilities: Capabilities,
  lastDay: z
    .object({
      day: z.string(),
      replacement: z.string().optional(),
      /** The catalogue that ships, the provider's own list of models, or an operator's entry. */
      by: z.enum(['shipped', 'provider', 'operator']),
    })
    .nullable(),
})
export type KnownModel = z.infer<typeof KnownModel>

const Family = Capabilities.extend({ id: z.string(), prefixes: z.array(z.string()) })
export type Family = z.infer<typeof Family>

/** Days over which a model's replies are measured. */
export const MEASURED_DAYS = 30

/** What replies by a model really came to, with what was read, named and suggested beside them. */
const MeasuredCost = z.object({
  /** Its id as it was asked for. */
  model: z.string(),
  replies: z.number().int().positive(),
  dollars: z.number(),
})
export type MeasuredCost = z.infer<typeof MeasuredCost>

/** An entry as operators save it. */
export const SavedEntry = ModelEntry.extend({ id: ModelId })

const Expected = { expectedUpdatedAt: Moment.nullish() }
/** Null: the model was only an operator's, and is gone. */
const Changed = z.object({ model: KnownModel.nullable() })

export const modelEntriesApi = {
  /** Every model that is known by name, with the families that all others are asked like. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/model-entries',
    access: 'operator',
    input: z.object({}),
    output: z.object({
      models: z.array(KnownModel),
      families: z.array(Family),
      /** Of the models that answered in the last MEASURED_DAYS and have a price. */
      measured: z.array(MeasuredCost),
    }),
  }),
  /**
   * Saves an entry by its id, in place of the one that ships or beside those; a vendor before the id is left out. With
   * `expectedUpdatedAt` (null: no operator entered it) an entry that was saved since is a 409 `conflict` whose `current`
   * is the model as `list` tells it.
   */
  save: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/model-entries',
    access: 'admin',
    input: z.object({ entry: SavedEntry, ...Expected }),
    output: Changed,
  }),
  /** Takes an operator's entry away: what ships counts again. */
  remove: endpoint({
    method: 'DELETE',
    path: '/rest/v1/admin/model-entries',
    access: 'admin',
    input: z.object({ id: ModelId, ...Expected }),
    output: Changed,
  }),
}
