import { adminActor, operatorActor } from '#server/auth/policies.ts'
import { insertAudit } from '#server/db/audit.ts'
import { lastBoxActor } from '#server/db/box-versions.ts'
import type { Db } from '#server/db/client.ts'
import {
  listBoxes,
  listViolations,
  lockBox,
  type StoredBox,
  type ViolationCounts,
  writeBoxText,
} from '#server/db/prompt-boxes.ts'
import type { Ctx } from '#server/services/context.ts'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import { AppError } from '#shared/errors.ts'

/** The boxes in the operator's order, with how often their rules were broken. */
export async function listPromptBoxes(ctx: Ctx): Promise<PromptBox[]> {
  return ctx.database.asActor(operatorActor(ctx), async (db) => {
    const violations = await listViolations(db)
    return (await listBoxes(db)).map((box) => describeBox(box, violations))
  })
}

/** Saves a box's text. What the engine goes by changes when it is interpreted. */
export async function savePromptBox(
  ctx: Ctx,
  {
    id,
    prompt_text,
    expectedUpdatedAt,
  }: { id: string; prompt_text: string; expectedUpdatedAt?: string | undefined },
): Promise<PromptBox> {
  const actor = adminActor(ctx)
  return ctx.database.asActor(actor, async (db) => {
    const stored = await requireBox(db, id)
    const violations = await listViolations(db)
    if (expectedUpdatedAt !== undefined && new Date(expectedUpdatedAt).toISOString() !== stored.updated_at) {
      const message = 'Somebody else changed this box meanwhile. Compare both, then save again.'
      const actor = await lastBoxActor(db, stored.box_key)
      const savedBy = actor && (actor.full_name || actor.email)
      throw new AppError('conflict', message, { current: { ...describeBox(stored, violations), savedBy } })
    }
    if (stored.prompt_text === prompt_text) return describeBox(stored, violations)
    return describeBox(await changeText(db, stored, prompt_text, actor.userId), violations)
  })
}

/** Changes a box's text and writes down who did. */
export async function changeText(
  db: Db,
  stored: StoredBox,
  text: string,
  actorId: string,
): Promise<StoredBox> {
  await insertAudit(db, {
    actorId,
    action: 'rules_saved',
    target: `prompt_box:${stored.box_key}`,
    before: { prompt_text: stored.prompt_text },
    after: { prompt_text: text },
  })
  return writeBoxText(db, stored.id, text)
}

export async function requireBox(db: Db, id: string): Promise<StoredBox> {
  const box = await lockBox(db, id)
  if (box) return box
  throw new AppError('not_found', 'This prompt box does not exist.')
}

/** A box as operators see it; counts of rules that it no longer has are left out. */
export function describeBox(
  { interpreted_text, ...box }: StoredBox,
  violations: readonly ViolationCounts[],
): PromptBox {
  const ids = new Set(box.interpretation?.rules.map(({ id }) => id))
  return {
    ...box,
    interpreted: box.interpretation !== null && interpreted_text === box.prompt_text,
    violations: violations
      .filter(({ box_key, rule_id }) => box_key === box.box_key && ids.has(rule_id))
      .map(({ box_key: _, ...counts }) => counts),
  }
}
