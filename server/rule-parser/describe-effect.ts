import type { Rule, RuleCheck } from '#shared/admin/prompt-boxes.ts'

const NAMES = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  user: 'the language of the message',
}

/**
 * Returns what a rule does to a reply beyond being in its prompt, in one sentence for the operator; empty
 * where that is all.
 */
export function describeEffect({ check, priority }: Pick<Rule, 'check' | 'priority'>): string {
  if (!check) return ''
  if (priority === 'may') return 'It is a permission, so it is not checked.'
  return `The finished reply is checked, and the built-in guide keeps to it: ${describeCheck(check)}.`
}

function describeCheck(check: RuleCheck): string {
  switch (check.kind) {
    case 'length':
      return amount(check, check.unit)
    case 'questions':
      return amount(check, 'questions')
    case 'list_items':
      return amount(check, `${check.style === 'any' ? '' : `${check.style} `}list items`)
    case 'forbidden':
      return `none of ${quoted(check.words)}`
    case 'mention':
      return `it mentions ${check.all ? '' : 'one of '}${quoted(check.words)}`
    case 'language':
      return `it is in ${NAMES[check.language]}`
    case 'without':
      return `no ${check.what}`
    case 'ends_with_question':
      return 'it ends with a question'
  }
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

function amount({ min, max }: { min?: number | undefined; max?: number | undefined }, units: string): string {
  const unit = (max ?? min) === 1 ? units.replace(/s$/, '') : units
  if (min === undefined) return `at most ${max} ${unit}`
  if (max === undefined) return `at least ${min} ${unit}`
  return `${min === max ? 'exactly ' : `${min} to `}${max} ${unit}`
}
