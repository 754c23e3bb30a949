// Plain JavaScript, as scripts/run.mjs is: it runs on whatever Node the host has.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Source maps, type declarations and TypeScript: Node runs none of them in a package, and a build reads none. */
const NEVER_READ = /\.(?:map|[cm]?tsx?)$/
/** Where the pinned Node has its headers for compiling add-ons, half as large as the program itself. */
const HEADERS = join('node', 'node_modules')

/** Takes out of an installation what running the product never reads: a third of it. Checks and tests need it all. */
export function slim(modules) {
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && NEVER_READ.test(entry.name)) rmSync(join(entry.parentPath, entry.name))
  }
  for (const name of readdirSync(join(modules, HEADERS)).filter((each) => each.startsWith('node-'))) {
    rmSync(join(modules, HEADERS, name, 'include'), { recursive: true, force: true })
  }
}
