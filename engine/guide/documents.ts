import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offers.ts'
import { documentText } from '../documents/document-text.ts'
import { fillDocument } from '../documents/fill-document.ts'
import { wantedDocument } from '../documents/wanted-document.ts'
import type { RoadmapSummary } from '../types.ts'

/** The gap of the roadmap that a document works on. */
const GAP_OF: Record<DocumentKind, string> = {
  outreach: 'interviews',
  interview: 'interviews',
  pilot: 'metric',
  loi: 'warm-contacts',
  icp: 'monday-company',
  value: 'metric',
  scorecard: 'segment',
}

/** A working document the founder asks for, filled from the message and the roadmap; brackets mark what is open. */
export function documentFor(message: string, lang: Language, roadmap: RoadmapSummary | null) {
  const kind = wantedDocument(message, lang)
  return kind ? { text: filled(kind, message, lang, roadmap), gap: GAP_OF[kind] } : null
}

const BY_GAP: Record<string, DocumentKind> = {
  technology: 'value',
  sufferer: 'interview',
  segment: 'scorecard',
  'monday-company': 'icp',
  interviews: 'outreach',
  'warm-contacts': 'loi',
  metric: 'pilot',
}

/** The document that works out the missing piece of a gap, if there is one. */
export function documentForGap(gap: string, lang: Language, roadmap: RoadmapSummary | null): string | null {
  const id = BY_GAP[gap]
  return id ? filled(id, '', lang, roadmap) : null
}

function filled(kind: DocumentKind, message: string, lang: Language, roadmap: RoadmapSummary | null): string {
  return documentText(fillDocument(kind, { message, roadmap, lang }), { open: 'chip' })
}
