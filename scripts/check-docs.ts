import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** Paths of ours in backticks or links: they begin with a folder or file of the repository. */
const PATH =
  /[`(]((?:\.\/|docs\/|engine\/|server\/|web\/|shared\/|scripts\/|e2e\/|evals\/|bench\/|config\/|content\/|\.ci\/)[\w./*-]+)[`)#]/g

/** Roles of the database, whose names begin like our metrics'. */
const NO_METRICS = ['beachhead_member', 'beachhead_admin', 'beachhead_support']

/**
 * Whether every path that README and docs name exists, the README counts dependencies right and the metrics are named as
 * they are; prints what does not.
 */
export async function checkDocs(): Promise<boolean> {
  const missing: string[] = []
  for await (const file of glob(['*.md', 'content/README.md', 'evals/*.md', 'docs/**/*.md'])) {
    const text = await readFile(file, 'utf8')
    for (const [, path = ''] of text.matchAll(PATH)) {
      const base = path.startsWith('./') ? join(dirname(file), path) : path
      if (!existsSync(base.replace(/\/?\*.*$/, ''))) missing.push(`${file}: ${path}`)
    }
  }
  for (const each of missing) console.error(`There is no such path: ${each}`)
  const agreeing = [await countsDependencies(), await namesMetrics()]
  return missing.length === 0 && agreeing.every((right) => right)
}

/** Returns whether docs/operations.md names every metric of ours, and none that there is not. */
async function namesMetrics(): Promise<boolean> {
  const source = await readFile('server/runtime/metrics.ts', 'utf8')
  const ours = [...source.matchAll(/name: '(beachhead_\w+)'/g)].map(([, name = '']) => name)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const usual = registry.getMetricsAsArray().map(({ name }) => name)
  const text = await readFile('docs/operations.md', 'utf8')
  const named = [...text.matchAll(/`((?:beachhead|nodejs|process)_\w+)`/g)].map(([, name = '']) => name)
  const unknown = named.filter((name) => !NO_METRICS.includes(name) && ![...ours, ...usual].includes(name))
  for (const name of unknown) console.error(`docs/operations.md: there is no metric ${name}`)
  const untold = ours.filter((name) => !named.includes(name))
  for (const name of untold) console.error(`docs/operations.md does not name the metric ${name}`)
  return ours.length > 0 && unknown.length === 0 && untold.length === 0
}

/** Returns whether the README counts the runtime dependencies as package.json does. */
async function countsDependencies(): Promise<boolean> {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object }
  const count = Object.keys(dependencies).length
  if ((await readFile('README.md', 'utf8')).includes(`${count} runtime dependencies`)) return true
  console.error(`README.md does not say that there are ${count} runtime dependencies`)
  return false
}
