import type { FieldFact } from '#shared/roadmap.ts'
import { quantifies } from '../field-flags.ts'
import type { DropReason, Ground } from './ground-records.ts'
import { wordsOf } from './quotes.ts'
import type { ModelField } from './reading.ts'

const VALUE_MAX = 600
/** Shorter texts name nobody and nothing. */
const NAMED_MIN = 3

/** A field that a model read; `corrects` when the founder says that the one before is wrong or has changed. */
export interface ModelFact {
  readonly fact: FieldFact
  readonly corrects: boolean
}

/**
 * The fields among what a model reported: those whose quote stands in the message. A value in the founder's own words
 * counts as stated, one in other words is a suggestion. What makes a field specific (who suffers, what follows,
 * a number with its unit) is checked here and not taken on the model's word.
 */
export function groundFields(
  fields: readonly ModelField[],
  ground: Pick<Ground, 'whole' | 'text' | 'language'>,
): { facts: ModelFact[]; dropped: DropReason[] } {
  const facts: ModelFact[] = []
  const dropped: DropReason[] = []
  for (const found of fields) {
    const quote = wordsOf(ground.text, found.quote)
    const value = found.value.trim().slice(0, VALUE_MAX)
    if (quote === undefined || value === '') {
      if (wordsOf(ground.whole, found.quote) === undefined) dropped.push('quote')
      continue
    }
    facts.push({ fact: asFact({ ...found, quote, value }, ground), corrects: found.corrects })
  }
  return { facts, dropped }
}

function asFact(found: ModelField, { whole, language }: Pick<Ground, 'whole' | 'language'>): FieldFact {
  const { field, quote, value, priority, kind } = found
  const own = wordsOf(whole, value)
  const part = (text: string | null) => {
    const words = text ? wordsOf(whole, text)?.trim() : undefined
    return words && words.length >= NAMED_MIN ? words : undefined
  }
  const [sufferer, consequence] = [part(found.sufferer), part(found.consequence)]
  const specific = field === 'problem' && sufferer && consequence && sufferer !== consequence
  const measured = field === 'value_proposition' || field === 'proof_point'
  return {
    field,
    value: own ?? value,
    quote,
    rule: 'model',
    ...(own === undefined && { suggested: true }),
    ...(field === 'industry' && isPriority(priority) && { priority }),
    ...(field === 'proof_point' && kind && { kind }),
    ...(measured && { quantified: quantifies(own ?? value, language) }),
    ...(specific && { sufferer, consequence }),
  }
}

function isPriority(value: number | null): value is 1 | 2 | 3 {
  return value === 1 || value === 2 || value === 3
}
