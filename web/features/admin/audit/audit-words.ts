import type { AuditEntry } from '#shared/admin/audit.ts'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminAudit')

/** What can be filtered by: the beginning of a target. */
export const TARGETS = [
  'user',
  'conversation',
  'knowledge',
  'notion',
  'setting',
  'prompt_box',
  'model',
  'invitation',
  'venture_invitation',
  'site',
] as const

/** What is known by a key that does not read as words. */
const KEYED = ['openai_api_key', 'api_provider'] as const

/** "Role changed" for `role_changed`. */
export function actionWords(action: string): string {
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was acted on: its name if it has one, else its noun and the beginning of its id. */
export function targetWords({
  target,
  target_label,
}: Pick<AuditEntry, 'target' | 'target_label'>): { noun: string; name: string } | null {
  if (!target) return null
  const at = target.indexOf(':')
  const noun = actionWords(at < 0 ? target : target.slice(0, at))
  const id = at < 0 ? '' : target.slice(at + 1)
  const isId = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}/.test(id)
  const key = KEYED.find((known) => known === id)
  const named = key ? t(`setting.${key}`) : actionWords(id)
  const spelt = noun === 'Model' ? id : named
  const own = isId ? `${id.slice(0, 8)}...` : spelt
  return { noun, name: target_label ?? own }
}

/** Where what was acted on is shown; null for what has no page, or is gone. */
export function targetPath({
  target,
  target_label,
}: Pick<AuditEntry, 'target' | 'target_label'>): string | null {
  const [kind, id = ''] = target?.split(':') ?? []
  if (kind === 'setting') return ROUTES.adminSettings
  if (kind === 'prompt_box') return ROUTES.adminPromptBoxes
  if (kind === 'site') return id === 'sign_up' ? ROUTES.adminUsers : ROUTES.adminSite
  if (kind === 'invitation') return ROUTES.adminUsers
  if (!target_label) return null
  if (kind === 'user') return ROUTES.adminUser.replace(':id', id)
  if (kind === 'knowledge') return `${ROUTES.adminKnowledge}?search=${encodeURIComponent(target_label)}`
  if (kind === 'conversation')
    return `${ROUTES.adminConversations}?search=${encodeURIComponent(target_label)}`
  return null
}

export function actorWords({ actor_id, actor_name, actor_email }: AuditEntry): string {
  if (!actor_id) return t('system')
  return actor_email ?? actor_name ?? t('deleted', { id: actor_id.slice(0, 8) })
}

/** A value of the log as text to compare; a text by itself, anything else as JSON. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
