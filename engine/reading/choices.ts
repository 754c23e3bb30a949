import { z } from 'zod'
import { LANGUAGES, type Language } from '#shared/language.ts'
import type { AnswerOption, Choice, FieldFact, Widgets } from '#shared/roadmap.ts'
import { fill } from '../content/fill.ts'
import type { LedgerState, OpenChoice } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import { findPhrase, phraseAt, phraseList } from '../text/phrases.ts'
import { fold } from '../words/fold.ts'
import { passagesOf } from './field-text.ts'
import { lexicon, Phrases } from './lexicon-file.ts'

const Text = z.string().min(1)

/** The words of `content/lexicon/<lang>/choices.yaml`: the choice prompts, their answers, and how those are said. */
export const ChoiceWords = z.strictObject({
  asks: z.strictObject({ pivot: Text, beachhead: Text }),
  answers: z.strictObject({ new_idea: Text, new_market: Text, neither: Text, replace: Text, both: Text }),
  said: z.strictObject({
    new_idea: Phrases,
    new_market: Phrases,
    both: Phrases,
    neither: Phrases,
    yes: Phrases,
    no: Phrases,
  }),
})

const choiceLexicon = lexicon('choices', ChoiceWords, ({ asks, answers, said }) => ({
  asks,
  answers,
  said: new Map(Object.entries(said).map(([name, phrases]) => [name, phraseList(phrases)])),
}))

const LABEL_MAX = 60
const short = (text: string) =>
  text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX).toWellFormed()}…` : text

export const firstMarket = (widgets: Widgets) =>
  widgets.target_industries.find(({ priority }) => priority === 1)?.name ?? ''

/** The prompt of a choice, in the language of the message that led to it, with the first market as it stands. */
export function choiceQuestion(
  { about, facts, lang }: Pick<OpenChoice, 'about' | 'lang'> & { facts: readonly { value: string }[] },
  ledger: Pick<LedgerState, 'fields'>,
  first = firstMarket(deriveWidgets(ledger)),
): { question: string; options: AnswerOption[] } {
  const { asks, answers } = choiceLexicon(LANGUAGES.find((each) => each === lang) ?? 'en')
  if (about === 'pivot') {
    const options: AnswerOption[] = [
      { label: answers.new_idea, answer: 'confirm', choice: 'new_idea' },
      { label: answers.new_market, answer: 'confirm', choice: 'new_market' },
      { label: answers.neither, answer: 'reject' },
    ]
    return { question: asks.pivot, options }
  }
  const options: AnswerOption[] = [
    { label: answers.replace, answer: 'confirm', choice: 'new_market' },
    { label: fill(answers.both, { other: short(facts[0]?.value ?? '') }), answer: 'confirm', choice: 'both' },
  ]
  return { question: fill(asks.beachhead, { first: short(first) }), options }
}

/**
 * What a choice changes on the roadmap: the facts that waited for it. A new first market takes priority 1 from
 * the old one; kept beside it, it is second.
 */
export function chosenFacts(
  choice: Choice,
  { about, facts }: OpenChoice,
  ledger: Pick<LedgerState, 'fields'>,
): FieldFact[] {
  const widgets = deriveWidgets(ledger)
  if (choice === 'both')
    return facts.map((fact) => (fact.priority === 1 ? { ...fact, priority: 2 as const } : fact))
  const replaces = choice === 'new_market' && facts.some((fact) => fact.priority === 1)
  if (!replaces) return facts
  const demoted = widgets.target_industries
    .filter(({ name, priority }) => priority === 1 && !facts.some((fact) => fold(fact.value) === fold(name)))
    .map<FieldFact>(({ name, use_case }) => ({
      field: 'industry',
      value: name,
      quote: '',
      rule: about === 'pivot' ? 'pivot.former' : 'beachhead.former',
      priority: 2,
      ...(use_case && { use_case }),
    }))
  return [...demoted, ...facts]
}

/** For as many turns an answer is looked for in chat; on the dashboard the question stays. */
const OPEN_TURNS = 3
const MAX_WORDS = 9

/** The choice that the next message may make; a later question about evidence comes first. */
export function openChoice({ choice, pending, messageIds }: LedgerState): OpenChoice | null {
  const turns = [...messageIds].slice(-OPEN_TURNS)
  if (!choice || !turns.includes(choice.messageId)) return null
  return pending && turns.indexOf(pending.messageId) > turns.indexOf(choice.messageId) ? null : choice
}

/** Reads the answer to an open choice at the start of a message; null when it does not answer. */
export function readChoice(
  text: string,
  open: OpenChoice,
  language: Language,
): { choice: Choice | 'neither'; end: number } | null {
  const [first] = passagesOf(text, language)
  if (!first || first.question) return null
  const { tokens } = first
  if (tokens.filter(({ kind }) => kind !== 'mark').length > MAX_WORDS) return null
  const answer = (choice: Choice | 'neither') => ({ choice, end: tokens.at(-1)?.end ?? 0 })
  const { said } = choiceLexicon(language)
  const book = (name: keyof z.infer<typeof ChoiceWords>['said']) => said.get(name) ?? phraseList([])
  const says = (choice: Choice | 'neither') => findPhrase(book(choice), tokens) !== null
  const starts = (word: 'yes' | 'no') => phraseAt(book(word), tokens, 0) !== null
  if (open.about === 'beachhead') {
    if (says('both')) return answer('both')
    if (says('new_market') || starts('yes')) return answer('new_market')
    return starts('no') ? answer('both') : null
  }
  if (says('neither')) return answer('neither')
  const [idea, market] = [says('new_idea'), says('new_market')]
  if (idea !== market) return answer(idea ? 'new_idea' : 'new_market')
  return starts('no') && !idea ? answer('neither') : null
}
