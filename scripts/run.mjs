// The one entry of every command, in plain JavaScript: it runs on whatever Node the host has, installs what
// is missing, and hands over to the pinned Node, which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { heapFlags } from './heap.mjs'
import { slim } from './slim.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

/** Commands that run the product; all others check, test or measure it and need the development packages too. */
const RUNNING = ['start', 'build', 'backup', 'restore', 'doctor', 'make-admin']

const [command, ...args] = process.argv.slice(2)
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = join('node_modules', '.beachhead-lock')
const [installed, scope = 'all'] = existsSync(stamp)
  ? readFileSync(stamp, 'utf8').split(' ')
  : [undefined, undefined]
// Whoever has everything installed keeps it, also who called npm ci by hand and so left no stamp.
const wanted =
  RUNNING.includes(command) && (!existsSync('node_modules') || scope === 'running') ? 'running' : 'all'

if (installed !== lock || (wanted === 'all' && scope !== 'all')) {
  console.log('Installing dependencies …')
  const npm = process.env.npm_execpath
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const which = wanted === 'running' ? '--omit=dev' : '--include=dev'
  const ci = [...before, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error']
  const install = spawnSync(program, ci, { stdio: 'inherit' })
  if (install.status !== 0) {
    console.error(
      'Installing dependencies failed; see above. Check the connection to the npm registry and try again.',
    )
    process.exit(install.status ?? 1)
  }
  if (wanted === 'running') slim('node_modules')
  writeFileSync(stamp, `${lock} ${wanted}`)
}

const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
// A container's limit where there is one; without one it is 0, or more than the machine has.
const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())
const flags = command === 'start' ? heapFlags(memory, process.env.NODE_OPTIONS) : []
const child = spawn(pinned, [...flags, join('scripts', `${command}.ts`), ...args], {
  // The channel tells the child when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)))
