import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A package of its own: what the benches compare with is no dependency of the product. */
export const CONTENDERS = join(import.meta.dirname, '..', 'contenders')

/** Installs what the benches compare with, unless the lock file's versions are there already. */
export function installContenders(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(CONTENDERS, 'package-lock.json')))
    .digest('hex')
  const stamp = join(CONTENDERS, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what is compared with …')
  const npm = process.env.npm_execpath
  const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const flags = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync(program, [...args, ...flags], { cwd: CONTENDERS, stdio: 'inherit' })
  if (status !== 0) throw new Error('Installing failed; see above. Check the connection to the npm registry.')
  writeFileSync(stamp, lock)
}

/** Loads a package that only the benches have; `T` says what of it is used. */
export async function importContender<T>(name: string): Promise<T> {
  const path = createRequire(join(CONTENDERS, 'package.json')).resolve(name)
  return (await import(pathToFileURL(path).href)) as T
}
