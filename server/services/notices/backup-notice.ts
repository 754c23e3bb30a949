import type { Operations } from '#server/db/operations.ts'
import type { Notice } from '#shared/admin/notices.ts'

/** A backup is due every day; this long after the last one somebody should look. */
const BACKUP_OVERDUE_HOURS = 48
const HOUR_MS = 60 * 60 * 1000

/** Returns what operators should know of the last backup. That none was ever made, the set-up says. */
export function backupNotice({ backupAt }: Operations, now: Date): Notice | undefined {
  if (!backupAt) return undefined
  const hours = Math.floor((now.getTime() - backupAt.getTime()) / HOUR_MS)
  if (hours < BACKUP_OVERDUE_HOURS) return undefined
  return {
    code: 'backup_overdue',
    severity: 'warning',
    title: 'A backup is overdue',
    text: `The last one is ${Math.floor(hours / 24)} days old. What was written since is in no backup.`,
    advice: 'Make one now, then schedule `npm run backup` daily.',
    action: { label: 'Open backups', href: '/admin/system#backups' },
    at: backupAt.toISOString(),
  }
}
