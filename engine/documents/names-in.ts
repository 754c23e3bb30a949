import { type Stretch, textOf } from './numbers-in.ts'
import type { Readings } from './sources.ts'
import type { Token } from './tokens.ts'
import { phraseAt, type Words } from './words.ts'

/** Longest name and longest description of a product, in tokens. */
const NAME_MAX = 5
const PRODUCT_MAX = 9

/** Whom a document goes to: the organisation, and the person there. */
export function readNames(tokens: readonly Token[], words: Words): Readings<'addressee' | 'contact'> {
  const names = namesIn(tokens, words)
  const titled = names.find(({ from }) => isTitled(tokens, from, words))
  const called = names.find(({ from }) => words.called.has(tokens[from - 1]?.folded ?? ''))
  const person = titled ?? called ?? names.find((name, at) => isAtCompany(tokens, name, names[at + 1], words))
  const organisation = names.find((name) => name !== person)
  const found: Readings<'addressee' | 'contact'> = {}
  if (organisation) found.addressee = textOf(tokens, organisation)
  if (person) {
    const from = isTitled(tokens, person.from, words) ? titleFrom(tokens, person.from) : person.from
    found.contact = textOf(tokens, {
      from,
      to: person === called ? person.to : withRole(tokens, person.to, words),
    })
  }
  return found
}

/** The names of a message: capitals after a word such as "to" or "at", or after a title. */
function namesIn(tokens: readonly Token[], words: Words): Stretch[] {
  const names: Stretch[] = []
  for (let at = 1; at < tokens.length; at += 1) {
    const from = nameFrom(tokens, at, words)
    if (from === null) continue
    const to = nameEnd(tokens, from, words)
    // Where every noun has a capital, one alone after an article is no name.
    const alone = words.capitalNouns && to === from + 1
    const isNoun =
      alone && (words.articles.has(tokens[from - 1]?.folded ?? '') || isPart(tokens, from - 2, words))
    if (to > from && !isNoun) {
      names.push({ from, to })
      at = to
    }
  }
  return names
}

/** Whether a noun that names no document stands there: what follows "für" is then a part of it. */
const isPart = (tokens: readonly Token[], at: number, words: Words) =>
  tokens[at]?.capital === true &&
  !words.kinds.some(([, names]) => phraseAt([tokens[at]?.folded ?? ''], 0, names) > 0)

/** Where a name may begin after the word at a place. */
function nameFrom(tokens: readonly Token[], at: number, words: Words): number | null {
  const word = tokens[at - 1]
  if (!word || ![words.to, words.called, words.titles].some((list) => list.has(word.folded))) return null
  const dotted = words.titles.has(word.folded) && tokens[at]?.text === '.' ? 1 : 0
  const article = words.articles.has(tokens[at]?.folded ?? '') ? 1 : 0
  const from = at + dotted + article
  return words.titles.has(tokens[from]?.folded ?? '') ? null : from
}

/** Capitals in a row, and the dot of "St. Anna". */
function nameEnd(tokens: readonly Token[], from: number, words: Words): number {
  let to = from
  while (to - from < NAME_MAX && isName(tokens[to], words) && (to === from || tokens[to]?.spaced)) {
    const dotted =
      (tokens[to]?.text.length ?? 0) < 3 && tokens[to + 1]?.text === '.' && tokens[to + 2]?.capital
    to += dotted ? 2 : 1
  }
  return to
}

const isName = (token: Token | undefined, words: Words): boolean =>
  token?.capital === true && !words.notNames.has(token.folded) && !words.months.has(token.folded)

const isTitled = (tokens: readonly Token[], from: number, words: Words): boolean =>
  words.titles.has(tokens[from - 1]?.folded ?? '') ||
  (tokens[from - 1]?.text === '.' && words.titles.has(tokens[from - 2]?.folded ?? ''))

const titleFrom = (tokens: readonly Token[], from: number): number =>
  tokens[from - 1]?.text === '.' ? from - 2 : from - 1

/** "Andrea Thaler at Biowärme Kufstein": the first of two names. */
function isAtCompany(
  tokens: readonly Token[],
  name: Stretch,
  next: Stretch | undefined,
  words: Words,
): boolean {
  if (!next || !words.atCompany.has(tokens[name.to]?.folded ?? '')) return false
  const between = next.from - name.to
  return between === 1 || (between === 2 && words.articles.has(tokens[name.to + 1]?.folded ?? ''))
}

/** Takes what somebody is along: ", plant manager". */
function withRole(tokens: readonly Token[], end: number, words: Words): number {
  if (tokens[end]?.text !== ',') return end
  let to = end + 1
  while (to - end <= 4 && tokens[to]?.kind === 'word' && !words.ends.has(tokens[to]?.folded ?? '')) to += 1
  return to > end + 1 && to - end <= 4 ? to : end
}

/** Who writes: the name after a farewell or "my name is", and the company that a clause begins to name. */
export function readSender(tokens: readonly Token[], words: Words): Readings<'sender' | 'us'> {
  const folded = tokens.map((token) => token.folded)
  const after = (phrases: Words['signs'], isPlace: (at: number) => boolean) => {
    const found = tokens.flatMap((_, at) => {
      const long = isPlace(at) ? phraseAt(folded, at, phrases) : 0
      const from = at + long + Number(tokens[at + long]?.kind === 'mark')
      return long > 0 && nameEnd(tokens, from, words) > from ? { from, to: nameEnd(tokens, from, words) } : []
    })
    return found.map((name) => textOf(tokens, name)).at(-1)
  }
  const us = after(words.firms, (at) => tokens[at - 1]?.kind !== 'word')
  const name = after(words.signs, () => true)
  return { ...(us && { us }), ...(name && { sender: [name, us].filter(Boolean).join(', ') }) }
}

/** What the founder brings: the words after "our", as far as they name a thing. */
export function readProduct(tokens: readonly Token[], words: Words): Readings<'product'> {
  for (const [at, { folded }] of tokens.entries()) {
    if (!words.our.has(folded)) continue
    let to = at + 1
    while (to - at <= PRODUCT_MAX && isOfThing(tokens, to, words)) to += 1
    const named = tokens.slice(at + 1, to)
    const isNone = (each: Token) => words.notProducts.has(each.folded) || words.ourPeople.has(each.folded)
    if (to > at + 1 && !named.some(isNone)) return { product: textOf(tokens, { from: at + 1, to }) }
  }
  return {}
}

function isOfThing(tokens: readonly Token[], at: number, words: Words): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || token.kind === 'mark') return false
  const linked = words.links.has(token.folded) && next?.kind === 'word' && !next.capital
  return linked ? !words.ends.has(next.folded) : !words.ends.has(token.folded)
}
