import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { permit } from '#server/auth/policies.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import type { Ctx } from '#server/services/context.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { guard } from './guard.ts'
import type { Rates } from './rates.ts'
import { readJson } from './read-json.ts'

/** The variables that middleware sets before every route. */
export interface HttpEnv {
  Variables: {
    ctx: Ctx
    rates: Rates
    requestId: string
    /** The code of the error that is the answer. */
    errorCode: string | undefined
  }
}

export type App = Hono<HttpEnv>

/** Mounts a verb at its endpoint: who may call, what comes in, what may leave. */
export function route<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  verb: (ctx: Ctx, input: z.output<I>) => Promise<z.input<O>>,
): void {
  app.on(endpoint.method, endpoint.path, guard(endpoint), answer(endpoint, verb))
}

/** Returns the handler that `route` mounts, for an address that answers more than one question. */
export function answer<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  verb: (ctx: Ctx, input: z.output<I>) => Promise<z.input<O>>,
) {
  return async (c: Context<HttpEnv>) => {
    const input = await admit(c, endpoint)
    const output = endpoint.output.parse(await verb(c.get('ctx'), input))
    return c.json(output as object)
  }
}

/** Mounts a verb that answers with a file. */
export function routeFile<I extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I>,
  verb: (ctx: Ctx, input: z.output<I>) => Promise<ExportedFile>,
): void {
  app.on(endpoint.method, endpoint.path, guard(endpoint), async (c) => {
    const file = await verb(c.get('ctx'), await admit(c, endpoint))
    return c.body(file.text, 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
    })
  })
}

/** Refuses callers who may not, and input that does not fit. */
export async function admit<I extends z.ZodType>(
  c: Context<HttpEnv>,
  endpoint: Endpoint<I>,
): Promise<z.output<I>> {
  permit(c.get('ctx').actor, endpoint.access)
  return parseInput(endpoint.input, { ...(await readInput(c)), ...c.req.param() })
}

/** Query, and for methods that carry one the JSON body. */
async function readInput(c: Context<HttpEnv>): Promise<Record<string, unknown>> {
  const query = c.req.query()
  if (c.req.method === 'GET') return query
  return { ...query, ...(await readJson(c)) }
}

/** What zod says by itself, and what our own schemas of data say; it names no field, and our other messages do. */
const ZODS_OWN = /^(Invalid|Too|Unrecognized|must)\b/

/** Validates against a schema; the error says what does not fit, of the first field that does not. */
export function parseInput<I extends z.ZodType>(schema: I, value: unknown): z.output<I> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'Invalid input' }
  const named = path.length > 0 && ZODS_OWN.test(message) ? `${path.join('.')}: ${message}` : message
  throw new AppError('bad_request', named)
}
