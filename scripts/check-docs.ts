import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Paths of ours in backticks or links: they begin with a folder or file of the repository. */
const PATH =
  /[`(]((?:\.\/|docs\/|server\/|web\/|shared\/|scripts\/|e2e\/|evals\/|bench\/|config\/|\.ci\/)[\w./*-]+)[`)#]/g

/** Whether every path that README and docs name exists; prints those that do not. */
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
  return missing.length === 0
}
