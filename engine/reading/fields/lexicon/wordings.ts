import { LETTER } from '../../pattern.ts'

/** Further wordings of a field, in the order in which they are tried, after the ones of the lexicon. */
export type Wordings = {
  technology: RegExp[]
  /** So general ("we have a … that …") that they are read only while no technology is known. */
  firstTechnology: RegExp[]
  application: RegExp[]
  valueLabel: RegExp[]
  /** "We help X do Y": a value proposition with or without a number. */
  help: RegExp[]
  /** What makes a quantity in a sentence a promise: "with us", "thanks to our …". */
  withUs: string
  firstMarket: RegExp[]
  secondMarket: RegExp[]
  icp: RegExp[]
  /** "We are looking for …": an ideal customer only when it has traits. */
  wanted: RegExp[]
  /** Who is looked for but is no customer. */
  notWanted: string
  role: RegExp[]
  motivation: RegExp[]
  proofNeeded: RegExp[]
  /** Signs of pain beside those of the lexicon. */
  pain: string
}

/** Characters of a value: up to the end of a sentence; the dot of a number ends none. */
const CHAR = String.raw`(?:[^.;!?\n]|\.(?=\d))`
const COMMON: Record<string, string> = {
  V: `(?<v>${CHAR}{3,})`,
  L: `(?<v>${CHAR}{3,}?)`,
  C: CHAR,
  /** A name of up to sixty characters, within its clause. */
  N: String.raw`(?<v>[^.,;:!?\n]{3,60}?)`,
  R: String.raw`(?<v>[\p{L}/&' -]{3,60}?)`,
  START: String.raw`(?:^|[.,;:(]\s*|[-–—] )`,
  END: String.raw`(?=$|[.,;:!?\n)(])`,
  STOP: String.raw`(?=$|[.;:!?\n])`,
}

/** The patterns run over folded text: its letters are few, and a pattern of few letters is compiled at once. */
const plain = (source: string) =>
  source.replaceAll('[\\p{L}', `[${LETTER}`).replaceAll('\\p{L}', `[${LETTER}]`)

/** Compiles one wording a line (`ss` is also `ß`); `{name}` stands for a part of the language or one of the common ones. */
export function wordings(parts: Record<string, string>, lines: string): RegExp[] {
  const known = { ...COMMON, ...parts }
  const filled = (source: string): string => {
    const next = source.replace(/(?<!\\p)\{([A-Za-z]+)\}/g, (whole, name: string) => known[name] ?? whole)
    return next === source ? source : filled(next)
  }
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => new RegExp(plain(filled(line)).replaceAll('ss', '(?:ss|ß)')))
}
