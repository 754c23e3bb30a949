import type { Stretch } from './fields.ts'
import { hashOf } from './sequence.ts'
import { shapeOf, type TaggedText, type Word } from './words.ts'

/** Words with a capital in a row, with small words of names between them. */
interface Run {
  readonly from: number
  readonly to: number
  /** How many runs stand before it in the record. */
  readonly index: number
}

/** What is open at a word: a quotation, brackets, and the word of a label before a colon. */
interface Open {
  readonly quoted: number | undefined
  readonly brackets: number
  readonly label: string
}

/** Marks and elided articles within a name. */
const LINK = /^(?:&|-|\.|\p{L}{1,2}['’])$/u
const LINK_KEYS: readonly string[] = ['nameLink', 'definite', 'and']
/** A run is broken off by so many words without a capital. */
const REACH = 3

const isName = (word: Word | undefined) =>
  word?.kind === 'word' && (word.capital || /\p{Lu}/u.test(word.text))
const isLink = ({ text, keys }: Word) => LINK.test(text) || keys.some((key) => LINK_KEYS.includes(key))

/** For each word the run of names that it stands in. */
function runsOf(words: readonly Word[], first: number, end: number): (Run | undefined)[] {
  const runs: (Run | undefined)[] = []
  let index = 0
  for (let at = first; at < end; at++) {
    if (!isName(words[at])) continue
    let to = at
    for (let next = at + 1; next < end && next <= to + REACH; next++) {
      const word = words[next]
      if (isName(word)) to = next
      else if (!word || !isLink(word)) break
    }
    for (let on = at; on <= to; on++) runs[on] = { from: at, to, index }
    index += 1
    at = to
  }
  return runs
}

/** What is open at each word of a stretch. */
function opensIn(words: readonly Word[], first: number, end: number): Open[] {
  let [quoted, brackets, label]: [number | undefined, number, string] = [undefined, 0, '']
  return words.slice(first, end).map(({ text, kind }, index) => {
    const at = first + index
    if (kind === 'mark' && quoted === undefined && /[“„«"]/.test(text)) quoted = at
    else if (kind === 'mark' && quoted !== undefined && /[”“»"]/.test(text)) quoted = undefined
    if (text === '(') brackets += 1
    if (text === ')') brackets = Math.max(0, brackets - 1)
    if (text === ':') label = at > first ? (words[at - 1]?.fold ?? '') : '^'
    if (/^[.;!?]$/.test(text) || kind === 'line') label = ''
    return { quoted, brackets, label }
  })
}

/** Distances near by are told apart, those far away are not. */
const far = (count: number) => (count < 3 ? count : count < 6 ? 3 : count < 12 ? 6 : 12)

/** What each word of a record shows of its label, as hashed features: for all records, and for those of its type. */
export function fieldFeatures(text: TaggedText, stretch: Stretch): number[][] {
  const { words, sentences } = text
  const { first, end, type } = stretch
  const runs = runsOf(words, first, end)
  const opens = opensIn(words, first, end)
  let sentence = sentences.findIndex((each) => each.first <= first && first < each.end)
  const head = sentence
  return words.slice(first, end).map((_, index) => {
    const at = first + index
    while (sentence + 1 < sentences.length && (sentences[sentence]?.end ?? end) <= at) sentence += 1
    const own = [
      'any',
      ...nearFeatures(text, stretch, at),
      ...placeFeatures(stretch, at, sentence - head, sentences[sentence] ?? stretch),
      ...openFeatures(text, stretch, at, opens[index]),
      ...runFeatures(text, stretch, at, runs[at]),
    ]
    return own.flatMap((name) => [hashOf(`f ${name}`), hashOf(`${type} ${name}`)])
  })
}

/** The words around a word, what they look like, mean and are. */
function nearFeatures({ words, language }: TaggedText, { first, end }: Stretch, at: number): string[] {
  const near = (by: number) => (at + by < first || at + by >= end ? undefined : words[at + by])
  const fold = (by: number) => (near(by)?.kind === 'number' ? '#' : (near(by)?.fold ?? (by < 0 ? '^' : '$')))
  const shape = (by: number) => shapeOf(near(by))
  const word = near(0)
  const found = [
    `w ${language} ${fold(0)}`,
    `w- ${language} ${fold(-1)}`,
    `w+ ${language} ${fold(1)}`,
    `w-- ${language} ${fold(-2)}`,
    `w++ ${language} ${fold(2)}`,
    `w-w ${language} ${fold(-1)} ${fold(0)}`,
    `ww+ ${language} ${fold(0)} ${fold(1)}`,
    `w--w- ${language} ${fold(-2)} ${fold(-1)}`,
    `w-s ${language} ${fold(-1)} ${shape(0)}`,
    `w--s ${language} ${fold(-2)} ${fold(-1)} ${shape(0)}`,
    `s ${shape(0)}`,
    `s- ${shape(-1)} ${shape(0)}`,
    `s+ ${shape(0)} ${shape(1)}`,
    `s-+ ${shape(-1)} ${shape(0)} ${shape(1)}`,
    `s-- ${shape(-2)} ${shape(-1)} ${shape(0)}`,
    `s++ ${shape(0)} ${shape(1)} ${shape(2)}`,
  ]
  if (word?.kind === 'word')
    found.push(`suf ${language} ${word.fold.slice(-3)}`, `pre ${language} ${word.fold.slice(0, 3)}`)
  for (const by of [-3, -2, -1, 0, 1, 2]) {
    for (const key of near(by)?.keys ?? []) {
      found.push(`k${by} ${key}`)
      if (by === -1 || by === 0) found.push(`k${by}s ${key} ${shape(0)}`)
    }
    if (by >= -2 && by <= 1) for (const meaning of near(by)?.meanings ?? []) found.push(`m${by} ${meaning}`)
  }
  return found
}

/** Where a word stands in its record and in its sentence, which is the `sentence`th of the record. */
function placeFeatures(
  { first }: Stretch,
  at: number,
  sentence: number,
  own: { first: number; end: number },
): string[] {
  return [
    `sent ${Math.min(3, sentence)}`,
    `sentw ${Math.min(2, sentence)} ${at === own.first ? 'opens' : far(at - own.first)}`,
    `left ${far(own.end - at)}`,
    `seg ${far(at - first)}`,
  ]
}

function openFeatures(
  { words, language }: TaggedText,
  { first }: Stretch,
  at: number,
  open?: Open,
): string[] {
  const { quoted, brackets = 0, label = '' } = open ?? {}
  return [
    ...(quoted === undefined ? [] : [`quoted ${Math.min(3, at - quoted)}`]),
    ...(brackets > 0 ? [`in ( ${shapeOf(words[at])}`] : []),
    ...(label ? [`label ${language} ${label}`, `label: ${far(at - first) > 3}`] : []),
  ]
}

/** The run of names that a word stands in: its size, whether it has a legal form, and what stands around it. */
function runFeatures(
  { words, language }: TaggedText,
  { first, end }: Stretch,
  at: number,
  run?: Run,
): string[] {
  if (!run) return []
  const { from, to } = run
  const own = words.slice(from, to + 1)
  const isLegal = own.some((word) => word.isLegal)
  const [before, after] = [
    from > first ? words[from - 1] : undefined,
    to + 1 < end ? words[to + 1] : undefined,
  ]
  const [left, right] = [before?.fold ?? '^', after?.fold ?? '$']
  const [size, index] = [Math.min(5, own.length), Math.min(3, run.index)]
  const around = (by: number) => words[by < 0 ? from + by : to + by]
  return [
    `run ${isLegal} ${size}`,
    `run legal ${isLegal} ${at === from}`,
    `run at ${Math.min(4, at - from)} ${Math.min(4, to - at)}`,
    `run index ${index} ${isLegal}`,
    `run before ${language} ${left}`,
    `run before ${language} ${left} ${isLegal} ${size}`,
    `run after ${language} ${right} ${isLegal}`,
    `run between ${before ? shapeOf(before) : '^'} ${after ? shapeOf(after) : '$'} ${isLegal} ${index}`,
    ...new Set(own.flatMap(({ keys }) => keys.map((key) => `run k ${key}`))),
    ...[-2, -1, 1, 2].flatMap((by) => (around(by)?.keys ?? []).map((key) => `run k${by} ${key} ${isLegal}`)),
    ...[-2, -1].flatMap((by) => (around(by)?.meanings ?? []).map((name) => `run m${by} ${name} ${isLegal}`)),
  ]
}
