import { readContent } from '../content/read-content.ts'
import { readPhrases } from '../content/read-phrases.ts'

const FILE = 'content/lexicon/organisations.txt'
const lexicon = readPhrases(readContent(FILE), FILE, ['legalForm', 'article', 'small'])
const [LEGAL_FORMS, ARTICLES, SMALL] = [lexicon.legalForm, lexicon.article, lexicon.small].map(
  (words) => new Set(words),
) as [Set<string>, Set<string>, Set<string>]
/** Shorter words have no ending to lose. */
const INFLECTED = 5

/** Lower case without accents, length not preserved. */
export const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Case, legal form, article and inflection removed: two spellings of one organisation give one key. */
export function organisationKey(name: string): string {
  const words = (foldName(name).match(/['’]s(?![\p{L}\p{N}])|[\p{L}\p{N}]{1,120}/gu) ?? []).filter(
    (word) => !/^['’]/.test(word),
  )
  const named = words.slice(words.length > 1 && ARTICLES.has(words[0] ?? '') ? 1 : 0)
  return named
    .filter((word) => !LEGAL_FORMS.has(word) && !SMALL.has(word))
    .map((word) => (word.length > INFLECTED ? word.replace(/(?:en|es|er|em|[ens])$/, '') : word))
    .join(' ')
}

export type Similarity = 'same' | 'maybe' | 'different'

/** A short form of a known name is the same organisation; a longer form may be another unit of it. */
export function compareOrganisations(mentionedKey: string, knownKey: string): Similarity {
  if (mentionedKey === knownKey) return 'same'
  const mentioned = new Set(mentionedKey.split(' '))
  const known = new Set(knownKey.split(' '))
  if (mentioned.isSubsetOf(known)) return 'same'
  if (known.isSubsetOf(mentioned)) return 'maybe'
  return 'different'
}
