import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { OPEN } from '#server/http/auth-calls.ts'
import { policyOf } from '#server/http/guard.ts'
import { UNDECLARED } from '#server/http/undeclared.ts'
import { SHAPES } from '#server/services/settings/setting-values.ts'
import { declaredEndpoints } from '#server/test/declared-endpoints.ts'
import { startTestServer, type TestServer } from '#server/test/server.ts'

/** Largest bodies, in bytes: of what visitors and members send, and of what only admins do. */
const LARGEST = { anyone: 1024 * 1024, member: 64 * 1024, operator: 64 * 1024, admin: 16_000_000 }
/** Doors that take a file, which is read in a thread with limits of its own. */
const FILES = new Set(['importsApi.read'])
/** What is looked at by a schema of its own, which `SHAPES` holds. */
const READ_LATER = new Set(['settingsApi.save.setting_value'])

const endpoints = await declaredEndpoints()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

describe('every door', () => {
  test('holds callers to a rate and bodies to a size, whether an endpoint declares it or not', () => {
    const { routes } = server.runtime.app
    const covers = (pattern: string, path: string) =>
      pattern === path || (pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1)))
    const open = routes.filter(
      ({ method, path }) =>
        !routes.some(
          (guard) =>
            policyOf(guard.handler) &&
            (guard.method === 'ALL' ? guard.path.startsWith('/auth/') : guard.method === method) &&
            covers(guard.path, path),
        ),
    )
    // Middleware is in front of every door and answers nothing itself.
    expect(
      open.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    ).toEqual([])
  })

  test('takes the body that its endpoint names, and never more than its callers need', () => {
    const limits = endpoints.map(({ name, method, path, access, body }) => {
      const guards = server.runtime.app.routes.filter(
        (route) => route.method === method && route.path === path,
      )
      const policy = guards.flatMap(({ handler }) => policyOf(handler) ?? [])[0]
      expect({ name, body: policy?.body }).toEqual({ name, body: body ?? 64 * 1024 })
      return { name, access, taken: policy?.body ?? Number.POSITIVE_INFINITY }
    })
    const tooLarge = limits.filter(({ name, access, taken }) => !FILES.has(name) && taken > LARGEST[access])
    expect(tooLarge).toEqual([])
    expect(UNDECLARED['POST /functions/v1/chat'].body).toBe(LARGEST.anyone)
  })
})

describe('every text that comes in', () => {
  test.each([
    ...endpoints.map(({ name, input }) => [name, input] as const),
    ...Object.entries(UNDECLARED).flatMap(([name, { inputs }]) =>
      inputs.map((input, index) => [`${name} (${index})`, input] as const),
    ),
    ...Object.entries(OPEN).flatMap(([name, input]) => (input ? [[name, input] as const] : [])),
    ...Object.entries(SHAPES).map(([name, input]) => [`settings.${name}`, input] as const),
  ])('of %s has a longest', (name, input) => {
    const found = [...unbounded(input, name)]
    expect(found.filter((path) => !READ_LATER.has(path))).toEqual([])
  })

  test('is told from one without a longest by this very test', async () => {
    const { z } = await import('zod')
    const schema = z.object({
      open: z.string(),
      list: z.array(z.object({ open: z.string().min(1) })).max(3),
      endless: z.array(z.string().max(9)),
      wrapped: z.preprocess((value) => value, z.string().regex(/^a+$/).optional()),
      anything: z.unknown(),
      named: z.record(z.string(), z.number()),
      fine: z.union([z.guid(), z.enum(['a']), z.string().regex(/^a{1,3}$/), z.string().max(3).trim()]),
    })
    expect([...unbounded(schema, 'x')]).toEqual([
      'x.open',
      'x.list.open',
      'x.endless',
      'x.wrapped',
      'x.anything',
      'x.named',
    ])
  })
})

/** Formats whose pattern ends. */
const BOUNDED = new Set(['guid', 'uuid', 'date'])

/** Paths of the texts, lists and unknown values in a schema that may be as long as the body. */
function* unbounded(schema: z.ZodType, path: string): Generator<string> {
  const { def } = schema._zod as unknown as { def: Definition }
  switch (def.type) {
    case 'string':
      if (!isBounded(def)) yield path
      return
    case 'array':
      if (!hasCheck(def, 'max_length')) yield path
      yield* unbounded(def.element as z.ZodType, path)
      return
    case 'object':
      for (const [name, each] of Object.entries(def.shape ?? {})) yield* unbounded(each, `${path}.${name}`)
      return
    case 'union':
      for (const each of def.options ?? []) yield* unbounded(each, path)
      return
    case 'intersection':
      for (const each of [def.left, def.right]) if (each) yield* unbounded(each, path)
      return
    case 'template_literal':
      for (const each of def.parts ?? []) if (typeof each === 'object') yield* unbounded(each, path)
      return
    case 'record':
      yield* unbounded(def.keyType as z.ZodType, path)
      yield* unbounded(def.valueType as z.ZodType, path)
      return
    case 'pipe':
      for (const each of [def.in, def.out]) if (each) yield* unbounded(each, path)
      return
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      yield* unbounded(def.innerType as z.ZodType, path)
      return
    case 'number':
    case 'int':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'transform':
      return
    default:
      yield path
  }
}

interface Definition {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  readonly element?: z.ZodType
  readonly shape?: Record<string, z.ZodType>
  readonly options?: readonly z.ZodType[]
  readonly keyType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly parts?: readonly (string | z.ZodType)[]
  readonly left?: z.ZodType
  readonly right?: z.ZodType
}
interface Check {
  readonly check: string
  readonly format?: string
  readonly pattern?: RegExp
}

const checksOf = ({ checks = [] }: Definition) => checks.map(({ _zod }) => _zod.def)
const hasCheck = (def: Definition, name: string) => checksOf(def).some(({ check }) => check === name)

function isBounded(def: Definition): boolean {
  if (hasCheck(def, 'max_length')) return true
  const formats = [def as unknown as Check, ...checksOf(def)]
  return formats.some(
    ({ format, pattern }) =>
      BOUNDED.has(format ?? '') ||
      (format === 'regex' && pattern !== undefined && !/[*+]|,\}/.test(pattern.source)),
  )
}
