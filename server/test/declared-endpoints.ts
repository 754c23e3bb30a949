import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#shared/endpoint.ts'

export interface DeclaredEndpoint extends Omit<Endpoint, 'output'> {
  /** As the code calls it: `usersApi.suspend`. */
  readonly name: string
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value

/** Every endpoint that shared/ declares, in whatever file. */
export async function declaredEndpoints(): Promise<DeclaredEndpoint[]> {
  const folder = join(import.meta.dirname, '..', '..', 'shared')
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>,
    ),
  )
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([table, value]) =>
      Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(([name, each]) =>
        isEndpoint(each) ? [{ ...each, name: `${table}.${name}` }] : [],
      ),
    ),
  )
}
