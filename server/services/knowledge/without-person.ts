const LEADS_TO_A_PERSON: [RegExp, string][] = [
  [/[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d-]+/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  // Seven digits and more, as phone numbers are written.
  [/\+?\d(?:[\s()/.-]*\d){6,}/g, '[number]'],
]

/** A text without what leads to a person: addresses, long numbers, and the name of who wrote it. */
export function withoutPerson(text: string, name: string | null): string {
  const named = (name ?? '').split(/\s+/).filter((part) => part.length > 1)
  const names: [RegExp, string][] = named.map((part) => [
    new RegExp(`(?<![\\p{L}\\d])${literal(part)}(?![\\p{L}\\d])`, 'giu'),
    '[name]',
  ])
  return [...LEADS_TO_A_PERSON, ...names].reduce((kept, [pattern, word]) => kept.replace(pattern, word), text)
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
