import { holds, oneOf, type RecordWords } from './record-words.ts'

/** A person who was talked with, and their organisation. */
export interface Met {
  readonly who: string
  readonly organisation: string | undefined
}

/** Legal forms behind the name of a company, without points. */
const LEGAL_FORMS = new Set(
  (
    'gmbh mbh ag kg kgaa ohg ug eg ev inc corp llc llp lp ltd limited plc pty co sa sas sasu sarl sac sau sl slu srl ' +
    'spa bv nv oy oyj ab aps asa kft doo sro zoo ltda saic hf ehf dac aş aş tbk bhd pte kk ' +
    'ggmbh gug eu fze fzco sca scop scs snc eurl cv ltée lda oü uab partg gesmbh nyrt'
  )
    .normalize('NFC')
    .split(' '),
)
/** Written in small letters they are words. */
const SHORT_FORMS = new Set(['SE', 'AS', 'A/S'])
/** Legal forms that begin with a small letter. */
const SMALL_FORM = '(?:eG|gGmbH|gUG|mbH|eV|e\\.\\s?[GVUK]\\.|a\\.s\\.|s\\.r\\.o\\.|d\\.o\\.o\\.|z o\\.o\\.)'
/** "Navia, S.L." */
const COMMA_BEFORE_FORM = ', (?=(?:Ltd|Inc|LLC|Corp|GmbH|S\\.?A|S\\.?L|Lda|SARL)(?!\\p{L}))'
const WORD = "\\p{Lu}[\\p{L}\\p{M}\\d'’.&-]{0,60}"
const PARTICLE =
  '(?:von|van|der|den|des|los|las|les|de la|del|de|da|dos|du|di|la|le|ter|ten|el|al|bin|of|und|and|et|y|&)'
const NAME_WORDS = 4
/** "Head of QA". */
const ROLE = '\\p{Ll}[\\p{L}-]*(?:\\s[\\p{L}-]+){0,4}'

const ROLE_OF = /^\p{L}+ (?:der|des|von|vom|of|de|del|du) (?=\S+ \S)/u

const bare = (word: string) => word.replace(/[^\p{L}]/gu, '').toLowerCase()
export const isLegal = (word: string) =>
  LEGAL_FORMS.has(bare(word)) || SHORT_FORMS.has(word.replace(/\.$/, ''))
/** A name without the point of its sentence: "Jena AG.", but "Navia S.L." */
const clean = (name: string) => name.replace(/[,;:]+$/, '').replace(/(?<=[\p{L}\d]{2})\.$/u, '')

/** The companies that a sentence names by their legal form, each with where it begins. */
export function companiesIn(text: string, links = PARTICLE): { name: string; at: number }[] {
  const word = `(?:[dl]['’])?${WORD}`
  const between = `${COMMA_BEFORE_FORM}| |-| (?:${links}) `
  const pattern = new RegExp(`(?<!\\p{L})${word}(?:(?:${between})(?:${SMALL_FORM}|${word})){1,7}`, 'gu')
  return [...text.matchAll(pattern)].flatMap((found) => {
    const words = [...found[0].matchAll(/\S+/gu)]
    const companies: { name: string; at: number }[] = []
    let from = 0
    for (const [index, { 0: word, index: at }] of words.entries()) {
      const next = words[index + 1]?.[0]
      if (!isLegal(word) || index === from) continue
      if (next && (isLegal(next) || next === '&')) continue
      while (/^\p{Ll}(?!['’])/u.test(words[from]?.[0] ?? '')) from += 1
      // "LOI d'Argonne SA": the company is Argonne SA.
      const elided = /^\p{Ll}['’]/u.test(words[from]?.[0] ?? '') ? 2 : 0
      const start = (words[from]?.index ?? 0) + elided
      const all = found[0].slice(start, at + word.length)
      // "CFO of Voith GmbH"
      const title = /^\p{Lu}{2,4} (?:of|de|von|der) /u.exec(all)?.[0].length ?? 0
      companies.push({ name: clean(all.slice(title)), at: found.index + start + title })
      from = index + 1
    }
    return companies
  })
}

/** The name of a person at the beginning of a text, behind a title or without. */
function personAt(
  text: string,
  { titles, at }: RecordWords,
): { name: string; length: number; isTitled: boolean } | undefined {
  const title = new RegExp(`^(?:(?:${oneOf(titles)})\\.?\\s{1,2}){1,3}`, 'iu').exec(text)
  const rest = text.slice(title?.[0].length ?? 0)
  const small = PARTICLE.slice(3, -1)
    .split('|')
    .filter((word) => !at.includes(word) && !/^(?:of|und|and|et|y|&|de|de la|del|du)$/.test(word))
  const found = new RegExp(`^${WORD}(?:(?: (?:${small.join('|')}))? ${WORD}){0,${NAME_WORDS - 1}}`, 'u').exec(
    rest,
  )
  if (!found) return undefined
  const words = found[0].split(' ')
  const ends = words.findIndex((word) => /[,;:]$|\p{L}{2}\.$/u.test(word))
  const own = words.slice(0, ends < 0 ? words.length : ends + 1).join(' ')
  const name = clean(own)
  const isAcademic = /^(?:dr|prof)/i.test(title?.[0].trim().split(/\s+/).at(-1) ?? '')
  const isOne = !name.includes(' ')
  const isTitled = title !== null
  if (isOne && !isTitled) return { name, length: own.length, isTitled }
  const shown = isOne && isAcademic ? `${title?.[0].trim().split(/\s+/).at(-1)} ${name}` : name
  return { name: shown, length: (title?.[0].length ?? 0) + own.length, isTitled }
}

/** The person that a sentence tells of a conversation with: behind "with", a colon or a title, or at its beginning. */
export function metIn(sentence: string, words: RecordWords): Met | undefined {
  // "Lucía Méndez de Astilleros Navia S.L.": a person and a company.
  const companies = companiesIn(sentence, 'of|und|and|y|et|&')
  const inCompany = (at: number) =>
    companies.some(({ name, at: from }) => at >= from && at < from + name.length)
  const opening =
    new RegExp(`^(?:(?:${oneOf(words.opens)})\\s{1,2}){0,3}`, 'iu').exec(sentence)?.[0].length ?? 0
  const behind = new RegExp(
    `(?<!\\p{L})(?:${oneOf(words.with)})\\s{1,2}|:\\s{1,2}|(?<!\\p{L})(?=(?:${oneOf(words.titles)})\\.?\\s{1,2}\\p{Lu})`,
    'giu',
  )
  const placesOf = (pattern: RegExp) =>
    [...sentence.matchAll(pattern)].map((found) => found.index + found[0].length)
  // "One interview on 30 October, Joan Pons at Vidres SA": behind a comma stands a person of an organisation.
  const listed = new Set(placesOf(/,\s{1,2}(?=\p{Lu})/gu))
  for (const place of [...placesOf(behind), opening, ...listed]) {
    const person = inCompany(place) ? undefined : personAt(sentence.slice(place), words)
    if (!person) continue
    const rest = sentence.slice(place + person.length)
    if (listed.has(place) && !isOfOrganisation(person.name, rest, words)) continue
    const organisation = organisationIn(rest, words)
    // One word alone is a name where a company stands behind it, and the first words of a sentence are where one does.
    if (place === opening && !person.name.includes(' ') && !standsAt(rest, words)) continue
    const isSure = person.isTitled || (place !== opening && person.name.includes(' '))
    if (!isSure && organisation === undefined) continue
    if (person.name === organisation) continue
    // "We interviewed Schneider Electric" names no person; a title, what somebody is, or "she" tells one.
    const isPerson = person.isTitled || /^, \p{Ll}/u.test(rest) || holds(rest, words.pronouns)
    if (organisation === undefined && !isPerson) continue
    return { who: person.name, organisation }
  }
  return roleIn(sentence, words)
}

/** "Joan Pons at Vidres", "Joan Pons (Vidres)", "Joan Pons, buyer at Vidres": a person of whom is said where they are. */
const isOfOrganisation = (name: string, rest: string, words: RecordWords): boolean =>
  name.includes(' ') && standsAt(rest, words)

const standsAt = (rest: string, { at }: RecordWords): boolean =>
  new RegExp(
    `^\\s?(?:\\(|(?:,\\s\\p{L}[^,.;]{1,50})?\\s(?:${oneOf(at)})\\s?(?:\\p{Ll}{2,3}\\s)?\\p{Lu})`,
    'u',
  ).test(rest)

/** "The head of QA at Novo", "the night shift lead": who was talked with, by what they are. */
function roleIn(sentence: string, words: RecordWords): Met | undefined {
  const article = `(?:${oneOf(words.articles)})`
  const before = `(?<!\\p{L})(?:${oneOf(words.with)})\\s${article}\\s`
  const place = `(?=\\s(?:${oneOf(words.at)})\\s(?:${article}\\s)?\\p{Lu})`
  const end = `(?=\\s(?:${oneOf(words.stops.filter((word) => !words.at.includes(word) || word === 'at'))})(?!\\p{L})|[,.;:!?]|$)`
  // Only a capital tells an organisation, so that small letters are looked for as such.
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1)
  const placed = new RegExp(`${before}(${ROLE})${place}`, 'u').exec(text)
  if (placed?.[1]) {
    const organisation = organisationIn(text.slice(placed.index + placed[0].length), words)
    return { who: placed[1], organisation }
  }
  const found = new RegExp(`${before}(${ROLE}?)${end}`, 'iu').exec(sentence)
  return found?.[1] ? { who: found[1], organisation: undefined } : undefined
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The organisations that a sentence counts up: "one at Fenland Crops, one at Brightwater". */
export function countedUpIn(sentence: string, { one_at }: RecordWords): string[] {
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${oneOf(one_at)})\\s?(?:\\p{Ll}{2,3} )?(${WORD}(?: (?:${PARTICLE} )?(?:${SMALL_FORM}|${WORD})){0,5})`,
    'giu',
  )
  return [...sentence.matchAll(pattern)].map((found) => clean(found[1] ?? ''))
}

/** The organisations of a list of so many: "three letters: Alder Wind Ltd, Cooperativa Monegros and Onda". */
export function listIn(sentence: string, count: number): string[] | undefined {
  const list = /:\s{1,2}([^:]{3,300})$/u.exec(sentence)?.[1] ?? ''
  const items = list
    .split(/,\s(?!(?:Ltd|Inc|LLC|Corp|GmbH|S\.|Lda)(?!\p{L}))|\s(?:and|und|y|e|et)\s/u)
    .map((item) => item.trim())
  const isName = (item: string) =>
    new RegExp(`^${WORD}(?: (?:${PARTICLE} )?(?:${SMALL_FORM}|(?:[dl]['’])?${WORD})){0,5}$`, 'u').test(item)
  return items.length === count && items.every(isName) ? items.map(clean) : undefined
}

/** The organisation behind a person: by its legal form, or behind "at", in brackets. */
export function organisationIn(rest: string, { at, no_place }: RecordWords): string | undefined {
  const [company] = companiesIn(rest)
  // "…, Leiterin der Isarwerk AG": what she is stands before it.
  const role = company?.at === 2 && rest.startsWith(',') ? ROLE_OF.exec(company.name)?.[0] : undefined
  if (company) return company.name.slice(role?.length ?? 0)
  const article = '(?:(?:the|der|die|dem|den|la|el|le|les|los) )?'
  const before = `(?:(?<!\\p{L})(?:${oneOf(at)}) ?|\\()${article}`
  const isPlace = `(?!(?:${no_place.map(capitalised).join('|')})(?!\\p{L}))`
  const pattern = new RegExp(`${before}${isPlace}(${WORD}(?: (?:${PARTICLE} )?${WORD}){0,4})`, 'u')
  const found = pattern.exec(rest)?.[1]
  return found && clean(found.replace(/[.)]$/, ''))
}

/** The person before some phrases: "Petra Lang decides". */
export function personBefore(text: string, phrases: readonly string[]): string | undefined {
  const pattern = new RegExp(`(${WORD}(?: ${WORD}){1,3})\\s(?:${oneOf(phrases)})(?!\\p{L})`, 'u')
  return pattern.exec(text)?.[1]
}

/** The person behind some phrases: "signed by Petra Lang". */
export function personBehind(
  text: string,
  phrases: readonly string[],
  words: RecordWords,
): string | undefined {
  const found = new RegExp(`(?<!\\p{L})(?:${oneOf(phrases)})\\s{1,2}`, 'iu').exec(text)
  const rest = found ? text.slice(found.index + found[0].length) : ''
  // "Decides the director Elena Vigil": what somebody is may stand between.
  const role = /^(?:\p{Ll}[\p{L}-]{0,30}\s){1,3}(?=\p{Lu})/u.exec(rest)?.[0] ?? ''
  const person = personAt(rest, words) ?? personAt(rest.slice(role.length), words)
  return person?.name.includes(' ') && companiesIn(person.name).length === 0 ? person.name : undefined
}
