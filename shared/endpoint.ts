import type { z } from 'zod'

/**
 * Who may call: `anyone`, a `member` with a session, an `operator` (admins and support, which reads and changes nothing)
 * or an `admin`.
 */
export type Access = 'anyone' | 'member' | 'operator' | 'admin'

/**
 * How often one caller may call; server/runtime/limits.ts has the numbers. `costly` calls compute or ask a model, a `file` is
 * a whole export.
 */
export type Rate = 'read' | 'write' | 'costly' | 'file'

/** Largest body of a call that names no other, in bytes. */
export const BODY_LIMIT = 64 * 1024

/**
 * One call of the product, declared once: the server mounts it, the client calls it.
 * `input` is the union of path parameters, query and JSON body; `output` is parsed on the way out.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  readonly input: Input
  readonly output: Output
  /** Without it, `read` for a GET and `write` for anything else. */
  readonly rate?: Rate
  /** Largest body, in bytes; without it, BODY_LIMIT. */
  readonly body?: number
}

/** Declares an endpoint with its types inferred. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  declaration: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declaration
}

/** What a caller passes in (before defaults are applied). */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What comes back. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>
