import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Paths of ours in backticks or links: they begin with a folder or file of the repository. */
const PATH =
  /[`(]((?:\.\/|docs\/|server\/|web\/|shared\/|scripts\/|e2e\/|evals\/|bench\/|config\/|\.ci\/)[\w./*-]+)[`)#]/g

/** Whether every path that README and docs name exists, and the README counts dependencies right; prints what does not. */
export async function checkDocs(): Promise<boolean> {
  const missing: string[] = []
  for await (const file of glob(['README.md', 'docs/**/*.md'])) {
    const text = await readFile(file, 'utf8')
    for (const [, path = ''] of text.matchAll(PATH)) {
      const base = path.startsWith('./') ? join(dirname(file), path) : path
      if (!existsSync(base.replace(/\/?\*.*$/, ''))) missing.push(`${file}: ${path}`)
    }
  }
  for (const each of missing) console.error(`There is no such path: ${each}`)
  return missing.length === 0 && (await countsDependencies())
}

/** Whether the README counts the runtime dependencies as package.json does. */
async function countsDependencies(): Promise<boolean> {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object }
  const count = Object.keys(dependencies).length
  if ((await readFile('README.md', 'utf8')).includes(`${count} runtime dependencies`)) return true
  console.error(`README.md does not say that there are ${count} runtime dependencies`)
  return false
}
