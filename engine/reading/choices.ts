import type { Language } from '#shared/language.ts'
import type { AnswerOption, Choice, FieldFact, Widgets } from '#shared/roadmap.ts'
import type { LedgerState, OpenChoice } from '../ledger/state.ts'
import { deriveWidgets } from '../ledger/widgets.ts'
import type { Matchers } from './lexicon/index.ts'
import { compile, findAll, has, phrases } from './pattern.ts'
import { fold, sentences } from './text.ts'

type Words = {
  pivot: string
  newIdea: string
  newMarket: string
  neither: string
  beachhead: (first: string) => string
  replace: string
  both: (other: string) => string
  /** How the answers are said in other words. */
  said: Record<Choice | 'neither', string>
}

const WORDS: Record<Language, Words> = {
  en: {
    pivot: 'New idea, or same idea and new market?',
    newIdea: 'New idea',
    newMarket: 'Same idea, new market',
    neither: 'Neither',
    beachhead: (first) => `Replace ${first} as your beachhead?`,
    replace: 'Replace',
    both: (other) => `Keep both: ${other} second`,
    said: {
      new_idea: 'new idea | new one | different idea | new venture | start fresh | start anew',
      new_market: 'same idea | new market | new segment | replace | replace it',
      both: 'keep both | both | keep it | second',
      neither: 'neither | none | nothing',
    },
  },
  de: {
    pivot: 'Neue Idee, oder gleiche Idee und neuer Markt?',
    newIdea: 'Neue Idee',
    newMarket: 'Gleiche Idee, neuer Markt',
    neither: 'Weder noch',
    beachhead: (first) => `${first} als Einstiegsmarkt ersetzen?`,
    replace: 'Ersetzen',
    both: (other) => `Beide behalten: ${other} als zweiten`,
    said: {
      new_idea: 'neue idee | andere idee | neues vorhaben',
      new_market:
        'gleiche idee | selbe idee | dieselbe idee | neuer markt | neuen markt | anderer markt | ersetzen',
      both: 'beide | beide behalten | behalten | als zweiten | als zweite',
      neither: 'weder noch | keins | nichts davon | keines',
    },
  },
  es: {
    pivot: '¿Nueva idea, o la misma idea y nuevo mercado?',
    newIdea: 'Nueva idea',
    newMarket: 'La misma idea, nuevo mercado',
    neither: 'Ninguna de las dos',
    beachhead: (first) => `¿Sustituir ${first} como mercado de entrada?`,
    replace: 'Sustituir',
    both: (other) => `Mantener ambos: ${other} segundo`,
    said: {
      new_idea: 'nueva idea | idea nueva | otra idea',
      new_market: 'misma idea | nuevo mercado | otro mercado | sustituir | sustituye | reemplazar',
      both: 'mantener ambos | ambos | ambas | los dos | segundo',
      neither: 'ninguna | ninguno | nada',
    },
  },
  fr: {
    pivot: 'Nouvelle idée, ou même idée et nouveau marché ?',
    newIdea: 'Nouvelle idée',
    newMarket: 'Même idée, nouveau marché',
    neither: 'Ni l’un ni l’autre',
    beachhead: (first) => `Remplacer ${first} comme tête de pont ?`,
    replace: 'Remplacer',
    both: (other) => `Garder les deux : ${other} en second`,
    said: {
      new_idea: 'nouvelle idée | autre idée',
      new_market: 'même idée | nouveau marché | autre marché | remplacer | remplace',
      both: 'garder les deux | les deux | garder | en second',
      neither: "ni l'un ni l'autre | aucune | aucun | rien",
    },
  },
}

const LABEL_MAX = 60
const short = (text: string) =>
  text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX).toWellFormed()}…` : text

const firstMarket = (widgets: Widgets) =>
  widgets.target_industries.find(({ priority }) => priority === 1)?.name ?? ''

/** The closed question of a choice, in the language of the message that led to it. */
export function choiceQuestion(
  { about, facts, lang }: OpenChoice,
  ledger: Pick<LedgerState, 'fields'>,
): { question: string; options: AnswerOption[] } {
  const words = WORDS[lang as Language] ?? WORDS.en
  if (about === 'pivot') {
    const options: AnswerOption[] = [
      { label: words.newIdea, answer: 'confirm', choice: 'new_idea' },
      { label: words.newMarket, answer: 'confirm', choice: 'new_market' },
      { label: words.neither, answer: 'reject' },
    ]
    return { question: words.pivot, options }
  }
  const options: AnswerOption[] = [
    { label: words.replace, answer: 'confirm', choice: 'new_market' },
    { label: words.both(short(facts[0]?.value ?? '')), answer: 'confirm', choice: 'both' },
  ]
  return { question: words.beachhead(short(firstMarket(deriveWidgets(ledger)))), options }
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
  lex: Matchers,
): { choice: Choice | 'neither'; end: number } | null {
  const first = sentences(text)[0]
  if (!first || first.question) return null
  const folded = fold(text.slice(first.start, first.end))
  if (folded.trim().split(/\s+/).length > MAX_WORDS) return null
  const answer = (choice: Choice | 'neither') => ({ choice, end: first.end })
  const { said } = WORDS[lex.language]
  const says = (choice: Choice | 'neither') => has(compile(phrases(said[choice])), folded)
  const lead = folded.search(/\S/)
  const starts = (pattern: RegExp) => findAll(pattern, folded).some((span) => span.start === lead)
  if (open.about === 'beachhead') {
    if (says('both')) return answer('both')
    if (says('new_market') || starts(lex.yes)) return answer('new_market')
    return starts(lex.no) ? answer('both') : null
  }
  if (says('neither')) return answer('neither')
  const [idea, market] = [says('new_idea'), says('new_market')]
  if (idea !== market) return answer(idea ? 'new_idea' : 'new_market')
  return starts(lex.no) && !idea ? answer('neither') : null
}
