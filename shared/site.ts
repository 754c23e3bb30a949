import { z } from 'zod'

const Line = z.string().min(1).max(200)

/** What an operator renames: read from SITE_CONFIG, served to the web client. */
export const SiteConfig = z.object({
  name: z.string().min(1).max(60),
  /** One line for all languages, or one for each; a language without one shows English. */
  tagline: z.union([
    Line,
    z.object({ en: Line, de: Line.optional(), es: Line.optional(), fr: Line.optional() }),
  ]),
  feedbackEmail: z.email(),
  controller: z.object({
    name: z.string().min(1),
    address: z.array(z.string()).min(1),
    email: z.email(),
    register: z.string().optional(),
  }),
  legalDate: z.iso.date(),
  partners: z.array(
    z.object({ name: z.string().min(1), style: z.enum(['plain', 'serif', 'caps', 'mono', 'mark']) }),
  ),
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** An account elsewhere that opens an account here. */
export const SignInProvider = z.object({
  id: z.enum(['google', 'github', 'microsoft', 'oidc']),
  name: z.string(),
})
export type SignInProvider = z.infer<typeof SignInProvider>

/** The settings a browser needs before it can draw the first page; the server writes them into index.html. */
export const PublicSite = SiteConfig.extend({
  anonymousMessageLimit: z.number().int(),
  /** Whether mail goes out; without it an operator passes links on. */
  mail: z.boolean(),
  /** Whether a new account works only after a link in a mail was opened. */
  verifyEmail: z.boolean(),
  /** Whether a person can turn a second factor on. */
  twoFactor: z.boolean(),
  providers: z.array(SignInProvider),
})
export type PublicSite = z.infer<typeof PublicSite>
