import type { TextLine } from '#server/workers/imports/document-job.ts'
import { companiesIn } from '#shared/records/names-in-words.ts'
import { headingScore, isHeading } from './import-words.ts'
import { dayIn, orderOf } from './read-days.ts'

/** A time in front of a line: `[00:14:05]`, `14:05 -`. */
const TIME = /^\s*[[(]?((?:\d{1,3}:)?\d{1,2}:\d{2})(?:[.,]\d{1,3})?[\])]?\s*[-–—]?\s*/
/** "Petra Lang: …", with a time behind the name or without. */
const LABEL = /^\s*([\p{L}][\p{L}\p{M}\p{N}.'’ -]{0,40})(?:\s*[[(]((?:\d{1,3}:)?\d{1,2}:\d{2})[\])])?\s*:\s+/u
/** "Petra Lang  00:14:05", alone on its line. */
const HEAD = /^\s*([\p{L}][\p{L}\p{M}\p{N}.'’ -]{0,40}?)\s+[[(]?((?:\d{1,3}:)?\d{1,2}:\d{2})[\])]?\s*$/u
const LABEL_WORDS = 4
/** A label that comes up less often is the beginning of a sentence. */
const RECURS = 2
/** More people than that do not speak in one text: its labels are headings. */
const SPEAKERS = 12
/** Lines at the top that tell whom a conversation was with, and when. */
const TOP = 15
/** Small words within the name of a company. */
const LINKS = 'and|und|et|y|&|de|de la|la|du|des|der|von'
const DAYS = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}/

/** `14:05` as `00:14:05`. */
function timeOf(text: string): string {
  const parts = text.split(':').map((part) => part.padStart(2, '0'))
  return parts.length === 2 ? ['00', ...parts].join(':') : parts.join(':')
}

interface Split {
  readonly label: string | null
  readonly time: string | null
  readonly text: string
}

/** A line without the time and the name in front of it. */
function split(line: string): Split {
  const head = HEAD.exec(line)
  if (head) return { label: head[1]?.trim() ?? null, time: timeOf(head[2] ?? ''), text: '' }
  const time = TIME.exec(line)
  const rest = time ? line.slice(time[0].length) : line
  const label = LABEL.exec(rest)
  const name = label?.[1]?.trim()
  const isName = name !== undefined && name.split(/\s+/).length <= LABEL_WORDS && !isHeading(name)
  const said = label?.[2] ?? time?.[1]
  return {
    label: isName ? name : null,
    time: said === undefined ? null : timeOf(said),
    text: isName && label ? rest.slice(label[0].length) : rest,
  }
}

/** Tells who says each line, by names in front that come up again, and when, by times in front. */
export function tellSpeakers(lines: readonly TextLine[]): TextLine[] {
  if (lines.some(({ speaker }) => speaker !== null)) return [...lines]
  const parts = lines.map(({ text }) => split(text))
  const times = new Map<string, number>()
  for (const { label } of parts) if (label) times.set(label, (times.get(label) ?? 0) + 1)
  const names = new Set([...times].filter(([, count]) => count >= RECURS).map(([name]) => name))
  const known = names.size > SPEAKERS ? new Set<string>() : names
  const isTranscript = known.size > 0
  let speaker: string | null = null
  let time: string | null = null
  return lines.flatMap((line, index): TextLine[] => {
    const part = parts[index]
    if (!part) return []
    const isKnown = part.label !== null && known.has(part.label)
    // A name is on its own line where others are; a label that is no speaker belongs to the text.
    if (isKnown) speaker = part.label
    time = part.time ?? time
    const own = part.label !== null && !isKnown ? line.text.trim() : part.text.trim()
    if (own === '') return []
    const place = time !== null && line.unit === 'line' ? { at: time, unit: 'time' as const } : {}
    return [{ ...line, ...place, speaker: isTranscript ? speaker : null, text: own }]
  })
}

/** Whom a text says it is of, and of which day: by what stands at its top, or in the name of its file. */
export function aboutOf(
  lines: readonly TextLine[],
  file: string,
): { organisation: string; date: string | null } {
  let organisation = ''
  const dates = [file]
  for (const { text } of lines.slice(0, TOP)) {
    const at = text.indexOf(':')
    const [label, value] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1).trim()]
    if (organisation === '' && value && headingScore(label, 'organisation') === 1_000)
      organisation = value.slice(0, 120)
    if (headingScore(label, 'date') === 1_000) dates.unshift(value)
  }
  organisation ||= onlyCompanyIn(lines.slice(0, TOP))
  for (const text of dates) {
    const cell = DAYS.exec(text)?.[0] ?? text
    const date = dayIn(cell, orderOf([cell])?.order ?? 'day_first')
    if (date) return { organisation, date }
  }
  return { organisation, date: null }
}

/** The company that is named with its legal form while people greet each other; nothing where there are two. */
function onlyCompanyIn(lines: readonly TextLine[]): string {
  // "Here with Gemma Hartley of Hartley & Sons Ltd": "of" stands behind a person.
  const names = new Set(lines.flatMap(({ text }) => companiesIn(text, LINKS).map(({ name }) => name)))
  const [name = ''] = names
  return names.size === 1 ? name.slice(0, 120) : ''
}
