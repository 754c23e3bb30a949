import { derive } from '#engine/ledger/fold.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import { roadmapMarkdown } from '#server/files/roadmap-markdown.ts'
import { viewDashboard } from '#server/roadmap/dashboard-view.ts'
import type { Ctx } from '#server/services/context.ts'
import { roadmapJson } from '#shared/roadmap-export.ts'
import { loadRoadmap } from './read-dashboard.ts'

/** The caller's roadmap as a file, with its whole history, in the language of their screen. */
export async function exportRoadmap(ctx: Ctx, { format }: { format: 'md' | 'json' }): Promise<ExportedFile> {
  const { userId } = requireSession(ctx.actor)
  const stored = await ctx.database.asActor(dbActor(ctx), (db) =>
    loadRoadmap(db, userId, Number.MAX_SAFE_INTEGER),
  )
  const language = ctx.language ?? languageOf(derive(stored.events))
  const exported_at = ctx.now().toISOString()
  const { venture, counters, level, reached, action, fields, records, questions, history } = viewDashboard(
    stored,
    ctx.now(),
    language,
  )
  const roadmap = {
    exported_at,
    venture,
    counters,
    level,
    reached,
    action,
    fields,
    records,
    questions,
    history,
  }
  const name = `roadmap-${exported_at.slice(0, 10)}.${format}`
  return format === 'md'
    ? { name, type: 'text/markdown; charset=utf-8', text: roadmapMarkdown(roadmap, language) }
    : { name, type: 'application/json; charset=utf-8', text: roadmapJson(roadmap) }
}
