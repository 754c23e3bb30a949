import { existsSync } from 'node:fs'
import { run } from './steps.ts'

/** Installs a Debian package when this is Debian and we are root; false when it is not or that fails. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} from Debian …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['-qq', 'update'], quiet)) !== 0) return false
  return (await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], quiet)) === 0
}
