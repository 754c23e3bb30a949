import { readText } from '#engine/read.ts'
import { fieldFacts } from '#engine/reading/field-reader.ts'
import { questionOf } from '#engine/reply.ts'
import { lookAhead, lookBack } from '#engine/roadmap/look-ahead.ts'
import { readingPromptFor } from '#engine/roadmap/reading-prompt.ts'
import { suggestFollowUps } from '#engine/suggestions/suggest.ts'
import { readTold, type ToldRules } from '#server/models/calls/interpret-rule.ts'
import { parseRules } from '#server/rule-parser/parse-rules.ts'
import type { ExportFormat } from '#shared/admin/knowledge.ts'
import type { Language } from '#shared/language.ts'
import type { Widgets } from '#shared/roadmap.ts'
import { brokenRules } from './broken-rules.ts'
import { commitmentIn } from './commitment-in.ts'
import { closeIndex, openIndex, putEntry, removeEntries, setVectors } from './knowledge-index.ts'
import { planReply } from './plan-reply.ts'
import { readPlaybook, writeChoice } from './playbook-tasks.ts'
import { questionSubjects } from './question-subject.ts'
import { readDrafts } from './read-drafts.ts'
import { readImportFile } from './read-import-file.ts'
import { findsNothing, searchAndExplain } from './search-tasks.ts'
import { tidyPage } from './tidy-page.ts'
import { tryRules } from './try-rules.ts'

/**
 * Everything that reads what founders or operators wrote. Each is synchronous and pure but for the index of the
 * knowledge base, takes what crosses between threads, and is ended when it takes too long.
 */
export const TASKS = {
  readText,
  lookAhead,
  lookBack,
  readingPromptFor,
  readField: ({ text, language, widgets }: { text: string; language: Language; widgets: Widgets }) =>
    fieldFacts(text, language, widgets),
  questionOf,
  planReply,
  suggestFollowUps,
  commitmentIn,
  parseRules: ({ text }: { text: string }) => parseRules(text),
  readToldRules: ({ text, told }: { text: string; told: ToldRules }) => readTold(text, told),
  tryRules,
  brokenRules,
  readImportFile: ({ format, text }: { format: ExportFormat; text: string }) => readImportFile(format, text),
  readDrafts,
  tidyPage,
  questionSubjects,
  openIndex,
  closeIndex,
  putEntry,
  removeEntries,
  setVectors,
  searchAndExplain,
  findsNothing,
  readPlaybook,
  writeChoice,
}

/**
 * Tasks that fold a ledger, put a prompt together or keep the index: what they go through is bounded, and their patterns
 * are linear. They run without the guard, which costs a millisecond.
 */
export const UNGUARDED: ReadonlySet<TaskName> = new Set([
  'lookBack',
  'readingPromptFor',
  'openIndex',
  'closeIndex',
  'removeEntries',
  'setVectors',
])

type Tasks = typeof TASKS
export type TaskName = keyof Tasks
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>[0]
export type TaskOutput<N extends TaskName> = ReturnType<Tasks[N]>
