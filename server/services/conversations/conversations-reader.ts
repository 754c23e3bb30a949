import { type OperatorActor, operatorActor } from '#server/auth/policies.ts'
import type { Ctx } from '#server/services/context.ts'
import { AppError } from '#shared/errors.ts'

/** An operator who may read what others wrote: nobody may while the operator keeps conversations closed. */
export function conversationsReader(ctx: Ctx): OperatorActor {
  const actor = operatorActor(ctx)
  if (ctx.config.ADMIN_CONVERSATIONS === 'on') return actor
  throw new AppError(
    'forbidden',
    'Reading conversations is switched off on this server (ADMIN_CONVERSATIONS=off).',
  )
}
