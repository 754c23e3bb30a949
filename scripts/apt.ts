import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { run } from './steps.ts'

/** Installs a Debian package when this is Debian and we are root; false when it is not or that fails. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} from Debian …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['-qq', 'update'], quiet)) !== 0) return false
  return (await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], quiet)) === 0
}

/** Where packages lie that are only unpacked. */
const UNPACKED = resolve('node_modules', '.cache', 'debian')

/**
 * The path of a program: this machine's, or the one of Debian's package, unpacked beside the dependencies, which, unlike
 * installing it, starts no service and writes nothing into /etc. Undefined where neither is to be had.
 */
export async function aptProgram(name: string, path: string): Promise<string | undefined> {
  if (existsSync(path)) return path
  const folder = join(UNPACKED, name)
  const program = join(folder, path)
  if (existsSync(program)) return program
  if (!existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Unpacking ${name} from Debian …`)
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const shell = (line: string) => run('sh', ['-c', line], { DRAFT: draft, NAME: name })
  if (process.getuid?.() === 0) await shell('apt-get -qq update')
  const download = 'apt-get -qq -o APT::Sandbox::User=root download "$NAME"'
  const done = (await shell(`cd "$DRAFT" && ${download} && dpkg-deb -x *.deb .`)) === 0
  if (done) await rename(draft, folder).catch(() => {})
  await rm(draft, { recursive: true, force: true })
  return done && existsSync(program) ? program : undefined
}
