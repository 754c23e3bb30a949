import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leaveOutSchemas } from './contract-without-schemas.ts'

const leftOf = (code: string) => leaveOutSchemas(code, parseAst(code, { lang: 'ts' }))

test('an endpoint keeps its method and path, and loses what only the server checks', () => {
  const code = leftOf(`export const api = {
  get: endpoint({ method: 'GET', path: '/x', input: z.object({ id: Uuid }), output: Thing.extend({ a: z.string() }) }),
}`)
  expect(code).toContain("get: endpoint({ method: 'GET', path: '/x', input: undefined, output: undefined })")
})

test('a constant that is computed may be left out where nobody uses it, and is the same where somebody does', () => {
  expect(leftOf('export const Uuid = z.guid().toLowerCase()')).toBe(
    'export const Uuid = /* @__PURE__ */ (() => (z.guid().toLowerCase()))()',
  )
  const code = leftOf('const LEVELS = [1, 2].map((n): number => n * 2)\nconst NAMES = { a: 1 } as const')
  expect(code).toBe(
    'const LEVELS = /* @__PURE__ */ (() => ([1, 2].map((n): number => n * 2)))()\nconst NAMES = { a: 1 } as const',
  )
  expect(leftOf('const base = { id: z.string() }')).toBe(
    'const base = /* @__PURE__ */ (() => ({ id: z.string() }))()',
  )
})
