import type { Random } from './random.ts'
import { lexiconWords } from './words.ts'

/** Repeated until a text is full: what patterns with two loops, tokenisers and renderers stumble over. */
const UNITS = [
  ...[
    'pilot ',
    '((((',
    'a.b.',
    '- - ',
    '1,000 ',
    'mou: ',
    'prórroga; ',
    '"Fünf; interrogé, ',
    'no no ',
    'LOI, ',
  ],
  ...[
    '"LEADING; interrogé,',
    '3 of 4 ',
    '10% ',
    'a@b.c ',
    'http://a.b/',
    'and ',
    'not ',
    '?! ',
    '1.',
    '12-',
    '0 ',
  ],
  ...[
    '**',
    '`',
    '[](',
    '| ',
    '\n# ',
    '\n- ',
    '\n',
    '\t',
    ' ',
    '.',
    ',',
    '%',
    '\\',
    '"',
    "'",
    '’',
    '…',
    '–',
    '&lt;',
  ],
  ...[
    '{{USER_PROFILE}}',
    '<<<END user profile>>>',
    '$1',
    '{}',
    '\u0000',
    '\ud800',
    '\udc00',
    '\u202e',
    '\u200b',
  ],
  ...[
    'e\u0301',
    '🇩🇪',
    '👩‍👩‍👧‍👦',
    '\r\n',
    '\u2028',
    'Ab Co ',
    'we paid ',
    'if ',
    'a a ',
    'AaAa ',
    '; ',
    ': ',
  ],
]

/** One of these makes a word without an end: they grow, split or change their length when folded. */
const LETTERS = [
  '각',
  'ﷺ',
  '漢',
  'ΐ',
  'ü',
  '👩‍👩‍👧‍👦',
  'ß',
  'İ',
  'ﬃ',
  'a',
  'é',
  '\u0301',
  'ſ',
  'ᄀ',
  'あ',
  'ก',
  'Ǆ',
  '9',
  'x-',
]

const repeat = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length))

/** Pieces that `next` makes, until there are `length` characters of them. */
export function fill(length: number, next: () => string): string {
  const pieces: string[] = []
  for (let size = 0; size < length; ) {
    const piece = next() || ' '
    pieces.push(piece)
    size += piece.length
  }
  return pieces.join('')
}

interface Shape {
  readonly name: string
  make(random: Random, length: number): string
}

const SHAPES: readonly Shape[] = [
  { name: 'unit', make: (random, length) => repeat(random.pick(UNITS), length) },
  { name: 'letter', make: (random, length) => repeat(random.pick(LETTERS), length) },
  {
    name: 'long words',
    make(random, length) {
      const [letter, size] = [random.pick(LETTERS), random.pick([41, 400, 1_999])]
      return fill(length, () => `${repeat(letter, size)}${random.int(0, 999)} `)
    },
  },
  {
    name: 'units mixed',
    make(random, length) {
      const units = Array.from({ length: random.int(2, 5) }, () => random.pick(UNITS))
      return repeat(units.join(''), length)
    },
  },
  {
    name: 'units at random',
    make: (random, length) => fill(length, () => random.pick(random.chance(0.8) ? UNITS : LETTERS)),
  },
  {
    name: 'short words',
    make: (random, length) => fill(length, () => `${random.int(0, 46_655).toString(36)} `),
  },
  {
    name: 'characters at random',
    make: (random, length) => fill(length, () => String.fromCharCode(random.int(0, 0xffff))),
  },
  {
    name: 'words of the lexicons',
    make: (random, length) =>
      fill(length, () => `${random.pick(lexiconWords())}${random.pick([' ', '; ', ', '])}`),
  },
  { name: 'digits', make: (random, length) => repeat(String(random.int(1, 2 ** 31)), length) },
  {
    name: 'brackets',
    make(random, length) {
      const [open, close] = random.pick(['()', '[]', '{}', '“”', '**', '<>'].map((pair) => [...pair]))
      const half = Math.floor(length / 2)
      return repeat(open ?? '(', half) + repeat(close ?? ')', half)
    },
  },
]

export interface HostileText {
  readonly text: string
  /** For a report: of what kind, how long, and how it begins. */
  readonly what: string
}

/** A text of about `length` characters that is meant to cost its reader much. It follows from `random` alone. */
export function hostileText(random: Random, length: number): HostileText {
  const { name, make } = random.pick(SHAPES)
  const text = make(random, Math.max(1, length)).slice(0, Math.max(0, length))
  return { text, what: describe(name, text) }
}

/** A text's kind, length and beginning in one line of printable characters. */
export function describe(name: string, text: string): string {
  const start = JSON.stringify(text.slice(0, 24).toWellFormed()).replace(
    /[^\x20-\x7e\u00a0-\u{1ffff}]/gu,
    '·',
  )
  return `${name}, ${text.length} characters, ${start}`
}

/** Lengths around a limit, or for a text without one what callers may dare. */
export function hostileLength(random: Random, limit: number | undefined): number {
  if (limit === undefined) return random.pick([1, 200, 2_000, 8_000, 20_000, 60_000])
  return random.pick([1, Math.ceil(limit / 2), limit - 1, limit, limit, limit + 1, limit * 2, limit + 50_000])
}
