import { counters } from '#engine/ledger/counters.ts'
import type { LedgerState } from '#engine/ledger/state.ts'
import { deriveWidgets } from '#engine/ledger/widgets.ts'
import { nextBestAction } from '#engine/levels/next-best-action.ts'
import { ledgerLevel } from '#engine/levels/profile.ts'
import { languageOf } from '#engine/roadmap/phrases.ts'
import type { DerivedConfig } from '#server/db/roadmap.ts'
import type { LevelReport, NextBestAction } from '#shared/level-report.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'

/** The columns of dashboard_config that follow from a ledger. */
export function deriveConfig(
  ledger: LedgerState,
  report: LevelReport = ledgerLevel(ledger),
  action: NextBestAction = nextBestAction(ledger, report, languageOf(ledger)),
): DerivedConfig {
  const widgets = deriveWidgets(ledger)
  const { technology = '', problem = '', applications } = widgets.idea_summary
  const { value_proposition = '', proof_points } = widgets.value_proof_summary
  const told = technology !== '' || problem !== '' || applications.length > 0
  const counted = counters(ledger)
  const waiting = ledger.records.filter((record) => record.state === 'waiting')
  return {
    current_level: report.level,
    last_confidence_update: ledger.events.findLast(({ kind }) => kind !== 'message')?.at ?? null,
    next_best_action: action.text,
    idea_summary: told ? JSON.stringify({ technology, problem, applications }) : '',
    idea_bullets: [technology, problem, ...applications].filter((text) => text !== ''),
    value_proof_summary: { value_proposition, proof_points: proof_points.map((point) => point.text) },
    target_industries: widgets.target_industries.map(({ name, use_case = '', priority = 3, confidence }) => ({
      name,
      use_case,
      priority,
      confidence,
    })),
    icp_data: {
      description: widgets.icp_data.description ?? '',
      characteristics: widgets.icp_data.characteristics,
    },
    buyer_persona: {
      role: widgets.buyer_persona.role ?? '',
      motivation: widgets.buyer_persona.motivation ?? '',
      proof_needed: widgets.buyer_persona.proof_needed ?? '',
    },
    evidence: EVIDENCE_TYPES.flatMap((type) => [
      { type, confirmed: true, count: counted[type] },
      { type, confirmed: false, count: waiting.filter(({ record }) => record.type === type).length },
    ]).filter((entry) => entry.count > 0),
    next_gate: report.next.find(({ met }) => !met)?.id ?? null,
    repeat_events: counted.repeat_events,
  }
}
