import type { Dashboard } from '#shared/dashboard.ts'
import type { DashboardUpdate } from '#shared/events.ts'
import type { Reply, Visitor } from './visitor.ts'

/** A person's roadmap as their dashboard shows it. */
export function dashboardOf(person: Visitor): Promise<Dashboard> {
  return person.json('/rest/v1/dashboard')
}

/** The cards that came with a reply. */
export function cardsOf(reply: Reply): DashboardUpdate[] {
  return reply.events.flatMap((event) => event.dashboard_update ?? [])
}

/** Answers a question on the dashboard. */
export function answer(
  person: Visitor,
  id: string,
  how: 'confirm' | 'reject',
  json: object = {},
): Promise<Response> {
  return person.fetch(`/rest/v1/evidence/${encodeURIComponent(id)}/${how}`, { method: 'POST', json })
}

export function undo(person: Visitor, eventId: string | null | undefined): Promise<Dashboard> {
  return person.json('/rest/v1/dashboard/undo', { method: 'POST', json: { eventId } })
}

export function edit(person: Visitor, json: object, init: RequestInit = {}): Promise<Response> {
  return person.fetch('/rest/v1/dashboard', { ...init, method: 'PATCH', json })
}
