import type { ListedModel } from './adapters/adapter.ts'
import { canAnswer } from './can-answer.ts'
import type { KnownModels } from './known-models.ts'
import type { Memory } from './memory.ts'
import { candidatesFor, isOver, retirementOf } from './retirement.ts'

/** Longest wait for a server's list of models, in milliseconds. */
const LIST_MS = 5_000

interface Chosen {
  readonly model: string
  readonly memory: Memory
  readonly known: KnownModels
  readonly today?: () => Date
  readonly anyModel?: boolean
}

/** Which model is asked for a chosen one. */
export interface Names {
  current(): string
  /** Takes in that the provider does not have a model; false when there is nobody else to ask. */
  missing(model: string, said: string | undefined): Promise<boolean>
}

/** The chosen model, or what has replaced it by now: after its last day, or since its provider does not have it. */
export function createNames(
  { model: chosen, memory, known, today = () => new Date(), anyModel = false }: Chosen,
  address: string,
  list: (signal: AbortSignal) => Promise<ListedModel[]>,
): Names {
  let found: string | undefined
  const candidates = () => [...candidatesFor(known, chosen, today()), ...(found === undefined ? [] : [found])]
  const next = () => candidates().find((each) => !memory.of(address, each).missing)
  const note = (by: string, said: string | undefined) => {
    if (by === chosen) return
    const retirement = retirementOf(known, chosen)
    const retired = retirement !== undefined && isOver(retirement, today())
    memory.replaced({ model: chosen, by, why: retired ? 'retired' : 'missing', said, at: today() })
  }
  return {
    current() {
      const current = next() ?? chosen
      note(current, undefined)
      return current
    },
    async missing(model, said) {
      memory.of(address, model).missing = true
      if (next() === undefined && anyModel && found === undefined) {
        const listed = await list(AbortSignal.timeout(LIST_MS)).catch(() => [])
        found = listed.find(({ id }) => canAnswer(id))?.id
      }
      const by = next()
      if (by !== undefined) {
        note(by, said)
        return true
      }
      // Nobody is left. What is missing now may be there tomorrow: the next call asks again.
      for (const each of candidates()) memory.of(address, each).missing = false
      return false
    },
  }
}
