import { currencyIn } from './plain-facts.ts'
import { oneOf, type RecordWords } from './record-words.ts'

/** A figure as it may be written, also with its thousands apart. */
const FIGURE = "\\d[\\d.,'’\\u202f\\u00a0 ]{0,20}"

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The first sum of money that a text names in digits, with its currency. */
export function sumIn(text: string, { money }: RecordWords): string | undefined {
  const thousands = '(?:\\s?(?:k|K|T|M|[Mm]io\\.?|[Mm]illion(?:en|s|es)?)(?!\\p{L})|\\s?[kKTM](?=€))?'
  const behindIt = `(?:€|£|\\$(?: ?\\p{Lu}{2})?|\\p{Lu}{1,2}\\$|\\p{Lu}{3}|${oneOf([...money, ...money.map(capitalised)])})(?!\\p{L})`
  const before = `(?:(?:\\p{Lu}{1,2})?\\p{Sc}\\s?|(?<!\\p{L})\\p{Lu}{3}\\s)`
  const sum = `${before}${FIGURE}(?<=\\d)${thousands}|${FIGURE}${thousands}\\s?${behindIt}`
  return (text.match(new RegExp(sum, 'gu')) ?? []).find((each) => currencyIn(each) !== undefined)?.trim()
}
