import { readFile } from 'node:fs/promises'

const range = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`)

/** Every case there is; the numbers in between were never given. */
const CASES = [...range('R', 1, 45), ...range('S', 1, 29), 'S31', ...range('S', 34, 52)]

const ROW = /^\| ([RS]\d+) \| ([^|]*) \| ([^|]*) \|$/gm
/** The title of a test or of a group of them: the first text of its call, or of the call that a table made of it. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.(?!skip|todo)\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g
/** The numbers that a title begins with; `%s` stands for the first value of each row of its table. */
const NUMBERS = /^((?:[RS]\d+|%s)(?:, [RS]\d+)*): /
const TABLE_ROW = /^\s*\[\s*'([RS]\d+)',/gm
const COMMENT = /^\s*(?:\/\/|\*|\/\*).*$/gm

/**
 * Whether docs/trust.md has each case once, held by the tests it names or with a reason why it does not apply; prints
 * the others.
 */
export async function checkTrust(): Promise<boolean> {
  const rows = Array.from(
    (await readFile('docs/trust.md', 'utf8')).matchAll(ROW),
    ([, id = '', what = '', held = '']) => ({
      id,
      what: what.trim(),
      held: held.trim(),
    }),
  )
  const wrong: string[] = []
  for (const id of CASES) {
    const times = rows.filter((row) => row.id === id).length
    if (times !== 1) wrong.push(`${id}: docs/trust.md holds it ${times} times, not once`)
  }
  for (const { id, what, held } of rows) {
    if (!CASES.includes(id)) wrong.push(`${id}: there is no such case`)
    if (what === '') wrong.push(`${id}: docs/trust.md does not say what it is`)
    if (/^does not apply: \S/.test(held)) continue
    const files = Array.from(held.matchAll(/`([^`]+)`/g), ([, path = '']) => path)
    if (files.length === 0) wrong.push(`${id}: names no test and no reason`)
    for (const file of files) {
      const numbers = testedCases(await readFile(file, 'utf8').catch(() => ''))
      if (!numbers.has(id)) wrong.push(`${id}: ${file} holds no test of that number`)
    }
  }
  for (const each of wrong) console.error(each)
  return wrong.length === 0
}

/** The cases that the titles of a file's tests begin with. */
function testedCases(source: string): Set<string> {
  const text = source.replace(COMMENT, '')
  const named = Array.from(
    text.matchAll(TITLE),
    ([, , title = '']) => NUMBERS.exec(title)?.[1]?.split(', ') ?? [],
  )
  const numbers = new Set(named.flat())
  if (numbers.delete('%s')) for (const [, id = ''] of text.matchAll(TABLE_ROW)) numbers.add(id)
  return numbers
}
