import type { Dashboard } from './dashboard.ts'
import { EVIDENCE, EVIDENCE_TYPES } from './evidence-types.ts'
import { LEVEL_NAMES } from './levels.ts'
import { FIELD_NAMES, ROADMAP_FIELDS } from './roadmap-fields.ts'

/** What a roadmap looks like in a file. */
export type ExportedRoadmap = Pick<
  Dashboard,
  'venture' | 'counters' | 'level' | 'reached' | 'action' | 'fields' | 'records' | 'questions' | 'history'
> & { exported_at: string }

/** Control and direction characters, which can make a line read as another one. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A text that a spreadsheet takes for a text. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** A person's text as a part of one Markdown line: shown as it was typed, whatever it imitates. */
function escapeMarkdown(text: string): string {
  return withoutFormula(text.replace(INVISIBLE, ' ').trim())
    .replace(/[\\`*_{}[\]<>()#!|~&@$^]/g, '\\$&')
    .replace(/:\/\//g, ':\\/\\/')
    .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}\\.`)
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** Says in a file's metadata what made it (article 50 of Regulation (EU) 2024/1689). */
const GENERATOR = 'AI-generated: an assistant read this from what the founder wrote'

/** The roadmap as JSON; texts that a spreadsheet would run as a formula begin with a quote. */
export function roadmapJson(roadmap: ExportedRoadmap): string {
  const file = { generator: GENERATOR, ...roadmap }
  return JSON.stringify(file, (_key, part) => (typeof part === 'string' ? withoutFormula(part) : part), 2)
}

const HEADINGS = Map.groupBy(FIELD_NAMES, (field) => ROADMAP_FIELDS[field].heading)
const PRIORITIES = { 1: 'Primary', 2: 'Secondary', 3: 'Exploratory' } as const

/** The roadmap as Markdown, each number and value with the sentence it came from. */
export function roadmapMarkdown(roadmap: ExportedRoadmap): string {
  const { venture, level, reached, action, counters, records, questions, history } = roadmap
  const day = (at: string) => at.slice(0, 10)
  const quote = (text: string, at: string) =>
    text === '' ? '' : `\n  > ${escapeMarkdown(text)} (${day(at)})`
  const blocks = [
    `---\ngenerator: "${GENERATOR}"\n---`,
    `# ${escapeMarkdown(venture.name)}: Go-To-Market Roadmap`,
    `Exported on ${day(roadmap.exported_at)}. Confirmed means that the founder clearly said so; nobody has verified it.`,
    `## Level ${level.level} of 6: ${LEVEL_NAMES[level.level]}`,
    reached
      ? `${reached.down ? 'Back here since' : 'Reached on'} ${day(reached.at)}: ${escapeMarkdown(reached.cause)}`
      : '',
    `**Next best action:** ${escapeMarkdown(action.text)}`,
    ...[...HEADINGS].flatMap(([title, names]) => {
      const values = roadmap.fields.filter((field) => names.includes(field.field) && !field.suggested)
      if (values.length === 0) return []
      const lines = values.map(({ value, priority, use_case, source }) => {
        const more = [priority && PRIORITIES[priority], use_case && escapeMarkdown(use_case)].filter(Boolean)
        return `- ${escapeMarkdown(value)}${more.length > 0 ? ` (${more.join(', ')})` : ''}${quote(source.quote, source.at)}`
      })
      return [`## ${title}`, lines.join('\n')]
    }),
    '## Evidence',
    EVIDENCE_TYPES.map((type) => `- ${EVIDENCE[type].label}: ${counters[type]}`).join('\n'),
    records
      .filter((record) => record.state === 'active')
      .map(({ type, count, org, source }) => {
        const name = org ? `, ${escapeMarkdown(org)}` : ''
        return `- ${EVIDENCE[type].label}: ${count}${name}${quote(source.quote, source.at)}`
      })
      .join('\n'),
    questions.length > 0 ? `## Waiting for an answer` : '',
    questions
      .map(({ question, source }) => `- ${escapeMarkdown(question)}${quote(source.quote, source.at)}`)
      .join('\n'),
    history.length > 0 ? '## Changes' : '',
    history
      .map(({ at, what, before, after, cause, undone }) => {
        const change = `${escapeMarkdown(what)}: ${escapeMarkdown(before) || 'nothing'} → ${escapeMarkdown(after) || 'nothing'}`
        return `- ${day(at)} ${change} (${escapeMarkdown(cause)}${undone ? '; undone' : ''})`
      })
      .join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
