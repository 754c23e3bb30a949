import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SignUpPolicy } from '../site.ts'

/** What an operator sees to before founders come, in the order of the card. */
export const SET_UP_STEPS = ['model', 'mail', 'backup', 'site', 'partners', 'people'] as const
export const SetUpStep = z.enum(SET_UP_STEPS)
export type SetUpStep = z.infer<typeof SetUpStep>

const count = z.number().int()

export const SetUp = z.object({
  /** `done` is what is so, `unneeded` what an operator said is not needed here. */
  steps: z.array(z.object({ step: SetUpStep, state: z.enum(['open', 'done', 'unneeded']) })),
  facts: z.object({
    /** The model in force; null while the built-in guide answers. */
    model: z.string().nullable(),
    /** A server of models that runs on this machine. */
    local: z.object({ name: z.string(), models: count }).nullable(),
    /** Where mail goes out; null where it does not. */
    mailHost: z.string().nullable(),
    backupAt: z.iso.datetime({ offset: true }).nullable(),
    siteName: z.string(),
    partners: count,
    /** Whether the legal texts, and the partners, are still those that the product ships with. */
    shipped: z.object({ site: z.boolean(), partners: z.boolean() }),
    signUp: SignUpPolicy.shape.policy,
    admins: count,
    /** Everybody else with an account. */
    users: count,
  }),
})
export type SetUp = z.infer<typeof SetUp>

export const setUpApi = {
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/set-up',
    access: 'operator',
    input: z.object({}),
    output: SetUp,
  }),
  /** Says that a step is not needed here, or that it is after all. */
  settle: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/set-up/:step',
    access: 'admin',
    input: z.object({ step: SetUpStep, needed: z.boolean() }),
    output: SetUp,
  }),
}
