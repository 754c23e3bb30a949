import { z } from 'zod'
import { plainName } from './plain-text.ts'

const Line = z.string().trim().min(1, 'Write something here.').max(200, 'This is longer than 200 characters.')
const LongText = z.string().trim().min(1).max(20_000, 'This is longer than 20,000 characters.')

/** A text in English and, where it was written, in the other languages; a language without one shows English. */
const inLanguages = <T extends z.ZodType>(text: T) =>
  z.object({ en: text, de: text.optional(), es: text.optional(), fr: text.optional() })

const Email = z.email('This is no e-mail address.').max(254)

/** Addresses that a link of an operator's may lead to. */
const WebAddress = z
  .url({ protocol: /^https?$/, error: 'Write the whole address, beginning with https://' })
  .max(500, 'This address is too long.')

/** Largest logo of a partner, in bytes, and how it comes: a PNG or WebP image in a data address. */
export const LOGO_MAX_BYTES = 64 * 1024
const Logo = z
  .string()
  .max(Math.ceil((LOGO_MAX_BYTES * 4) / 3) + 30, 'A logo may have 64 kB.')
  .regex(/^data:image\/(?:png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'A logo must be a PNG or WebP image.')
  .refine(isImage, 'This is not the PNG or WebP image that it says it is.')

const Partner = z.object({
  name: plainName('Every partner needs a name.').max(80, 'This name is longer than 80 characters.'),
  style: z.enum(['plain', 'serif', 'caps', 'mono', 'mark']),
  url: WebAddress.optional(),
  logo: Logo.optional(),
})

/** What an operator renames: read from SITE_CONFIG, or saved on the site page in its place; served to the web client. */
export const SiteConfig = z.object({
  name: plainName('The product needs a name.').max(60, 'The name is longer than 60 characters.'),
  /** One line for all languages, or one for each. */
  tagline: z.union([Line, inLanguages(Line)]),
  feedbackEmail: Email,
  controller: z.object({
    name: Line,
    address: z.array(Line).min(1, 'The controller needs an address.').max(8),
    email: Email,
    register: z.string().trim().max(200).optional(),
  }),
  legalDate: z.iso.date(),
  partners: z.array(Partner).max(12, 'There is room for 12 partners.'),
  /** Whether the banner says that this is a public beta; yes where nothing is said. */
  betaBanner: z.boolean().optional(),
  /** A line above every page of the chat. */
  announcement: inLanguages(Line).optional(),
  /** Texts in place of those that ship, in simple Markdown: headings, lists and paragraphs. */
  legal: z
    .object({ notice: inLanguages(LongText).optional(), privacy: inLanguages(LongText).optional() })
    .optional(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** Who may sign up: everybody, whoever has an invitation, or also whoever has an address at a listed domain. */
export const SignUpPolicy = z.object({
  policy: z.enum(['open', 'invitation', 'domains']),
  domains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .max(200)
        .regex(/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/, 'Write a domain as example.org.'),
    )
    .max(50, 'There is room for 50 domains.'),
})
export type SignUpPolicy = z.infer<typeof SignUpPolicy>

export const OPEN_SIGN_UP: SignUpPolicy = { policy: 'open', domains: [] }

/** What is saved of the site, each by itself. */
export type SiteKey = 'site' | 'sign_up'

/** An account elsewhere that opens an account here. */
export const SignInProvider = z.object({
  id: z.enum(['google', 'github', 'microsoft', 'oidc']),
  name: z.string(),
})
export type SignInProvider = z.infer<typeof SignInProvider>

/** The settings a browser needs before it can draw the first page; the server writes them into index.html. */
export const PublicSite = SiteConfig.extend({
  /** A logo is the path of its image. */
  partners: z.array(Partner.extend({ logo: z.string().optional() })),
  signUp: SignUpPolicy,
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

/** Returns whether the first bytes, still in base64, are those of the image that the address names. */
function isImage(address: string): boolean {
  const [head = '', data = ''] = address.split(',')
  return head.includes('png') ? data.startsWith('iVBORw0KGgo') : /^UklGR.{7}RUJQ/.test(data)
}
