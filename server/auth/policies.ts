import type { DbActor } from '#server/db/client.ts'
import type { Access } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Actor, Session } from './session.ts'

/** A call, of which only the caller counts here. */
interface Called {
  readonly actor: Actor
}

/** Refuses a caller whom `access` does not let in. */
export function permit(actor: Actor, access: Access): void {
  if (access === 'anyone') return
  const session = requireSession(actor)
  if (access === 'member' || session.role === 'admin') return
  if (session.role !== 'support') throw new AppError('forbidden', 'Admin access required')
  if (access === 'admin') throw new AppError('forbidden', 'Support reads and changes nothing.')
}

/** The caller's session. */
export function requireSession(actor: Actor): Session {
  if (actor.kind === 'member') return actor.session
  throw new AppError('unauthenticated', 'Not authenticated')
}

/** Whose rows the database shows to this caller; a visitor without a session sees none. */
export function dbActor({ actor }: Called): DbActor {
  if (actor.kind === 'member') return { role: 'member', userId: actor.session.userId }
  if (actor.sessionId) return { role: 'visitor', sessionId: actor.sessionId }
  throw new AppError('not_found', 'This conversation does not exist.')
}

export type OperatorActor = DbActor & { role: 'admin' | 'support' }

/** Reads what an operator may read; support can change nothing with it, whatever is tried. */
export function operatorActor({ actor }: Called): OperatorActor {
  permit(actor, 'operator')
  const { role, userId } = requireSession(actor)
  return { role: role === 'admin' ? 'admin' : 'support', userId }
}

/** Changes what an operator may change; for a caller who is not an admin there is nothing. */
export function adminActor({ actor }: Called): DbActor & { role: 'admin' } {
  permit(actor, 'admin')
  return { role: 'admin', userId: requireSession(actor).userId }
}
