import { folded, type Place, replaceFolded } from '#server/records/folded-text.ts'
import { type Contact, replaceContacts } from '#shared/mask-contacts.ts'

/** Hides names and addresses in texts, and puts them back in what comes out. */
export interface Mask {
  /** The texts with placeholders, in their order. */
  readonly hidden: readonly string[]
  /** What each placeholder stands for, exactly as it was written. */
  readonly stands: ReadonlyMap<string, string>
}

type Kind = 'Person' | 'Email' | 'Phone'
const KIND: Record<Contact, Kind> = { 'e-mail address': 'Email', 'phone number': 'Phone' }

/**
 * Puts a placeholder, "[Person 1]", in the place of each name and address. The same words get the same placeholder in all
 * of the texts, and none that one of them holds already, so that putting back gives exactly what was hidden.
 */
export function hide(texts: readonly string[], people: readonly string[]): Mask {
  const stands = new Map<string, string>()
  const labels = new Map<string, string>()
  const counts: Record<Kind, number> = { Person: 0, Email: 0, Phone: 0 }
  const put = (found: string, kind: Kind): string => {
    const known = labels.get(found)
    if (known) return known
    let label: string
    do label = `[${kind} ${++counts[kind]}]`
    while (texts.some((text) => text.includes(label)))
    labels.set(found, label)
    stands.set(label, found)
    return label
  }
  const names = patternOf(people)
  const hidden = texts.map((text) => {
    const contacts = replaceContacts(text, (found, kind) => put(found, KIND[kind]))
    if (!names) return contacts
    const places = Array.from(
      folded(contacts).matchAll(names),
      ({ 0: name, index }): Place => [index, index + name.length],
    )
    // A last name alone may be a word as well: "wie lang" is nobody.
    const isName = (found: string) => /[^\p{L}\p{M}]/u.test(found) || /^\p{Lu}/u.test(found)
    return replaceFolded(contacts, places, (found) => (isName(found) ? put(found, 'Person') : found))
  })
  return { hidden, stands }
}

/** What stands in placeholders of addresses, which are there before names are looked for. */
const OURS: ReadonlySet<string> = new Set(['', 'Email', 'Phone'])

/** Names as whole words of a folded text, longest first; a possessive s after one stays outside. */
function patternOf(people: readonly string[]): RegExp | undefined {
  const names = [...new Set(people)]
    .filter((name) => !OURS.has(name))
    .map(folded)
    .sort((a, b) => b.length - a.length)
  if (names.length === 0) return undefined
  const ways = names.map((name) => name.split(/\s+/).map(RegExp.escape).join(String.raw`\s+`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ways.join('|')})(?=s?(?![\p{L}\p{N}]))`, 'gu')
}

/** A text with what its placeholders stand for in their place; `as` writes it, as in JSON. */
export function putBack(
  text: string,
  stands: Mask['stands'],
  as: (found: string) => string = (found) => found,
): string {
  if (stands.size === 0) return text
  return text.replace(/\[(?:Person|Email|Phone) \d+\]/g, (label) => {
    const found = stands.get(label)
    return found === undefined ? label : as(found)
  })
}

/** Puts back in a text that comes in pieces, wherever they are cut. */
export interface PuttingBack {
  /** Returns what of the text so far can be told and was not told yet. */
  push(piece: string): string
  /** Returns what was held back; nothing more comes. */
  end(): string
}

export function puttingBack(stands: Mask['stands']): PuttingBack {
  let held = ''
  return {
    push(piece) {
      const text = held + piece
      const from = begunLabel(text, [...stands.keys()])
      held = text.slice(from)
      return putBack(text.slice(0, from), stands)
    },
    end() {
      const rest = held
      held = ''
      return putBack(rest, stands)
    },
  }
}

/** Returns where the text ends in the beginning of a placeholder; its length where it does not. */
function begunLabel(text: string, labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at++) {
    const tail = text.slice(at)
    if (tail.startsWith('[') && labels.some((label) => label.startsWith(tail))) return at
  }
  return text.length
}
