import { fill } from '#engine/content/fill.ts'
import { phrasesIn } from '#engine/roadmap/phrases.ts'
import type { FieldView, HistoryEntry, RecordView } from '#shared/dashboard-views.ts'
import { EVIDENCE_TYPES } from '#shared/evidence-types.ts'
import type { Language } from '#shared/language.ts'
import { LEVEL_NAMES, TOP_LEVEL } from '#shared/levels.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { type ExportedRoadmap, FILE_GENERATOR, withoutFormula } from '#shared/roadmap-export.ts'
import { FIELD_NAMES, ROADMAP_FIELDS } from '#shared/roadmap-fields.ts'
import { EXPORT_TEXTS, type RoadmapFileTexts, SHOWN_FACTS } from './export-texts.ts'

/** Control and direction characters, which can make a line read as another one. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A person's text as a part of one Markdown line: shown as it was typed, whatever it imitates. */
function escapeMarkdown(text: string): string {
  return withoutFormula(text.replace(INVISIBLE, ' ').trim())
    .replace(/[\\`*_{}[\]<>()#!|~&@$^]/g, '\\$&')
    .replace(/:\/\//g, ':\\/\\/')
    .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}\\.`)
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** What every part of the file is written with. */
interface Pen {
  readonly texts: RoadmapFileTexts
  readonly phrases: ReturnType<typeof phrasesIn>
  day(at: string): string
  /** The sentence that something came from, in the line below it. */
  quote(source: { readonly quote: string; readonly at: string }): string
}

function penIn(language: Language): Pen {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const day = (at: string) => format.format(new Date(at))
  const quote: Pen['quote'] = ({ quote: said, at }) =>
    said ? `\n  > ${escapeMarkdown(said)} (${day(at)})` : ''
  return { texts: EXPORT_TEXTS[language].roadmap, phrases: phrasesIn(language), day, quote }
}

/** The roadmap as Markdown in one language, each number and value with the sentence it came from. */
export function roadmapMarkdown(roadmap: ExportedRoadmap, language: Language): string {
  const { venture, level, reached, action, fields, questions, history } = roadmap
  const pen = penIn(language)
  const { texts, day, quote } = pen
  const stage = LEVEL_NAMES[level.level] ?? ''
  const blocks = [
    `---\ngenerator: "${FILE_GENERATOR}"\n---`,
    `# ${escapeMarkdown(venture.name)}: ${texts.title}`,
    fill(texts.exported, { date: day(roadmap.exported_at) }),
    `## ${fill(texts.level, { level: level.level, top: TOP_LEVEL, stage })}`,
    reached
      ? fill(reached.down ? texts.returned : texts.reached, {
          date: day(reached.at),
          cause: escapeMarkdown(reached.cause),
        })
      : '',
    `**${texts.action}:** ${escapeMarkdown(action.text)}`,
    ...fieldBlocks(fields, pen),
    `## ${texts.evidence}`,
    evidenceLines(roadmap, pen).join('\n'),
    questions.length > 0 ? `## ${texts.waiting}` : '',
    questions.map(({ question, source }) => `- ${escapeMarkdown(question)}${quote(source)}`).join('\n'),
    history.length > 0 ? `## ${texts.changes}` : '',
    history.map((change) => changeLine(change, pen)).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A heading for each widget that holds something, and its values by their labels. */
function fieldBlocks(fields: readonly FieldView[], { texts, phrases, quote }: Pen): string[] {
  const own = fields.filter(({ suggested }) => !suggested)
  const widgets = Map.groupBy(FIELD_NAMES, (field) => ROADMAP_FIELDS[field].widget)
  return [...widgets].flatMap(([widget, names]) => {
    const lines = names.flatMap((name) =>
      own
        .filter(({ field }) => field === name)
        .map(({ value, priority, use_case, source }) => {
          const more = [priority && phrases.priority(priority), use_case && escapeMarkdown(use_case)].filter(
            Boolean,
          )
          const brackets = more.length > 0 ? ` (${more.join(', ')})` : ''
          return `- ${phrases.labelled(name, escapeMarkdown(value))}${brackets}${quote(source)}`
        }),
    )
    return lines.length > 0 ? [`## ${texts.widgets[widget]}`, lines.join('\n')] : []
  })
}

/** Each counter, and below it the sentences behind it: what counts, what put a number right, and what was answered. */
function evidenceLines({ counters, records, evidence }: ExportedRoadmap, pen: Pen): string[] {
  const rows = new Map(evidence.map((row) => [row.id, row]))
  const linesOf = (record: RecordView) => {
    const lines = recordLine(record, records, pen)
    const facts = lines.length > 0 ? factsLine(rows.get(record.id), pen) : ''
    return facts === '' ? lines : [...lines, `    - ${facts}`]
  }
  return EVIDENCE_TYPES.flatMap((type) => [
    `- **${pen.phrases.labelled(type, String(counters[type]))}**`,
    ...records.filter((record) => record.type === type).flatMap(linesOf),
  ])
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns what a record holds besides its organisation: "Who: Petra Lang; Date: 12 June 2026". */
function factsLine(row: EvidenceRow | undefined, { texts, day }: Pen): string {
  if (!row) return ''
  const words: Readonly<Record<string, string>> = { ...texts.relations, ...texts.states, ...texts.periods }
  return SHOWN_FACTS.flatMap((name) => {
    const value = row[name]
    if (value === undefined || value === null || value === '') return []
    const text = String(value)
    const isWord = name === 'relation' || name === 'state' || name === 'period'
    const shown = isWord ? (words[text] ?? text) : DAY.test(text) ? day(text) : escapeMarkdown(text)
    return `${texts.facts[name]}: ${shown}`
  }).join('; ')
}

function recordLine(record: RecordView, records: readonly RecordView[], { texts, quote }: Pen): string[] {
  const { state, op, count, counted, org, answer, source } = record
  const isCorrected = records.some((other) => other.type === record.type && other.op === 'correct')
  const lowered = counted !== null && fill(isCorrected ? texts.corrected : texts.left, { counted, count })
  const says =
    state === 'active'
      ? lowered || String(count)
      : state === 'note' && (op === 'correct' || op === 'retract')
        ? texts[op]
        : state === 'rejected' && answer !== null
          ? fill(texts.answered, { answer: escapeMarkdown(answer) })
          : ''
  if (says === '') return []
  const line = [org && escapeMarkdown(org), says].filter(Boolean).join(', ')
  return [`  - ${line}${quote(source).replace('\n', '\n  ')}`]
}

function changeLine(
  { at, what, before, after, cause, undone }: HistoryEntry,
  { texts, phrases, day }: Pen,
): string {
  const isLevel = what === 'level'
  const shown = (value: string) =>
    isLevel
      ? `${value} ${LEVEL_NAMES[Number(value)] ?? ''}`.trim()
      : escapeMarkdown(phrases.whole(what, value))
  const values = { before: shown(before), after: shown(after) }
  const change = before === '' ? values.after : fill(after === '' ? texts.removed : texts.changed, values)
  const why = [escapeMarkdown(cause), undone && texts.undone].filter(Boolean).join('; ')
  return `- ${day(at)}: ${isLevel ? `${texts.stage} ${change}` : phrases.labelled(what, change)} (${why})`
}
