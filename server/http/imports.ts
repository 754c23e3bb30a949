import type { Context } from 'hono'
import { permit } from '#server/auth/policies.ts'
import { changeImport } from '#server/services/imports/change-import.ts'
import { listImports } from '#server/services/imports/list-imports.ts'
import { readPasted, readUpload } from '#server/services/imports/read-import.ts'
import { takeImport } from '#server/services/imports/take-import.ts'
import { undoImport } from '#server/services/imports/undo-import.ts'
import { AppError } from '#shared/errors.ts'
import { importsApi } from '#shared/imports.ts'
import { guard } from './guard.ts'
import { type App, answer, type HttpEnv, parseInput, route } from './route.ts'

const MULTIPART = /^multipart\/form-data\s*;/i
const { read } = importsApi

/** Evidence that comes in by files and pasted cells. One address takes both: JSON, and a form with one `file`. */
export function mountImports(app: App): void {
  route(app, importsApi.list, listImports)
  const pasted = answer(read, readPasted)
  app.on(read.method, read.path, guard(read), (c: Context<HttpEnv>) =>
    MULTIPART.test(c.req.header('content-type') ?? '') ? upload(c) : pasted(c),
  )
  route(app, importsApi.change, changeImport)
  route(app, importsApi.take, takeImport)
  route(app, importsApi.undo, undoImport)
}

/** Reads the form; the guard has bounded its body. */
async function upload(c: Context<HttpEnv>): Promise<Response> {
  const ctx = c.get('ctx')
  permit(ctx.actor, read.access)
  const { id } = parseInput(importsApi.list.input, c.req.param())
  const form = await c.req.formData().catch(() => {
    throw new AppError('bad_request', 'The file did not arrive whole. Choose it again; nothing was added.')
  })
  const [file, ...others] = form.getAll('file')
  if (!(file instanceof File) || others.length > 0)
    throw new AppError('bad_request', 'Send one file, as `file`. Nothing was added.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return c.json(read.output.parse(await readUpload(ctx, { id, name: file.name, bytes })))
}
