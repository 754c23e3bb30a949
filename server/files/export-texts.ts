import { z } from 'zod'
import { parseContent, readContent } from '#engine/content/read-content.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import {
  InterviewFacts,
  LoiFacts,
  PERIODS,
  PilotFacts,
  PilotState,
  Relation,
  RevenueFacts,
} from '#shared/record-facts.ts'
import { WIDGETS, type WidgetKey } from '#shared/roadmap-fields.ts'

const Text = z.string().min(1)
/** What a file tells of a record, in this order. */
export const SHOWN_FACTS = [
  ...InterviewFacts.keyof().options,
  ...LoiFacts.keyof().exclude(['date']).options,
  ...PilotFacts.keyof().options,
  ...RevenueFacts.keyof().options,
] as const
const WIDGET_KEYS = Object.keys(WIDGETS) as WidgetKey[]
/** What stands in the file of a roadmap; each text names the slots that are filled. */
const RoadmapTexts = z.strictObject({
  title: Text,
  exported: Text.includes('{date}'),
  level: Text.includes('{level}').includes('{top}').includes('{stage}'),
  reached: Text.includes('{date}').includes('{cause}'),
  returned: Text.includes('{date}').includes('{cause}'),
  action: Text,
  evidence: Text,
  waiting: Text,
  changes: Text,
  undone: Text,
  corrected: Text.includes('{counted}').includes('{count}'),
  left: Text.includes('{counted}').includes('{count}'),
  correct: Text,
  retract: Text,
  answered: Text.includes('{answer}'),
  changed: Text.includes('{before}').includes('{after}'),
  removed: Text.includes('{before}'),
  /** What the level is called. */
  stage: Text,
  widgets: z.record(z.enum(WIDGET_KEYS), Text),
  /** What a record holds, by its name, and the words of those that are one of several. */
  facts: z.record(z.enum(SHOWN_FACTS), Text),
  relations: z.record(Relation, Text),
  states: z.record(PilotState, Text),
  periods: z.record(z.enum(PERIODS), Text),
})

const ExportTexts = z.strictObject({
  you: Text,
  assistant: Text,
  untitled: Text,
  notice: Text,
  begun: Text.includes('{date}'),
  roadmap: RoadmapTexts,
})
export type RoadmapFileTexts = z.infer<typeof RoadmapTexts>

const exportFile = (lang: Language) => `content/export/${lang}.yaml`

/** What stands in the files of conversations and roadmaps, by language. Reading it throws a sentence for each fault. */
export const EXPORT_TEXTS = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, parseContent(readContent(exportFile(lang)), exportFile(lang), ExportTexts)]),
) as Record<Language, z.infer<typeof ExportTexts>>
