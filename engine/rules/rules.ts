import type { Rule } from '#shared/admin/prompt-boxes.ts'

/** A rule box as the engine goes by it. */
export interface RuleBox {
  readonly key: string
  readonly title: string
  readonly rules: readonly Rule[]
}

/** What a sentence says, before it has an id and its compiled form. */
export type ParsedRule = Omit<Rule, 'id' | 'text' | 'compiled' | 'check'>
