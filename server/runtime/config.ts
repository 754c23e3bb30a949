import { z } from 'zod'
import { readPageId } from '#shared/admin/notion.ts'
import { ANONYMOUS_MESSAGE_LIMIT } from '#shared/chat.ts'

const port = z.coerce.number().int().min(0).max(65535)
const count = z.coerce.number().int().min(0)
const url = z.url({ protocol: /^https?$/ })
const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const text = z.string().min(1)

/** Every variable the server knows; decisions section 3 says what each is for. */
const Environment = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_LISTEN_URL: postgres.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BOOTSTRAP_PASSCODE: z.string().min(8, 'must have at least 8 characters').optional(),
  PUBLIC_API_KEY: text.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: url.default('https://api.openai.com/v1'),
  OLLAMA_HOST: text.optional(),
  AI_GATEWAY_URL: url.optional(),
  AI_GATEWAY_KEY: text.optional(),
  EMBEDDING_MODEL: text.optional(),
  ANONYMOUS_MESSAGE_LIMIT: count.default(ANONYMOUS_MESSAGE_LIMIT),
  ANONYMOUS_DAILY_LIMIT: count.default(2000),
  NOTION_TOKEN: text.optional(),
  NOTION_BASE_URL: url.default('https://api.notion.com'),
  NOTION_PAGE_ID: text
    .refine(
      (id) => readPageId(id) !== undefined,
      'it must be a page’s address or the 32 characters at its end',
    )
    .optional(),
  IMPORT_PRIVATE_HOSTS: z.string().default(''),
  ALERTS_INNER_ADDRESSES: z.enum(['on', 'off']).default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  REQUIRE_EMAIL_VERIFICATION: z.enum(['on', 'off']).default('off'),
  TWO_FACTOR: z.enum(['on', 'off']).default('off'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GITHUB_CLIENT_ID: text.optional(),
  GITHUB_CLIENT_SECRET: text.optional(),
  MICROSOFT_CLIENT_ID: text.optional(),
  MICROSOFT_CLIENT_SECRET: text.optional(),
  MICROSOFT_TENANT_ID: text.default('common'),
  OIDC_DISCOVERY_URL: url.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).default('single sign-on'),
  TRUST_PROXY: count.default(0),
  SITE_CONFIG: text.default('config/site.json'),
  RETENTION_DAYS: count.min(1).default(365),
  ADMIN_CONVERSATIONS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).optional(),
})

export type Config = z.infer<typeof Environment> & {
  /** Origin for links, CORS and accounts, without a trailing slash. */
  readonly publicUrl: string
}

/** Variables that make no sense without another one. */
const PAIRS = [
  ['DATABASE_URL', 'AUTH_SECRET', 'set it to the same 32 or more characters everywhere'],
  ['DATABASE_LISTEN_URL', 'DATABASE_URL', 'set it to the address that queries go to'],
  ['SMTP_URL', 'MAIL_FROM', 'set it to the address that mail is sent from'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'set it to the secret that Google gave with the id'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET', 'set it to the secret that GitHub gave with the id'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', 'set it to the secret that Microsoft gave with the id'],
  ['OIDC_DISCOVERY_URL', 'OIDC_CLIENT_ID', 'set it to the id that the provider gave'],
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'set it to the secret that the provider gave with the id'],
  ['OIDC_CLIENT_ID', 'OIDC_DISCOVERY_URL', 'set it to the provider’s /.well-known/openid-configuration'],
  ['AI_GATEWAY_URL', 'AI_GATEWAY_KEY', 'set it to the key that the gateway asks for'],
  ['AI_GATEWAY_KEY', 'AI_GATEWAY_URL', 'set it to the gateway’s address'],
] as const

/** Reads the environment once. Throws one sentence that names the variable when a value cannot be used. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is what a compose file leaves when nothing was set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const config = parsed.data
  for (const [given, needed, hint] of PAIRS) {
    if (config[given] && !config[needed]) throw new Error(`${needed} is required with ${given}: ${hint}.`)
  }
  const publicUrl = new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).origin
  if (config.REQUIRE_EMAIL_VERIFICATION === 'on' && !config.SMTP_URL) {
    throw new Error('SMTP_URL is required with REQUIRE_EMAIL_VERIFICATION=on: the links go out by mail.')
  }
  return { ...config, publicUrl }
}
