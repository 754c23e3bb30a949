import type { SchemaMode, Wire } from '#shared/model-catalogue.ts'

/** What calls have taught of one model at one address. Lives as long as the process. */
export interface Learned {
  /** Parameters that it refused, and that are not sent any more. */
  readonly refused: Set<string>
  /** The plainest way it needs to be asked for JSON; undefined until it refused a stricter one. */
  structured: SchemaMode | undefined
  /** The format it takes, where it refused the catalogue's. */
  wire: Wire | undefined
  /** The provider said that it does not have it. */
  missing: boolean
}

/** A parameter that a model refused, in the provider's words. */
export interface Adjustment {
  readonly model: string
  readonly parameter: string
  readonly said: string | undefined
  readonly at: Date
}

/** A model that is asked in place of another. */
export interface Replacement {
  readonly model: string
  readonly by: string
  /** `retired`: its last day is over. `missing`: the provider does not have it. */
  readonly why: 'retired' | 'missing'
  readonly said: string | undefined
  readonly at: Date
}

/** What this process has learned of all models. */
export interface Memory {
  of(address: string, model: string): Learned
  adjusted(adjustment: Adjustment): void
  replaced(replacement: Replacement): void
  readonly adjustments: readonly Adjustment[]
  readonly replacements: readonly Replacement[]
}

/** Opens a memory; `tell` hears of each thing once, for the log. */
export function createMemory(tell: (what: string, about: object) => void = () => {}): Memory {
  const known = new Map<string, Learned>()
  const adjustments: Adjustment[] = []
  const replacements: Replacement[] = []
  return {
    of(address, model) {
      const key = `${address} ${model}`
      const learned = known.get(key) ?? {
        refused: new Set(),
        structured: undefined,
        wire: undefined,
        missing: false,
      }
      known.set(key, learned)
      return learned
    },
    adjusted(adjustment) {
      const { model, parameter, said } = adjustment
      if (adjustments.some((one) => one.model === model && one.parameter === parameter)) return
      adjustments.push(adjustment)
      tell('A model refused a parameter; it is not sent any more', { model, parameter, said })
    },
    replaced(replacement) {
      const { model, by, why, said } = replacement
      if (replacements.some((one) => one.model === model && one.by === by)) return
      replacements.push(replacement)
      tell('Another model is asked in place of the chosen one', { model, by, why, said })
    },
    adjustments,
    replacements,
  }
}
