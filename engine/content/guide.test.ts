import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import { fill, slotsOf } from './fill.ts'
import { GUIDE } from './guide.ts'
import { LEXICON } from './guide-lexicon.ts'
import { GuideTexts } from './guide-shape.ts'
import { parseContent } from './read-content.ts'

describe('what guide mode says', () => {
  test('is refused with every fault named when a file does not fit', () => {
    expect(() => parseContent('say: {}\nsaid: 1', 'xx.yaml', GuideTexts)).toThrow(
      /xx\.yaml:1 say\.not_sure: is missing[\s\S]*xx\.yaml:2 said: there is no such key/,
    )
  })

  test.each(LANGUAGES)('speaks of no model, key, knowledge base or log in %s', (lang) => {
    const { say, words, state, changed, rules, document } = GUIDE[lang]
    const all = JSON.stringify([say, words, state, changed, rules, document])
    expect(all).not.toMatch(
      /\bAPI\b|\bmodels?\b|Modell|modelo|modèle|knowledge base|Wissensbasis|base de con/i,
    )
  })

  test.each(LANGUAGES)('never asks two questions in one text in %s', (lang) => {
    const { say, gaps, action_questions } = GUIDE[lang]
    const texts = [...Object.values(say).flat(), ...Object.values(gaps), ...Object.values(action_questions)]
    expect(texts.filter((text) => text.split('?').length > 2)).toEqual([])
  })
})

describe('how founders say things', () => {
  test.each(LANGUAGES)('is written without a phrase twice in one list in %s', (lang) => {
    const { terms, evidence, subjects, product, conduct, trades, ...lists } = LEXICON[lang]
    const all = [lists, terms, evidence, subjects, product, conduct, trades].flatMap((group) =>
      Object.entries(group),
    )
    const twice = all.flatMap(([key, phrases]) =>
      phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at).map((phrase) => `${key}: ${phrase}`),
    )
    expect(twice).toEqual([])
  })
})

describe('a text with slots', () => {
  test('is filled once: slots in a value stay as they are', () => {
    expect(fill('{what}: {value}', { what: 'Problem', value: '{what} $& costs' })).toBe(
      'Problem: {what} $& costs',
    )
  })

  test('names each of its slots once', () => {
    expect(slotsOf('{b} and {a}, {b} again, not { c }')).toEqual(['a', 'b'])
  })
})
