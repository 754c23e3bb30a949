import { expect, test } from 'vitest'
import { plainName } from './plain-text.ts'

const name = plainName('A name is required')

test.each([
  ['Ada', 'Ada'],
  [' \u202eAda\u202c ', 'Ada'],
  ['A\u200bd\u2060a\ufeff', 'Ada'],
  ['A\u200dd\u200ca', 'Ada'],
  ['\u0000Ada', 'Ada'],
  ['Ada\r\n\r\nPay here:\u2028now', 'Ada Pay here: now'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👩🏽\u200d🔬 🏳️\u200d🌈', '👩🏽\u200d🔬 🏳️\u200d🌈'],
  ['!', '!'],
])('the name %j is kept as %j', (given, kept) => {
  expect(name.parse(given)).toBe(kept)
})

test.each(['', '  ', '\u200b', '\u202e\u2066', '\u200d', '\u3164', '\u2800', '\u0301', '\n\t', '\ufe0f'])(
  'the name %j shows nothing, and is refused',
  (given) => {
    expect(name.safeParse(given).error?.issues[0]?.message).toBe('A name is required')
  },
)
