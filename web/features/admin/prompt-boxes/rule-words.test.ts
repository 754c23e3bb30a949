import { describe, expect, it } from 'vitest'
import type { Rule } from '#shared/admin/prompt-boxes.ts'
import { loadTexts } from '#web/lib/texts.ts'
import { ruleWords } from './rule-words.ts'

await loadTexts(['adminRules'], 'en')

const rule = (part: Partial<Rule>): Rule => ({
  id: 'r1',
  text: 'Be brief.',
  compiled: 'Be brief.',
  condition: null,
  action: { kind: 'do', text: 'be brief' },
  priority: 'must',
  scope: {},
  check: null,
  ...part,
})

describe('a rule in words', () => {
  it('is short when there is little to say', () => {
    expect(ruleWords(rule({}))).toEqual({
      priority: 'Must',
      when: null,
      what: 'Be brief',
      scope: null,
      check: null,
    })
  })

  it('says what to avoid, prefer and do first', () => {
    const what = (action: Rule['action']) => ruleWords(rule({ action })).what
    expect(what({ kind: 'avoid', text: 'promise funding' })).toBe('Do not promise funding')
    expect(what({ kind: 'prefer', text: 'name a buyer', over: 'a market' })).toBe(
      'Prefer to name a buyer rather than a market',
    )
    expect(what({ kind: 'do', text: 'ask for the budget', before: 'proposing a price' })).toBe(
      'Ask for the budget before proposing a price',
    )
  })

  it('says how a condition is found out, or that the model judges it', () => {
    const when = (condition: Rule['condition']) => ruleWords(rule({ condition })).when
    expect(when({ text: 'the founder mentions a price', test: { words: ['price', 'cost'] } })).toBe(
      'the founder mentions a price (the message has “price” or “cost”)',
    )
    expect(
      when({ text: 'there are few interviews', test: { evidence: { type: 'interview', max: 4 } } }),
    ).toBe('there are few interviews (there are at most 4 confirmed interviews)')
    expect(when({ text: 'the founder sounds lost', test: null })).toBe(
      'the founder sounds lost (the model judges this)',
    )
  })

  it('says for whom it is', () => {
    const scope = (part: Rule['scope']) => ruleWords(rule({ scope: part })).scope
    expect(scope({ audience: ['visitor'], minLevel: 2, maxLevel: 4, languages: ['de', 'fr'] })).toBe(
      'for visitors, at levels 2 to 4, in German and French',
    )
    expect(scope({ minLevel: 3, topics: ['pilots', 'price'] })).toBe('from level 3, about pilots or price')
  })

  it('says what is checked on the reply', () => {
    const check = (part: Rule['check']) => ruleWords(rule({ check: part })).check
    expect(check({ kind: 'length', unit: 'words', max: 120 })).toBe('at most 120 words')
    expect(check({ kind: 'questions', min: 1, max: 1 })).toBe('exactly 1 question')
    expect(check({ kind: 'length', unit: 'paragraphs', max: 1 })).toBe('at most 1 paragraph')
    expect(check({ kind: 'forbidden', words: ['leverage', 'synergy'] })).toBe(
      'never says “leverage” or “synergy”',
    )
    expect(check({ kind: 'without', what: 'emoji' })).toBe('no emoji')
  })
})
