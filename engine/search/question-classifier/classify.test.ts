import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { learn } from '../../../scripts/learning/learn-questions.ts'
import { starterKnowledge } from '../../knowledge/starter.ts'
import { type Probabilities, packWeights, unpackWeights } from '../../learning/classifier.ts'
import { learnedQuestions, questionClassifierOf } from './classify.ts'
import { answerId, claimId, NOTHING } from './ids.ts'

const best = (found: Probabilities | undefined) => [...(found ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0]

/** The slug of the entry that a question is classified as asking for. */
const slugs = new Map(
  starterKnowledge.flatMap((entry) =>
    [claimId(entry), ...entry.answers.map((answer) => answerId(entry, answer))].map(
      (id) => [id, entry.slug] as const,
    ),
  ),
)
const entryOf = (text: string, language: Language) =>
  slugs.get(best(learnedQuestions().classify(text, language)) ?? '')

describe('what was learned', () => {
  it('knows the claim and each answer of every shipped entry', () => {
    const known = learnedQuestions()
    expect([...slugs.keys()].filter((id) => !known.knows(id))).toEqual([])
  })

  it.each([
    ['en', 'Anyone got a feel for what a trial on one kiln should be priced at?', 'paid-or-free-pilot'],
    ['de', 'Der Einkauf will unser System umsonst ausprobieren, ja oder nein?', 'paid-or-free-pilot'],
    ['es', 'No sé por cuál de los tres sectores empezar', 'choosing-a-beachhead'],
    [
      'fr',
      'Quelle part du capital laisser à l’université pour son brevet ?',
      'university-equity-and-licence-terms',
    ],
  ] as const)('classifies in %s what is asked for in words of the day: %s', (language, text, slug) => {
    expect(entryOf(text, language)).toBe(slug)
  })

  it('does not go by the technology that a question names', () => {
    expect(entryOf('Should the pilot of our graphene membrane electrolyser be free?', 'en')).toBe(
      entryOf('Should the pilot be free?', 'en'),
    )
  })

  it.each([
    ['en', 'Will it rain in Leeds on Sunday?'],
    ['de', 'Wie lange müssen Kartoffeln kochen?'],
    ['es', '¿A qué hora juega el Betis mañana?'],
    ['fr', 'Quel temps fera-t-il à Nantes dimanche ?'],
  ] as const)('classifies in %s what is no subject of any entry: %s', (language, text) => {
    expect(best(learnedQuestions().classify(text, language))).toBe(NOTHING)
  })
})

describe('a learner', () => {
  const asked = (id: string, text: string) => ({ language: 'en' as const, id, text })
  const EXAMPLES = [
    ...['the kettle is cold', 'why is my kettle cold', 'a cold kettle again'].map((text) => asked('k', text)),
    ...['the lamp is dark', 'why is my lamp dark', 'a dark lamp again'].map((text) => asked('l', text)),
  ]

  it('tells questions that it never saw by the words of those it saw', () => {
    const { classify } = questionClassifierOf(learn(EXAMPLES))
    expect(best(classify('is this kettle still cold?', 'en'))).toBe('k')
    expect(best(classify('such a dark lamp', 'en'))).toBe('l')
  })

  it('says nothing of a text without a word that it knows', () => {
    expect(questionClassifierOf(learn(EXAMPLES)).classify('Zwiebelkuchen', 'de')).toBeUndefined()
  })

  it('learns the same from the same, byte for byte', () => {
    expect(packWeights(learn(EXAMPLES))).toEqual(packWeights(learn(EXAMPLES)))
  })

  it('is read from its bytes as it was learned', () => {
    const learned = learn(EXAMPLES)
    expect(unpackWeights(packWeights(learned))).toEqual(learned)
  })
})
