import { holds, oneOf, type RecordWords } from './record-words.ts'

/** Who was talked with, and where they are. */
export interface Met {
  readonly who: string
  readonly organisation: string | undefined
}

/** What stands behind the name of a company, without points. */
const LEGAL_FORMS = new Set(
  (
    'gmbh mbh ag kg kgaa ohg ug eg ev inc corp llc llp lp ltd limited plc pty co sa sas sasu sarl sac sau sl slu srl ' +
    'spa bv nv oy oyj ab aps asa kft doo sro zoo ltda saic hf ehf dac aş aş tbk bhd pte kk'
  )
    .normalize('NFC')
    .split(' '),
)
/** Written in small letters they are words. */
const SHORT_FORMS = new Set(['SE', 'AS', 'A/S'])
const WORD = "\\p{Lu}[\\p{L}\\p{M}\\d'’.&-]{0,60}"
const PARTICLE = '(?:von|van|der|den|de la|del|de|da|dos|du|di|la|le|ter|ten|el|al|bin|of|und|and|et|y|&)'
const NAME_WORDS = 4
/** "Head of QA". */
const ROLE = '\\p{Ll}[\\p{L}-]*(?:\\s[\\p{L}-]+){0,4}'

const bare = (word: string) => word.replace(/[^\p{L}]/gu, '').toLowerCase()
const isLegal = (word: string) => LEGAL_FORMS.has(bare(word)) || SHORT_FORMS.has(word.replace(/\.$/, ''))
/** A name without the point of its sentence: "Jena AG.", but "Navia S.L." */
const clean = (name: string) => name.replace(/[,;:]+$/, '').replace(/(?<=[\p{L}\d]{2})\.$/u, '')

/** The companies that a sentence names by their legal form, each with where it begins. */
export function companiesIn(text: string, links = PARTICLE): { name: string; at: number }[] {
  const pattern = new RegExp(
    `${WORD}(?:(?:, (?=(?:Ltd|Inc|LLC|Corp|GmbH|S\\.?A|S\\.?L|Lda|SARL)(?!\\p{L}))| |-| (?:${links}) )${WORD}){1,7}`,
    'gu',
  )
  return [...text.matchAll(pattern)].flatMap((found) => {
    const words = [...found[0].matchAll(/\S+/gu)]
    const companies: { name: string; at: number }[] = []
    let from = 0
    for (const [index, { 0: word, index: at }] of words.entries()) {
      const next = words[index + 1]?.[0]
      if (!isLegal(word) || index === from) continue
      if (next && (isLegal(next) || next === '&')) continue
      while (/^\p{Ll}/u.test(words[from]?.[0] ?? '')) from += 1
      const start = words[from]?.index ?? 0
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
  const places = [...sentence.matchAll(behind)].map((found) => found.index + found[0].length)
  for (const place of [...places, opening]) {
    const person = inCompany(place) ? undefined : personAt(sentence.slice(place), words)
    if (!person) continue
    const rest = sentence.slice(place + person.length)
    const organisation = organisationIn(rest, words)
    // One word alone is a name where a company stands behind it, and the first words of a sentence are where one does.
    if ((place === opening || !person.name.includes(' ')) && organisation === undefined) continue
    if (person.name === organisation) continue
    // "We interviewed Schneider Electric" names no person; a title, what somebody is, or "she" tells one.
    const isPerson = person.isTitled || /^, \p{Ll}/u.test(rest) || holds(rest, words.pronouns)
    if (organisation === undefined && !isPerson) continue
    return { who: person.name, organisation }
  }
  return roleIn(sentence, words)
}

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

/** The organisation behind a person: by its legal form, or behind "at", in brackets. */
function organisationIn(rest: string, { at }: RecordWords): string | undefined {
  const [company] = companiesIn(rest)
  if (company) return company.name
  const article = '(?:(?:the|der|die|dem|den|la|el|le|les|los) )?'
  const pattern = new RegExp(
    `(?:(?<!\\p{L})(?:${oneOf(at)}) ?|\\()${article}(${WORD}(?: (?:${PARTICLE} )?${WORD}){0,4})`,
    'u',
  )
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
  const person = found && personAt(text.slice(found.index + found[0].length), words)
  return person?.name.includes(' ') && companiesIn(person.name).length === 0 ? person.name : undefined
}
