import { RULE_BOXES } from '#engine/prompt/prompt-texts.ts'
import type { Interpretation } from '#shared/admin/prompt-boxes.ts'
import { parseRules } from './parse-rules.ts'

/** A box that the product begins with; the key never changes, so a later release can update what nobody edited. */
export interface StartingBox {
  readonly key: string
  readonly title: string
  readonly text: string
}

/** The starting boxes with what the parser reads in them. */
export function shippedBoxes(): (StartingBox & { readonly interpretation: Interpretation })[] {
  return RULE_BOXES.map((box) => ({ ...box, interpretation: parseRules(box.text) }))
}
