import type { Dashboard } from '#shared/dashboard.ts'
import { NO_COUNTERS } from '#shared/roadmap.ts'

const VENTURE = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Laser optics',
  created_at: '2026-11-20T09:00:00.000Z',
  archived_at: null,
}

/** A roadmap on which nothing stands yet, but for `parts`. */
export const roadmapOf = (parts: Partial<Dashboard> = {}): Dashboard => ({
  user_id: '22222222-2222-4222-8222-222222222222',
  current_level: 0,
  last_confidence_update: null,
  next_best_action: 'Describe your technology.',
  idea_summary: '',
  idea_bullets: [],
  value_proof_summary: { value_proposition: '', proof_points: [] },
  target_industries: [],
  icp_data: { description: '', characteristics: [] },
  buyer_persona: { role: '', motivation: '', proof_needed: '' },
  widget_visibility: { widgets: [] },
  venture: VENTURE,
  role: 'owner',
  ventures: [VENTURE],
  counters: NO_COUNTERS,
  level: { level: 0, current: [], next: [], missing: [], locked: null },
  reached: null,
  action: { id: 'a1', text: 'Describe your technology.', deliverable: '', number: 1, days: 7, knowledge: '' },
  fields: [],
  records: [],
  questions: [],
  history: [],
  comments: { open: 0, asked: [] },
  unread: 0,
  share: null,
  ...parts,
})
