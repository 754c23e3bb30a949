import { operatorActor } from '#server/auth/policies.ts'
import { readSettings } from '#server/db/settings.ts'
import { findDatabaseFacts } from '#server/db/system.ts'
import type { Ctx } from '#server/services/context.ts'
import { UNCLAIMED_DAYS } from '#server/workers/jobs.ts'
import { MAINTENANCE_KEY } from '#server/workers/settings/maintenance.ts'
import type { Finding, System } from '#shared/admin/system.ts'
import { describeBackups } from './backups.ts'
import { describeMaintenance } from './maintenance.ts'

/** Returns what runs here and how: nothing of it is a secret. */
export async function readSystem(ctx: Ctx): Promise<System> {
  const { config, installation, database } = ctx
  const settings = await database.asActor(operatorActor(ctx), readSettings)
  const { version, schema, bytes, withTwoFactor, backupAt } = await findDatabaseFacts(database.system)
  const { site, startedAt, location } = installation
  return {
    version: installation.version,
    node: process.versions.node,
    startedAt: startedAt.toISOString(),
    database: { location, version, schema, bytes },
    retention: { records: config.RETENTION_DAYS, unclaimed: UNCLAIMED_DAYS },
    mail: {
      host: config.SMTP_URL ? new URL(config.SMTP_URL).hostname : null,
      from: config.MAIL_FROM ?? null,
    },
    signIn: {
      providers: site.providers.map(({ name }) => name),
      verifyEmail: site.verifyEmail,
      twoFactor: site.twoFactor,
      withTwoFactor,
    },
    backups: await describeBackups(ctx, backupAt),
    maintenance: describeMaintenance(settings[MAINTENANCE_KEY]),
    conversations: config.ADMIN_CONVERSATIONS === 'on',
  }
}

/** Returns what the doctor finds, looked at now. */
export async function examineSystem(ctx: Ctx): Promise<{ findings: Finding[]; at: string }> {
  operatorActor(ctx)
  return { findings: await ctx.installation.examine(), at: ctx.now().toISOString() }
}
