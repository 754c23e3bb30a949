import type { OfferedModel } from '#shared/admin/check-model.ts'
import type { Family, KnownModel, MeasuredCost } from '#shared/admin/model-entries.ts'
import type { ApiProvider } from '#shared/admin/setting-fields.ts'
import { type Capabilities, familyLike, plainNameOf, undatedName } from '#shared/model-catalogue.ts'
import { MODEL_OPTIONS } from '#shared/models.ts'
import { estimateWith, priceWords, tokenWords, urgencyOf } from './models/model-words.ts'

/** What is known of models by now; nothing while that is on its way. */
export interface Catalogue {
  readonly models: readonly KnownModel[]
  readonly families: readonly Family[]
  /** What replies of the last days really came to, by model. */
  readonly measured: readonly MeasuredCost[]
}

/** A model to choose. What is not known is null. */
export interface ModelRow {
  readonly id: string
  readonly context: string | null
  readonly prices: string | null
  /** Dollars for 1,000 chats; `usage` through a gateway, `free` on this machine. */
  readonly chats: number | 'usage' | 'free' | null
  /** Dollars that 1,000 replies really came to, and how many there were. */
  readonly measured: { readonly dollars: number; readonly replies: number } | null
  readonly lastDay: {
    readonly day: string
    readonly over: boolean
    readonly replacement: string | undefined
  } | null
}

interface Offer {
  readonly provider: ApiProvider
  /** Whether the models run on this machine. */
  readonly isLocal: boolean
  /** What the provider itself lists. */
  readonly listed: readonly OfferedModel[]
  /** Ids that are shown whatever is listed: the one that is saved, the one that is chosen. */
  readonly always: readonly string[]
}

/** The models to choose from: those of the product and of its operators, then the provider's own list, each once. */
export function rowsOf({ models, families, measured }: Catalogue, offer: Offer): ModelRow[] {
  const { provider, isLocal, listed, always } = offer
  const added = models.filter(({ source }) => source === 'added').map(({ entry }) => entry.id)
  const able = listed.filter(({ answers }) => answers).map(({ id }) => id)
  const ids = isLocal
    ? [...able, ...always]
    : [...MODEL_OPTIONS[provider], ...added, ...always, ...able.sort()]
  const rows = [...new Set(ids)].map((id): ModelRow => {
    const known = knownOf(models, id)
    const own = listed.find((model) => model.id === id)
    const day = own?.lastDay ?? known?.lastDay?.day
    const context = own?.context ?? capabilitiesOf({ models, families }, id)?.context
    return {
      id,
      context: context === undefined || (!known && !own?.context) ? null : tokenWords(context),
      prices: isLocal || !known?.entry.prices ? null : priceWords(known.entry.prices),
      chats: isLocal ? 'free' : provider === 'gateway' ? 'usage' : chatsOf(models, id, known),
      measured: isLocal ? null : measuredOf(measured, id),
      lastDay: day
        ? {
            day,
            over: urgencyOf(day) === 'over',
            replacement: own?.replacement ?? known?.lastDay?.replacement,
          }
        : null,
    }
  })
  return rows.sort((one, other) => rankOf(one, always) - rankOf(other, always))
}

/** The saved one first, then those that stay, the priced before the unpriced; those that end come last. Else as listed. */
function rankOf({ id, lastDay, chats }: ModelRow, [saved]: readonly string[]): number {
  if (id === saved) return 0
  if (lastDay) return lastDay.over ? 4 : 3
  return chats === null ? 2 : 1
}

function measuredOf(measured: readonly MeasuredCost[], id: string): ModelRow['measured'] {
  const found = measured.find(({ model }) => model === id)
  return found ? { dollars: (found.dollars / found.replies) * 1000, replies: found.replies } : null
}

/** By the spec's price of the id itself, else by the price of the model that it is. */
const chatsOf = (models: readonly KnownModel[], id: string, known: KnownModel | undefined) =>
  estimateWith(models, 'direct', id) ?? estimateWith(models, 'direct', known?.entry.id ?? id)

/** A model's entry, whatever vendor stands before its id and whatever date behind it. */
function knownOf(models: readonly KnownModel[], id: string): KnownModel | undefined {
  const name = plainNameOf(id)
  const called = (wanted: string) =>
    models.find(({ entry }) => entry.id === wanted || entry.aliases.includes(wanted))
  return called(name) ?? called(undatedName(name))
}

/** How a model is asked; undefined while the catalogue is on its way. */
export function capabilitiesOf(
  { models, families }: Pick<Catalogue, 'models' | 'families'>,
  id: string,
): Capabilities | undefined {
  return knownOf(models, id)?.capabilities ?? familyLike(families, id)
}

/** The rows to show of all: those found, or the first ones and whatever is chosen. */
export function shownRows(
  rows: readonly ModelRow[],
  { wanted, chosen, all }: { wanted: string; chosen: string; all: boolean },
): readonly ModelRow[] {
  const found = rows.filter(({ id }) => id.toLowerCase().includes(wanted.trim().toLowerCase()))
  if (all || wanted.trim() !== '') return found
  return found.filter(({ id }, at) => at < FIRST || id === chosen)
}

/** Rows shown at first. */
const FIRST = 5
