import { RULE_BOXES } from '#engine/prompt/prompt-texts.ts'
import type { Interpretation } from '#shared/admin/prompt-boxes.ts'
import { parseRules } from './parse-rules.ts'

/** A box that the product begins with; the key never changes, so a later release can update what nobody edited. */
export interface StartingBox {
  readonly key: string
  readonly title: string
  readonly text: string
}

/** A starting box with what the parser reads in it. */
type ShippedBox = StartingBox & { readonly interpretation: Interpretation }

let shipped: readonly ShippedBox[] | undefined

/** The starting boxes, read by the parser once. */
export function shippedBoxes(): readonly ShippedBox[] {
  shipped ??= RULE_BOXES.map((box) => ({ ...box, interpretation: parseRules(box.text) }))
  return shipped
}
