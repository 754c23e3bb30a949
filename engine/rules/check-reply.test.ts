import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRules } from '#server/rule-parser/parse-rules.ts'
import type { RuleCheck } from '#shared/admin/prompt-boxes.ts'
import type { Language } from '#shared/language.ts'
import { checkReply } from './check-reply.ts'
import { brokenRules, rulesFor } from './compile-rules.ts'
import { fireRules, type RuleTurn } from './fire-rules.ts'
import { obeyRules } from './obey-rules.ts'
import { joinParts, type ReplyParts } from './reply-parts.ts'

const turn: RuleTurn = {
  message: 'What should I charge?',
  language: 'en',
  first: true,
  audience: 'member',
  level: 2,
  counters: { interview: 4, loi: 0, pilot: 0, revenue: 0 },
}
const boxOf = (text: string) => [{ key: 'box', title: 'Box', rules: parseRules(text).rules }]
const broken = (rules: string, reply: string, more: Partial<RuleTurn> = {}) =>
  brokenRules(rulesFor(boxOf(rules), { ...turn, ...more }), reply).map(({ rule }) => rule.compiled)
const statusOf = (rules: string, more: Partial<RuleTurn> = {}) =>
  fireRules(boxOf(rules), { ...turn, ...more }).map(({ status }) => status)

const REPLY = `Charge a third of the saving in the first year. A free pilot tells you nothing.

**What matters**

- The buyer must feel the price.
- Ask "What would you pay?" last.

**Do next**

1. Write the one-pager.
2. Name one metric.
3. Set an end date.

Who signs the budget?`

describe('a finished reply', () => {
  test.each<[string, RuleCheck, boolean, string]>([
    ['words', { kind: 'length', unit: 'words', max: 45 }, false, '46 words'],
    ['words', { kind: 'length', unit: 'words', max: 46 }, true, '46 words'],
    ['sentences', { kind: 'length', unit: 'sentences', max: 9 }, false, '10 sentences'],
    ['paragraphs', { kind: 'length', unit: 'paragraphs', max: 5 }, false, '6 paragraphs'],
    ['questions, without those it quotes', { kind: 'questions', max: 1 }, true, '1 question'],
    ['questions', { kind: 'questions', max: 0 }, false, '1 question'],
    [
      'numbered steps',
      { kind: 'list_items', style: 'numbered', min: 2, max: 3 },
      true,
      '3 numbered list items',
    ],
    ['points', { kind: 'list_items', style: 'bulleted', max: 1 }, false, '2 bulleted list items'],
    ['forbidden words', { kind: 'forbidden', words: ['saving', 'synergy'] }, false, 'found: saving'],
    [
      'forbidden words in the plural',
      { kind: 'forbidden', words: ['buyer', 'metric'] },
      false,
      'found: buyer, metric',
    ],
    ['forbidden words, not inside others', { kind: 'forbidden', words: ['art', 'met'] }, true, 'none found'],
    [
      'what must be mentioned',
      { kind: 'mention', words: ['end date'], all: true, verbatim: true },
      true,
      'mentioned',
    ],
    [
      'what must be mentioned',
      { kind: 'mention', words: ['end date', 'lawyer'], all: true, verbatim: true },
      false,
      'missing: lawyer',
    ],
    [
      'what must be mentioned, one of several',
      { kind: 'mention', words: ['end date', 'lawyer'], all: false, verbatim: true },
      true,
      'mentioned',
    ],
    ['its language', { kind: 'language', language: 'de' }, false, 'written in English'],
    ['its language', { kind: 'language', language: 'user' }, true, 'written in English'],
    ['bold', { kind: 'without', what: 'bold' }, false, 'found in the reply'],
    ['emojis', { kind: 'without', what: 'emoji' }, true, 'none found'],
    ['its last question', { kind: 'ends_with_question' }, true, 'ends with a question'],
  ])('is checked for %s', (_, check, passed, found) => {
    expect(checkReply(check, REPLY, 'en')).toEqual({ passed, found })
  })

  test('may mention a thing in another form or language', () => {
    const check: RuleCheck = { kind: 'mention', words: ['pilots'], all: true, verbatim: false }
    expect(checkReply(check, 'Run one paid pilot.', 'en').passed).toBe(true)
    expect(checkReply(check, 'Machen Sie ein Pilotprojekt mit dem Kunden.', 'de').passed).toBe(true)
    expect(checkReply(check, 'Talk to buyers.', 'en').passed).toBe(false)
  })

  test('breaks the rules that apply for certain, and no others', () => {
    const two = 'Why? When?'
    expect(broken('Ask at most one question.', two)).toEqual(['Always ask at most one question.'])
    expect(broken('For visitors, ask at most one question.', two)).toEqual([])
    expect(broken('If they sound tired, ask at most one question.', two)).toEqual([])
    expect(broken('You may ask at most one question.', two)).toEqual([])
    expect(
      broken('If the user mentions pricing, ask at most one question.', two, { message: 'What price?' }),
    ).toHaveLength(1)
    expect(
      broken('Unless the user mentions pricing, ask at most one question.', two, { message: 'What price?' }),
    ).toEqual([])
  })
})

describe('a rule', () => {
  test.each<[string, Partial<RuleTurn>, string]>([
    ['Be kind.', {}, 'fires'],
    ['For visitors, be kind.', {}, 'no'],
    ['For members, be kind.', { audience: 'admin' }, 'fires'],
    ['For admins, be kind.', { audience: 'member' }, 'no'],
    ['At level 2, be kind.', {}, 'fires'],
    ['From level 3 on, be kind.', {}, 'no'],
    ['At level 0, be kind.', { level: null }, 'fires'],
    ['In German, be kind.', {}, 'no'],
    ['In German, be kind.', { language: 'de' }, 'fires'],
    [
      'If the user mentions pilots, be kind.',
      { message: 'Comment fixer un pilote?', language: 'fr' },
      'fires',
    ],
    [
      'If the user mentions letters of intent, be kind.',
      { message: 'Is a letter of intent binding?' },
      'fires',
    ],
    ['If the user mentions art, be kind.', { message: 'We start soon' }, 'no'],
    ['If the user has fewer than 5 interviews, be kind.', {}, 'fires'],
    ['If the user has at least 5 interviews, be kind.', {}, 'no'],
    ['If the user has at least 5 interviews, be kind.', { counters: null }, 'maybe'],
    ['In the first reply, be kind.', { first: false }, 'no'],
    ['If the user asks a question, be kind.', { message: 'We did it.' }, 'no'],
    ['If the weather is bad, be kind.', {}, 'maybe'],
  ])('%s with %j: %s', (rule, more, status) => {
    expect(statusOf(rule, more)).toEqual([status])
  })

  test('whose words were not found is still told to a model; one for others is not', () => {
    const { compiled } = rulesFor(
      boxOf('If the user mentions pilots, be kind. For visitors, be formal.'),
      turn,
    )
    expect(compiled).toEqual(['If the user mentions pilots, always be kind.'])
  })
})

describe('the built-in guide’s reply', () => {
  const partsOf = (reply: string): ReplyParts => {
    const end = reply.lastIndexOf('\n\n')
    const asks = end > 0 && reply.endsWith('?')
    return asks ? { body: reply.slice(0, end), closing: reply.slice(end + 2) } : { body: reply, closing: '' }
  }
  const obeyInParts = (rules: string, reply = REPLY) =>
    obeyRules(rulesFor(boxOf(rules), turn), partsOf(reply))
  const obey = (rules: string, reply = REPLY) => joinParts(obeyInParts(rules, reply))

  test('that keeps to the rules stays as it is', () => {
    expect(obey('Ask at most one question. Keep replies under 100 words. Never say "synergy".')).toBe(REPLY)
  })

  test('is cut from its end to the length asked for, and keeps its opening', () => {
    const text = obey('Keep replies under 25 words.')
    expect(text).toMatch(/^Charge a third of the saving in the first year\./)
    expect(text).toContain('The buyer must feel the price.')
    expect(text).not.toMatch(/Do next|budget/)
  })

  test('whose opening alone is too long ends within it', () => {
    expect(obey('Keep replies under 7 words.')).toBe('Charge a third of the saving…')
  })

  test('loses its question where none may be asked, and nothing else', () => {
    expect(obey('Do not ask questions.')).toBe(REPLY.replace('\n\nWho signs the budget?', ''))
  })

  test.each([
    ['Keep replies under 25 words.', ''],
    ['Do not ask questions.', ''],
    ['Never say "budget".', ''],
    ['Keep replies under 7 words.', ''],
    ['No bold.', 'Who signs the budget?'],
    ['Always mention "Talk to your lawyer".', 'Who signs the budget?'],
  ])('tells whether it still asks its question under the rule %s', (rules, closing) => {
    expect(obeyInParts(rules).closing).toBe(closing)
  })

  test('still asks its question where a rule changed the words of it', () => {
    const reply = 'Charge a third.\n\nQui signe **pour** cela ?'
    expect(obeyInParts('No bold.', reply).closing).toBe('Qui signe pour cela ?')
    expect(obeyInParts('Never say "third".', reply).closing).toBe('Qui signe **pour** cela ?')
  })

  test('asks nothing where only what led up to its question is left', () => {
    const parts = { body: 'Charge a third.', closing: 'You named two sums. Which one is right?' }
    expect(obeyRules(rulesFor(boxOf('Do not ask questions.'), turn), parts)).toEqual({
      body: 'Charge a third.\n\nYou named two sums.',
      closing: '',
    })
  })

  test('loses the whole sentence with a forbidden word, also its first', () => {
    expect(obey('Never use the word "metric".')).toBe(REPLY.replace('2. Name one metric.\n', ''))
    expect(obey('Never use the word "saving".')).toBe(REPLY.slice(REPLY.indexOf('A free pilot')))
  })

  test.each<[Language, string, string, string]>([
    ['fr', 'noté', 'C’est noté.', 'Bien reçu.'],
    ['de', 'Werksleiter', 'Frag z. B. den Werksleiter.', 'Alles klar.'],
    ['es', 'anotado', 'Anotado, Sr. García.', 'Entendido.'],
    ['en', 'saving', 'Only a saving counts.', 'Got it.'],
  ])(
    'says something else in %s where its only sentence has a forbidden word',
    (language, word, reply, other) => {
      const obeyed = (rules: string) =>
        joinParts(obeyRules(rulesFor(boxOf(rules), { ...turn, language }), partsOf(reply)))
      expect(obeyed(`Never say "${word}".`)).toBe(other)
      expect(obeyed(`Never say "${word}". Never say "${other.replace('.', '')}".`)).not.toContain(word)
    },
  )

  test('keeps its lines apart where something goes', () => {
    expect(obey('Never say "price".', 'Two numbers\nOne date\nName a price.')).toBe('Two numbers\nOne date')
  })

  test('gets what must be mentioned, before its closing question', () => {
    expect(obey('Always mention "Talk to your lawyer".')).toMatch(
      /\n\nAlso: Talk to your lawyer\.\n\nWho signs the budget\?$/,
    )
  })

  test('keeps to several rules at once', () => {
    const rules =
      'Always mention "Book a call". Keep replies under 30 words. Do not ask questions. No bold. Never say "buyer".'
    const text = obey(rules)
    expect(broken(rules.replace('Always mention "Book a call".', ''), text)).toEqual([])
    expect(text).toMatch(/^Charge/)
  })

  test('never breaks a limit, a ban or a format, whatever the reply', () => {
    const rules =
      'Keep replies under 20 words. Ask at most one question. Never say "price". Use no more than 2 bullet points. No emojis. No bold. No links.'
    const LONG = 'Longer words here and there, '
    const piece = fc.constantFrom(
      'Name a price.',
      'Why? ',
      '- A point\n',
      '1. A step\n',
      '**Do next**\n\n',
      '\n\n',
      '🙂',
      '[x](https://a.example)',
      '](',
      'www. ',
      LONG,
      '> Quoted\n',
      '| a | b |\n',
      'Prices!',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = obey(rules, `Start. ${pieces.join(' ')}`)
        expect(broken(rules, text)).toEqual([])
      }),
      {
        numRuns: 500,
        examples: [
          // Without its emoji the third line is a point of the list as well.
          [['> Quoted\n', '- A point\n', '🙂', '- A point\n', '- A point\n']],
          // Lines without a full stop stay sentences of their own.
          [
            [
              '- A point\n',
              '[x](https://a.example)',
              LONG,
              'Why? ',
              '- A point\n',
              LONG,
              '> Quoted\n',
              'Name a price.',
              'Why? ',
            ],
          ],
          // One sentence, longer than a reply may be.
          [['[x](https://a.example)', LONG, LONG, LONG, LONG]],
        ],
      },
    )
  })
})
