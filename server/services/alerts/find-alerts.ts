import { statfs } from 'node:fs/promises'
import type { Alert } from '#server/db/alerts.ts'
import type { Db } from '#server/db/client.ts'
import { findOperations } from '#server/db/operations.ts'
import { findSpending } from '#server/db/spending.ts'
import { monthOf } from '#server/services/budget/months.ts'
import type { Deps } from '#server/services/context.ts'
import { backupNotice } from '#server/services/notices/backup-notice.ts'
import { budgetNotice } from '#server/services/notices/budget-notice.ts'
import { modelNotices } from '#server/services/notices/model-notices.ts'
import { providerNotice } from '#server/services/notices/provider-notice.ts'
import type { AlertCode } from '#shared/admin/alerts.ts'
import type { Notice } from '#shared/admin/notices.ts'

/** A disk is nearly full when less than this share of it is free, and less than so many bytes. */
const FREE_SHARE = 0.1
const FREE_BYTES = 5 * 1024 ** 3

export type AlertParts = Pick<Deps, 'config' | 'settings' | 'models' | 'now'>

/** Returns what operators should be told now, of what they chose to hear. */
export async function findAlerts(
  { config, settings, models, now }: AlertParts,
  db: Db,
  wanted: readonly AlertCode[],
): Promise<Alert[]> {
  const { budget } = await settings.current()
  const operations = await findOperations(db)
  const spending = await findSpending(db)
  const spent = budgetNotice(budget, spending?.spent ?? 0)
  const stopped = spent?.title !== undefined && spent.severity === 'error'
  const retiring = modelNotices(await models.state()).find(({ code }) => code === 'model_retiring')
  const provider = providerNotice(operations.calls)
  const backup = backupNotice(operations, now())
  const found = [
    provider && alertOf('provider_failing', provider, provider.advice),
    spent &&
      !stopped &&
      alertOf('budget_warning', spent, `${monthOf(now())} ${budget?.limit} ${spent.title}`),
    spent && stopped && alertOf('budget_stop', spent, `${monthOf(now())} ${budget?.limit} ${spent.title}`),
    backup && alertOf('backup_overdue', backup, backup.at ?? 'never'),
    retiring && alertOf('model_last_day', retiring, `${retiring.title} ${retiring.text}`),
    await aboutDisk(config.DATA_DIR),
  ]
  return found
    .filter((alert) => alert !== undefined && alert !== false)
    .filter(({ code }) => wanted.includes(code))
}

const alertOf = (code: AlertCode, { title, text, advice }: Notice, facts: string): Alert => ({
  code,
  title,
  text: `${text} ${advice}`,
  facts,
})

/** Undefined also where the folder is not of this machine. */
async function aboutDisk(folder: string): Promise<Alert | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return undefined
  const free = disk.bavail * disk.bsize
  if (free >= FREE_BYTES || disk.bavail >= disk.blocks * FREE_SHARE) return undefined
  const text =
    `Less than ${FREE_SHARE * 100} % of the disk with the data are free. ` +
    'When it is full nothing can be saved. Make room or enlarge it.'
  return { code: 'disk_full', title: 'The disk is nearly full', text, facts: 'nearly full' }
}
