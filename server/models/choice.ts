import type { OnModelFailure } from '#shared/admin/setting-fields.ts'
import type { Effort, LocalServer } from '#shared/models.ts'
import type { Checked } from './check-provider.ts'
import type { Model } from './contract/model.ts'
import type { KnownModels } from './known-models.ts'
import type { Adjustment, Replacement } from './memory.ts'
import type { Retirement } from './retirement.ts'

/** What an operator chose; what is left out is as usual. */
export interface ModelChoice {
  readonly provider?: 'gateway' | 'direct' | undefined
  readonly model?: string | undefined
  readonly temperature?: number | undefined
  readonly stream?: boolean | undefined
  /** How much the model thinks before a reply. */
  readonly effort?: Effort | undefined
  /** A server on this machine in place of the direct provider's address. */
  readonly local?: LocalServer | undefined
  readonly on_model_failure?: OnModelFailure | undefined
  /** The model that answers when the chosen one fails, by `on_model_failure`. */
  readonly second_model?: string | undefined
  /** The server on this machine that has the second model, where it is not where the first one is. */
  readonly second_local?: LocalServer | undefined
  /** The key saved for the direct provider; its value is undefined when it can no longer be read. */
  readonly key?: { readonly value: string | undefined } | undefined
  /** Whether names and addresses of third parties go to a provider outside this machine as they are; usually not. */
  readonly namesGoOut?: boolean | undefined
  /** What is known of models by now, operators' entries included; without it, what ships. */
  readonly known?: KnownModels | undefined
}

/** What operators should know of the model in force. */
export interface ModelState {
  /** Its last day, when that is near or over. */
  readonly retirement: (Retirement & { readonly over: boolean }) | undefined
  /** Models that were asked in place of others since this process began. */
  readonly replacements: readonly Replacement[]
  /** What providers refused and is not sent any more, since this process began. */
  readonly adjustments: readonly Adjustment[]
}

/** The models of this installation. */
export interface Models {
  /** For the next reply, by the settings in force. Undefined when no key is configured anywhere: then the built-in guide answers. */
  current(): Promise<Model | undefined>
  /**
   * By a choice. One that names a provider without a key, while another has one, gives a model whose calls fail with
   * `upstream_unconfigured`: an operator's choice is never silently replaced.
   */
  choose(choice: ModelChoice): Model | undefined
  /** Returns who answers when the chosen model fails: the second model, the guide, or nobody (undefined). */
  standIn(choice: ModelChoice): Model | 'guide' | undefined
  /** Tries a choice: lists the provider's models and, with `ask`, has the model say a word. Never throws. */
  check(choice: ModelChoice, ask: boolean, signal?: AbortSignal): Promise<Checked>
  /** Returns what to call the provider of a choice, and where it is. */
  nameOf(choice: ModelChoice): { readonly name: string; readonly address: string }
  /** Returns whether a provider has an address and a key under this choice. */
  ready(choice: ModelChoice): { direct: boolean; gateway: boolean }
  /** Returns what operators should know of the model in force, or of a choice that was read already. */
  state(known?: ModelChoice): Promise<ModelState>
}
