import { operatorActor } from '#server/auth/policies.ts'
import type { Db } from '#server/db/client.ts'
import { findSetUpFacts, type SetUpFacts } from '#server/db/set-up.ts'
import { readSettings } from '#server/db/settings.ts'
import { findLocalServers } from '#server/models/local-servers.ts'
import type { Ctx } from '#server/services/context.ts'
import { SET_UP_STEPS, type SetUp, type SetUpStep } from '#shared/admin/set-up.ts'
import { isShippedSite, isShippedStrip } from './shipped-site.ts'
import { SET_UP_KEY, unneededOf } from './unneeded.ts'

/** Returns how far this installation is set up: each step by what is so, and what operators said is not needed. */
export async function readSetUp(ctx: Ctx): Promise<SetUp> {
  const stored = await ctx.database.asActor(operatorActor(ctx), readStored)
  return describeSetUp(ctx, stored)
}

export interface StoredSetUp {
  readonly facts: SetUpFacts
  readonly unneeded: readonly SetUpStep[]
}

export async function readStored(db: Db): Promise<StoredSetUp> {
  const settings = await readSettings(db)
  return { facts: await findSetUpFacts(db), unneeded: unneededOf(settings[SET_UP_KEY]?.value) }
}

export async function describeSetUp(ctx: Ctx, { facts, unneeded }: StoredSetUp): Promise<SetUp> {
  const { site } = ctx.installation
  const model = (await ctx.models.current())?.name ?? null
  const shipped = { site: isShippedSite(site), partners: isShippedStrip(site) }
  const { SMTP_URL: smtp } = ctx.config
  const { answered, backupAt, admins, users } = facts
  const done: Record<SetUpStep, boolean> = {
    model: model !== null && answered,
    mail: smtp !== undefined,
    backup: backupAt !== null,
    site: !shipped.site,
    partners: site.partners.length > 0 && !shipped.partners,
    people: admins + users > 1,
  }
  const stateOf = (step: SetUpStep) =>
    done[step] ? ('done' as const) : unneeded.includes(step) ? ('unneeded' as const) : ('open' as const)
  return {
    steps: SET_UP_STEPS.map((step) => ({ step, state: stateOf(step) })),
    facts: {
      model,
      local: stateOf('model') === 'open' && model === null ? await findLocal(ctx) : null,
      mailHost: smtp === undefined ? null : new URL(smtp).hostname,
      backupAt: backupAt?.toISOString() ?? null,
      siteName: site.name,
      partners: site.partners.length,
      shipped,
      signUp: ctx.site.current().signUp.policy,
      admins,
      users,
    },
  }
}

async function findLocal({ config }: Ctx): Promise<SetUp['facts']['local']> {
  const [found] = await findLocalServers(config.OLLAMA_HOST)
  return found ? { name: found.name, models: found.models.length } : null
}
