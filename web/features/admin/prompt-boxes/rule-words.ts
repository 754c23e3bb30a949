import type { Condition, Rule, RuleCheck } from '#shared/admin/prompt-boxes.ts'
import { EVIDENCE } from '#shared/evidence-types.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminRules')

/** A rule in words: each part is a sentence fragment, null where the rule says nothing about it. */
export interface RuleWords {
  readonly priority: string
  /** When it applies; null is always. */
  readonly when: string | null
  readonly what: string
  /** For whom and about what. */
  readonly scope: string | null
  /** What is checked on the finished reply. */
  readonly check: string | null
}

/** How a rule reads to a person who wrote it in other words. */
export function ruleWords(rule: Rule): RuleWords {
  return {
    priority: t(`words.priority.${rule.priority}`),
    when: rule.condition && conditionWords(rule.condition),
    what: actionWords(rule.action),
    scope: scopeWords(rule.scope),
    check: rule.check && checkWords(rule.check),
  }
}

function actionWords({ kind, text, over, before }: Rule['action']): string {
  let what = t(`words.action.${kind}`, { text })
  if (over) what = t('words.action.over', { what, other: over })
  if (before) what = t('words.action.before', { what, other: before })
  return what.charAt(0).toUpperCase() + what.slice(1)
}

/** The condition in its own words, and how the code finds out whether it holds. */
function conditionWords({ text, test }: Condition): string {
  if (!test) return t('words.when.judged', { text })
  const { words, question, first, language, evidence } = test
  const found = [
    words && t('words.when.has', { words: listed(words.map(quoted), 'or') }),
    question !== undefined && t(question ? 'words.when.asks' : 'words.when.asksNothing'),
    first !== undefined && t(first ? 'words.when.first' : 'words.when.notFirst'),
    language && t('words.when.language', { language: t(`words.language.${language}`) }),
    evidence && t('words.when.evidence', { range: range(evidence), records: EVIDENCE[evidence.type].inFull }),
  ].filter((one) => typeof one === 'string')
  if (found.length === 0) return text
  return t(test.not ? 'words.when.notTested' : 'words.when.tested', { text, tests: listed(found, 'and') })
}

function scopeWords({ audience, minLevel, maxLevel, languages, topics }: Rule['scope']): string | null {
  const people = (audience ?? []).map((one) => t(`words.scope.${one}`))
  const spoken = (languages ?? []).map((one) => t(`words.language.${one}`))
  const parts = [
    people.length > 0 && t('words.scope.audience', { people: listed(people, 'and') }),
    levelWords(minLevel, maxLevel),
    spoken.length > 0 && t('words.scope.languages', { languages: listed(spoken, 'and') }),
    topics?.length && t('words.scope.topics', { topics: listed(topics, 'or') }),
  ].filter((one) => typeof one === 'string')
  return parts.length > 0 ? parts.join(', ') : null
}

function levelWords(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : t('words.scope.toLevel', { level: max })
  if (max === undefined) return t('words.scope.fromLevel', { level: min })
  return min === max ? t('words.scope.level', { level: min }) : t('words.scope.levels', { min, max })
}

function checkWords(check: RuleCheck): string {
  switch (check.kind) {
    case 'length':
      return counted(check, check.unit)
    case 'questions':
      return counted(check, 'questions')
    case 'list_items':
      return counted(check, 'listItems')
    case 'forbidden':
      return t('words.check.forbidden', { words: listed(check.words.map(quoted), 'or') })
    case 'mention':
      return t('words.check.mention', { words: listed(check.words.map(quoted), check.all ? 'and' : 'or') })
    case 'language':
      if (check.language === 'user') return t('words.check.userLanguage')
      return t('words.check.language', { language: t(`words.language.${check.language}`) })
    case 'without':
      return t('words.check.without', { what: t(`words.part.${check.what}`) })
    case 'ends_with_question':
      return t('words.check.endsWithQuestion')
  }
}

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** "at most 3", "at least 1", "2 to 4", "exactly 1". */
function range({ min, max }: Limits): string {
  if (min === undefined) return max === undefined ? t('words.range.any') : t('words.range.atMost', { max })
  if (max === undefined) return t('words.range.atLeast', { min })
  return min === max ? t('words.range.exactly', { min }) : t('words.range.between', { min, max })
}

type Counted = (RuleCheck & { kind: 'length' })['unit'] | 'questions' | 'listItems'

/** "at most 120 words", "exactly 1 question". */
function counted(limits: Limits, things: Counted): string {
  return t(`words.check.${things}`, { range: range(limits), last: limits.max ?? limits.min ?? 0 })
}

const quoted = (word: string) => t('words.quoted', { word })

function listed(items: readonly string[], joiner: 'and' | 'or'): string {
  const last = items.at(-1) ?? ''
  return items.length > 1 ? t(`words.${joiner}`, { items: items.slice(0, -1).join(', '), last }) : last
}
