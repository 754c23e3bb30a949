import type { Audience, Rule } from '#shared/admin/prompt-boxes.ts'
import type { Language } from '#shared/language.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'

type Scope = Rule['scope']

const AUDIENCES: readonly [RegExp, Audience][] = [
  [
    /(?:anonymous|signed-out|unregistered|not signed-in) (?:users?|visitors?|people)|visitors?|anyone without an account/y,
    'visitor',
  ],
  [/(?:signed-in|registered|logged-in) (?:users?|founders?|people)|members?/y, 'member'],
  [/admins?|administrators?|operators?/y, 'admin'],
]
export const LANGUAGE_NAMES: Record<string, Language> = {
  english: 'en',
  german: 'de',
  spanish: 'es',
  french: 'fr',
}

const NAMES = LEVEL_NAMES.map((name) => name.toLowerCase())
const NUMBERED = '(?:the )?(?:levels?|stages?) [0-6]'
const NAMED = `(?:the )?(?:${NAMES.join('|')})`
const LEVEL = `(?:${NUMBERED}|${NAMED}(?: (?:level|stage))?)`

/** A part of a rule that says whom or what it is for; undefined when the text is none. */
export function readScope(text: string): Scope | undefined {
  const phrase = text.trim().toLowerCase().replace(/\s+/g, ' ')
  return readAudience(phrase) ?? readLevel(phrase) ?? readLanguage(phrase) ?? readTopics(text.trim())
}

function readAudience(phrase: string): Scope | undefined {
  const list = /^(?:for|with|if the (?:user|founder|person|reader) is) (?:only |all |an? |the )*(.+)$/.exec(
    phrase,
  )?.[1]
  if (!list) return undefined
  const audience: Audience[] = []
  for (const item of list.split(/\s*(?:,|\band\b|\bor\b)\s*/)) {
    const found = AUDIENCES.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(item))
    if (!found) return undefined
    if (!audience.includes(found[1])) audience.push(found[1])
  }
  return { audience }
}

/** Levels by number or name: "at level 3", "from Evidence on", "at levels 0 to 2", "below level 4". */
function readLevel(phrase: string): Scope | undefined {
  const who = '(?:(?:for |if |when )?(?:the )?(?:users?|founders?|teams?|they)(?: (?:is|are))? )?'
  const level = (pattern: string) => new RegExp(`^${who}${pattern}$`).exec(phrase)?.slice(1)
  const between = level(`(?:at |on |from |for |between )?(${LEVEL}) (?:to|and|or|-|through) (${LEVEL}|[0-6])`)
  const [low, high] = (between ?? []).map(levelOf)
  if (low !== undefined && high !== undefined) {
    const alternatives = / (?:and|or) /.test(phrase) && !phrase.includes('between')
    if (alternatives && Math.abs(high - low) !== 1) return undefined
    return { minLevel: Math.min(low, high), maxLevel: Math.max(low, high) }
  }
  const min = level(
    `(?:from |at |on |for )?(${LEVEL})(?: on| onwards?| and (?:above|up|higher|later|beyond)| or (?:above|higher|later|more)| upwards?)`,
  )
  if (min) return { minLevel: levelOf(min[0]) }
  const above = level(`(?:above|beyond|past|after) (${LEVEL})`)
  if (above) return { minLevel: Math.min(6, levelOf(above[0]) + 1) }
  const max =
    level(`(?:up to(?: and including)?|until|till) (${LEVEL})`) ??
    level(`(?:at |on |for )?(${LEVEL})(?: and (?:below|lower|earlier)| or (?:below|lower|less|earlier))`)
  if (max) return { maxLevel: levelOf(max[0]) }
  const below = level(`(?:below|before|under) (${LEVEL})`)
  if (below) return { maxLevel: Math.max(0, levelOf(below[0]) - 1) }
  const exact =
    level(`at (${LEVEL})(?: only)?`) ??
    level(`(?:on|for|in) (${NUMBERED}|${NAMED} (?:level|stage))(?: only)?`)
  if (exact) return { minLevel: levelOf(exact[0]), maxLevel: levelOf(exact[0]) }
  return undefined
}

function levelOf(text: string | undefined): number {
  const digit = /[0-6]/.exec(text ?? '')
  return digit ? Number(digit[0]) : NAMES.findIndex((name) => text?.includes(name))
}

function readLanguage(phrase: string): Scope | undefined {
  const list = /^in (?!the )(.+?)(?: (?:replies|answers|conversations|chats))?$/.exec(phrase)?.[1]
  const languages = list?.split(/\s*(?:,|\band\b|\bor\b)\s*/).map((item) => LANGUAGE_NAMES[item])
  if (!languages?.length) return undefined
  const known = languages.filter((language) => language !== undefined)
  return known.length === languages.length ? { languages: known } : undefined
}

function readTopics(phrase: string): Scope | undefined {
  const list =
    /^(?:on|in) the (?:topic|subject|matter) of (.+)$/i.exec(phrase)?.[1] ??
    /^(?:for|in|with) (?:questions?|replies|answers|messages|conversations|requests) (?:about|on|around|concerning) (.+)$/i.exec(
      phrase,
    )?.[1]
  const topics = list ? topicWords(list) : []
  return topics.length > 0 ? { topics } : undefined
}

/** The subjects in "pricing, a pilot or letters of intent", without articles and quotation marks. */
export function topicWords(list: string): string[] {
  const items = list
    .split(/\s*(?:,|;|\/|\band\b|\bor\b)\s*/i)
    .map((item) =>
      item
        .replace(/["“”„«»']/g, '')
        .replace(/^(?:(?:an?|the|any|their|his|her|our|some|about|other|of|its) )+/i, '')
        .trim()
        .toLowerCase(),
    )
    .filter((item) => /\p{L}{2}/u.test(item) && item.length <= 60)
  return [...new Set(items)].slice(0, 20)
}

/** The lead that stands for a scope: what `readScope` reads back. */
export function scopeLeads(scope: Scope): string[] {
  const { audience, minLevel, maxLevel, languages, topics } = scope
  const leads: string[] = []
  if (audience) leads.push(`for ${audience.map((who) => `${who}s`).join(' and ')}`)
  if (minLevel !== undefined && maxLevel !== undefined) {
    leads.push(minLevel === maxLevel ? `at level ${minLevel}` : `at levels ${minLevel} to ${maxLevel}`)
  } else if (minLevel !== undefined) leads.push(`from level ${minLevel} on`)
  else if (maxLevel !== undefined) leads.push(`up to level ${maxLevel}`)
  if (languages) {
    const name = (code: Language) =>
      Object.keys(LANGUAGE_NAMES).find((key) => LANGUAGE_NAMES[key] === code) ?? ''
    leads.push(`in ${languages.map((code) => titleCase(name(code))).join(' and ')}`)
  }
  if (topics) leads.push(`on the subject of ${topics.join(' or ')}`)
  return leads
}

const titleCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
