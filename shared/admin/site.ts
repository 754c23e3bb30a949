import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SignUpPolicy, SiteConfig } from '../site.ts'
import { VersionActor } from './versions.ts'

const Moment = z.iso.datetime({ offset: true }).max(40)
const Expected = { expectedUpdatedAt: Moment.nullable().optional() }

/** What is in force, with when it was saved; null for the file, or the default. */
const SiteState = z.object({
  site: SiteConfig,
  siteUpdatedAt: Moment.nullable(),
  signUp: SignUpPolicy,
  signUpUpdatedAt: Moment.nullable(),
  /** Whether an address is shown to be its owner's before somebody gets in by it. */
  verifyEmail: z.boolean(),
})
export type SiteState = z.infer<typeof SiteState>
/** What a 409 `conflict` carries as `current`. */
export const SavedSite = SiteState.extend({ savedBy: z.string().nullable() })
export type SavedSite = z.infer<typeof SavedSite>

/** The file as a version: what is live while nothing is saved. */
export const FILE_VERSION = 'file'

const VersionId = z.string().regex(/^(?:\d{1,18}|file)$/, 'This is not the number of a version.')

/** One save of the site's texts. */
const SiteVersion = z.object({
  id: VersionId,
  /** Which save it is, from 1; null for the file before the first. */
  number: z.number().int().nullable(),
  created_at: Moment.nullable(),
  actor: VersionActor,
  /** Fields that differ from the save before. */
  changed: z.array(z.string()),
  /** Whether it went back to the file. */
  file: z.boolean(),
  current: z.boolean(),
})
export type SiteVersion = z.infer<typeof SiteVersion>

/** Twelve logos and all texts, as JSON. */
const SITE_BODY_LIMIT = 1_500_000

export const siteApi = {
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/site',
    access: 'operator',
    input: z.object({}),
    output: SiteState,
  }),
  /**
   * Saves the site's texts, or with null goes back to the file. Pages follow at once, on every replica. With
   * `expectedUpdatedAt` (null: never saved) a change since is a 409 `conflict`.
   */
  save: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/site',
    access: 'admin',
    body: SITE_BODY_LIMIT,
    input: z.object({ site: SiteConfig.nullable(), ...Expected }),
    output: SiteState,
  }),
  /** Newest first. A version is restored by saving its texts. */
  versions: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/site/versions',
    access: 'operator',
    input: z.object({
      /** `nextCursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,18}$/, 'This cursor is not one of ours.')
        .optional(),
    }),
    output: z.object({ versions: z.array(SiteVersion), nextCursor: z.string().optional() }),
  }),
  version: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/site/versions/:id',
    access: 'operator',
    input: z.object({ id: VersionId }),
    output: z.object({ site: SiteConfig }),
  }),
  /** Saves who may sign up; 409 as above. */
  saveSignUp: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/sign-up',
    access: 'admin',
    input: z.object({
      signUp: SignUpPolicy.refine(
        ({ policy, domains }) => policy !== 'domains' || domains.length > 0,
        'List at least one domain.',
      ),
      ...Expected,
    }),
    output: SiteState,
  }),
}
