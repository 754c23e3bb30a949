import { derive } from '#engine/ledger/fold.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import { dbActor, requireSession } from '#server/auth/policies.ts'
import { findEvidencePlaces } from '#server/db/records.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import { roadmapMarkdown } from '#server/files/roadmap-markdown.ts'
import { viewRows } from '#server/records/view-records.ts'
import { viewDashboard } from '#server/roadmap/dashboard-view.ts'
import type { Ctx } from '#server/services/context.ts'
import { roadmapJson } from '#shared/roadmap-export.ts'
import { loadRoadmap } from './read-dashboard.ts'

/** The caller's roadmap as a file, with its whole history, in the language of their screen. */
export async function exportRoadmap(ctx: Ctx, { format }: { format: 'md' | 'json' }): Promise<ExportedFile> {
  const { userId } = requireSession(ctx.actor)
  const { stored, places } = await ctx.database.asActor(dbActor(ctx), async (db) => {
    const roadmap = await loadRoadmap(db, userId, Number.MAX_SAFE_INTEGER)
    return { stored: roadmap, places: await findEvidencePlaces(db, roadmap.venture.id) }
  })
  const ledger = derive(stored.events)
  const language = ctx.language ?? languageOf(ledger)
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
    evidence: viewRows(ledger, { places, begun: stored.venture.created_at }),
    questions,
    history,
  }
  const name = `roadmap-${exported_at.slice(0, 10)}.${format}`
  return format === 'md'
    ? { name, type: 'text/markdown; charset=utf-8', text: roadmapMarkdown(roadmap, language) }
    : { name, type: 'application/json; charset=utf-8', text: roadmapJson(roadmap) }
}
