import type { TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { VentureInvitation, VentureMember, VentureRole } from '#shared/ventures.ts'

/** Returns what a call answers, whatever it answers. */
export async function ask<T = Record<string, unknown>>(
  person: Visitor,
  method: string,
  path: string,
  json?: object,
): Promise<{ status: number; body: T }> {
  const response = await person.fetch(path, { method, ...(json && { json }) })
  return { status: response.status, body: (await response.json().catch(() => ({}))) as T }
}

export const idOf = async (person: Visitor) => (await person.json<{ id: string }>('/rest/v1/profile')).id

/** Begins a venture of somebody's, and returns its id. */
export async function begin(owner: Visitor, name = 'Halide Labs'): Promise<string> {
  const { venture } = await owner.json<{ venture: { id: string } }>('/rest/v1/ventures', {
    method: 'POST',
    json: { name },
  })
  return venture.id
}

/** Invites, and returns the invitation with its token. */
export async function invite(
  owner: Visitor,
  ventureId: string,
  role: VentureRole,
  email?: string,
): Promise<VentureInvitation & { token: string }> {
  const { invitation } = await owner.json<{ invitation: VentureInvitation }>(
    `/rest/v1/ventures/${ventureId}/invitations`,
    { method: 'POST', json: { role, ...(email && { email }) } },
  )
  return { ...invitation, token: invitation.token ?? '' }
}

export const accept = (person: Visitor, token: string) =>
  ask(person, 'POST', `/rest/v1/invitations/${token}/accept`, {})

/** Somebody new who belongs to the venture as that. */
export async function joined(
  server: TestServer,
  owner: Visitor,
  ventureId: string,
  role: Exclude<VentureRole, 'owner'>,
): Promise<Visitor> {
  const person = await server.member(role)
  const { token } = await invite(owner, ventureId, role)
  const { status } = await accept(person, token)
  if (status !== 200) throw new Error(`The invitation answered ${status}`)
  return person
}

/** A venture with its owner and somebody in each other role. */
export async function team(server: TestServer) {
  const owner = await server.member('owner')
  const id = await begin(owner)
  const member = await joined(server, owner, id, 'member')
  const mentor = await joined(server, owner, id, 'mentor')
  const sponsor = await joined(server, owner, id, 'sponsor')
  return { id, owner, member, mentor, sponsor }
}

export async function rolesOf(person: Visitor, ventureId: string): Promise<Record<string, VentureRole>> {
  const { members } = await person.json<{ members: VentureMember[] }>(
    `/rest/v1/ventures/${ventureId}/members`,
  )
  return Object.fromEntries(members.map(({ user_id, role }) => [user_id, role]))
}
