const WORDS: Record<string, number> = {
  no: 0,
  zero: 0,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  'a hundred and fifty': 150,
  'one hundred and fifty': 150,
  'two hundred': 200,
  'two hundred and fifty': 250,
  'three hundred': 300,
  'four hundred': 400,
  'five hundred': 500,
  'a dozen': 12,
  'a single': 1,
  single: 1,
  'a couple of': 2,
}

const NAMES = Object.keys(WORDS).toSorted((a, b) => b.length - a.length)

/** A number in digits or in words, as the source of a pattern. */
export const NUMBER = `(?:\\d{1,5}|${NAMES.join('|')})`

/** The number that such a text stands for. */
export function numberOf(text: string): number {
  const lower = text.toLowerCase()
  return WORDS[lower] ?? Number(lower)
}
