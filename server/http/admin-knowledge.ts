import { actOnEntries } from '#server/services/knowledge/act-on-entries.ts'
import { createEntry } from '#server/services/knowledge/create-entry.ts'
import { deleteEntries } from '#server/services/knowledge/delete-entries.ts'
import { dismissGap } from '#server/services/knowledge/dismiss-gap.ts'
import { readTexts, saveTexts } from '#server/services/knowledge/entry-texts.ts'
import { exportEntries } from '#server/services/knowledge/export-entries.ts'
import { importEntries } from '#server/services/knowledge/import-entries.ts'
import { listEntries } from '#server/services/knowledge/list-entries.ts'
import { listGaps } from '#server/services/knowledge/list-gaps.ts'
import { readImport } from '#server/services/knowledge/read-import.ts'
import { tryQuestion } from '#server/services/knowledge/try-question.ts'
import { listKnowledgeBatches, undoBatch } from '#server/services/knowledge/undo-batch.ts'
import { updateEntry } from '#server/services/knowledge/update-entry.ts'
import {
  listKnowledgeVersions,
  readKnowledgeVersion,
  restoreKnowledgeVersion,
} from '#server/services/knowledge/versions.ts'
import { notionStatus } from '#server/services/notion/notion-status.ts'
import { syncNotion } from '#server/services/notion/sync-notion.ts'
import { entryTextsApi } from '#shared/admin/entry-texts.ts'
import { knowledgeApi } from '#shared/admin/knowledge.ts'
import { knowledgeHistoryApi } from '#shared/admin/knowledge-history.ts'
import { knowledgeImportApi } from '#shared/admin/knowledge-import.ts'
import { notionApi } from '#shared/admin/notion.ts'
import { type App, route, routeFile } from './route.ts'

/** The knowledge base as operators keep it. */
export function mountAdminKnowledge(app: App): void {
  route(app, knowledgeApi.list, listEntries)
  route(app, knowledgeApi.create, createEntry)
  route(app, knowledgeApi.update, updateEntry)
  route(app, knowledgeApi.remove, deleteEntries)
  route(app, entryTextsApi.read, readTexts)
  route(app, entryTextsApi.save, saveTexts)
  route(app, knowledgeApi.import, importEntries)
  route(app, knowledgeApi.tryQuestion, tryQuestion)
  route(app, knowledgeApi.gaps, listGaps)
  route(app, knowledgeApi.dismissGap, dismissGap)
  route(app, knowledgeImportApi.read, readImport)
  route(app, knowledgeHistoryApi.versions, listKnowledgeVersions)
  route(app, knowledgeHistoryApi.version, readKnowledgeVersion)
  route(app, knowledgeHistoryApi.restore, restoreKnowledgeVersion)
  route(app, knowledgeHistoryApi.batches, listKnowledgeBatches)
  route(app, knowledgeHistoryApi.undo, undoBatch)
  route(app, knowledgeHistoryApi.act, actOnEntries)
  route(app, notionApi.status, notionStatus)
  route(app, notionApi.sync, (ctx, input) => syncNotion(ctx, input))
  routeFile(app, knowledgeApi.export, exportEntries)
}
