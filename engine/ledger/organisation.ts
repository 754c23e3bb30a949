const LEGAL_FORMS =
  /\b(?:gmbh|mbh|ag|se|kg|kgaa|ohg|ug|inc|corp|corporation|llc|ltd|limited|plc|co|company|sa|sas|sarl|sl|slu|srl|spa|bv|nv|oy|oyj|ab|as|aps|pty)\b\.?/g
const ARTICLES =
  /^(?:the|our|a|an|die|der|das|den|dem|des|ein|eine|einem|einer|el|la|los|las|un|una|le|les|une|l|d)\s+/

/** Lower case without accents, length not preserved. */
export function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Case, legal form, article and inflection removed: two spellings of one organisation give one key. */
export function organisationKey(name: string): string {
  const words = foldName(name)
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(ARTICLES, '')
    .replace(LEGAL_FORMS, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word && !/^(?:of|de|du|des|del|der|the|la|el|le|von|und|and|y|et)$/.test(word))
  const stems = words.map((word) => (word.length > 5 ? word.replace(/(?:en|es|er|em|[ens])$/, '') : word))
  return stems.join(' ')
}

export type Likeness = 'same' | 'maybe' | 'different'

/** A short form of a known name is the same organisation; a longer form may be another unit of it. */
export function compareOrganisations(mentionedKey: string, knownKey: string): Likeness {
  if (mentionedKey === knownKey) return 'same'
  const mentioned = new Set(mentionedKey.split(' '))
  const known = new Set(knownKey.split(' '))
  if (mentioned.isSubsetOf(known)) return 'same'
  if (known.isSubsetOf(mentioned)) return 'maybe'
  return 'different'
}
