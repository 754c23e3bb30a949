import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const Moment = z.iso.datetime({ offset: true }).max(40)
const count = z.number().int()

/** Longest text that founders read during maintenance, in characters. */
export const MAINTENANCE_MAX = 300

const MaintenanceText = z
  .string('The text must be text.')
  .trim()
  .max(MAINTENANCE_MAX, `The text must be at most ${MAINTENANCE_MAX} characters.`)

/** While it is on, nobody but admins sends messages; the text says why. */
export const Maintenance = z.object({ on: z.boolean(), text: z.string(), updatedAt: Moment.nullable() })
export type Maintenance = z.infer<typeof Maintenance>

/** What a 409 tells: the mode that somebody else saved meanwhile, and who. */
export const SavedMaintenance = Maintenance.extend({ savedBy: z.string().nullable() })
export type SavedMaintenance = z.infer<typeof SavedMaintenance>

/** A backup in the folder of the server that answers. */
const BackupFile = z.object({ name: z.string(), bytes: count, at: Moment })
export type BackupFile = z.infer<typeof BackupFile>

const Backups = z.object({
  folder: z.string(),
  /** Newest first. */
  files: z.array(BackupFile),
  /** Whether one is being written by the server that answers. */
  running: z.boolean(),
  /** Why the last one that was begun here was not finished; null when it was. */
  failed: z.string().nullable(),
  /** When the last one was made, here or by `npm run backup`. */
  lastAt: Moment.nullable(),
})
export type Backups = z.infer<typeof Backups>

export const System = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: Moment,
  database: z.object({ location: z.string(), version: z.string(), schema: count, bytes: count }),
  /** Days that things are kept. */
  retention: z.object({ records: count, unclaimed: count }),
  mail: z.object({ host: z.string().nullable(), from: z.string().nullable() }),
  signIn: z.object({
    /** Names of the accounts elsewhere that open one here. */
    providers: z.array(z.string()),
    verifyEmail: z.boolean(),
    twoFactor: z.boolean(),
    /** People who turned a second factor on. */
    withTwoFactor: count,
  }),
  backups: Backups,
  maintenance: Maintenance,
  /** Whether operators may read conversations, and with it take whole backups away. */
  conversations: z.boolean(),
})
export type System = z.infer<typeof System>

const Finding = z.object({ about: z.string(), state: z.enum(['ok', 'warning', 'failed']), text: z.string() })
export type Finding = z.infer<typeof Finding>

const BackupName = z.string().regex(/^[\w.-]{1,100}\.gz$/, 'There is no such backup.')

export const systemApi = {
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/system',
    access: 'operator',
    input: z.object({}),
    output: System,
  }),
  /** What `npm run doctor` finds; the provider is asked for one word. */
  examine: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/system/doctor',
    access: 'operator',
    rate: 'costly',
    input: z.object({}),
    output: z.object({ findings: z.array(Finding), at: Moment }),
  }),
  /** Begins a backup, unless one is being written. */
  backUp: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/system/backups',
    access: 'admin',
    rate: 'file',
    input: z.object({}),
    output: Backups,
  }),
  /** One backup, as a file; written to the audit log. */
  download: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/system/backups/:name',
    access: 'admin',
    rate: 'file',
    input: z.object({ name: BackupName }),
    output: z.string(),
  }),
  /** 409 `conflict` with what is stored when somebody saved since `expectedUpdatedAt`. */
  maintain: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/system/maintenance',
    access: 'admin',
    input: z
      .object({ on: z.boolean(), text: MaintenanceText, expectedUpdatedAt: Moment.nullable() })
      .refine(({ on, text }) => !on || text !== '', 'Say what founders should read.'),
    output: Maintenance,
  }),
}
