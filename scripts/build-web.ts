import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './steps.ts'

const SOURCES = [
  'web/**/*',
  'shared/**/*.ts',
  'content/interface/**/*.json',
  'scripts/interface-texts.ts',
  'scripts/bundle-worker.ts',
  'vite.config.ts',
  'package-lock.json',
]
const STAMP = 'dist/web.sources'

/**
 * Builds the web client when its sources changed since the last build, or when `force` says so. The bundler runs in a
 * process of its own: what it takes of memory goes with it, and the server that starts next has none of it.
 */
export async function buildWeb({ force = false } = {}): Promise<void> {
  const sources = await hashSources()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === sources && !force) return
  console.log('Building the web client …')
  const code = await run(process.execPath, [join(import.meta.dirname, 'bundle-web.ts')])
  if (code !== 0) throw new Error('The web client was not built; see above.')
  await writeFile(STAMP, sources)
}

/** One hash over every source file's path and content. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const paths: string[] = []
  for (const pattern of SOURCES) {
    for await (const entry of glob(pattern, { withFileTypes: true })) {
      if (entry.isFile()) paths.push(`${entry.parentPath}/${entry.name}`)
    }
  }
  for (const path of paths.sort()) hash.update(path).update(await readFile(path))
  return hash.digest('hex')
}
