import { useEffect } from 'react'
import { ROUTES } from '#shared/routes.ts'
import { VentureDocuments } from '#web/features/documents/venture-documents.tsx'
import { RoadmapPage } from '#web/features/roadmap/roadmap-page.tsx'
import { Comments } from '#web/features/team/comments/comments.tsx'
import { PeopleCard } from '#web/features/team/people/people-card.tsx'
import { PeopleStrip } from '#web/features/team/people/people-strip.tsx'
import { loadTexts } from '#web/lib/texts.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { whenMeant } from '#web/lib/when-meant.ts'

const TEAM = { Strip: PeopleStrip, Documents: VentureDocuments, People: PeopleCard, Comments }

/** The evidence is one click away, and what it shows is here already: its page opens at once. */
function preloadEvidence(): void {
  Promise.all([import('./team-evidence.tsx'), loadTexts(['evidence', 'imports'])]).catch(() => {})
}

/** The roadmap with its documents, its people and their comments. */
export function TeamRoadmap() {
  useEffect(() => whenIdle(preloadEvidence), [])
  useEffect(() => whenMeant(ROUTES.evidence, preloadEvidence), [])
  return <RoadmapPage team={TEAM} />
}
