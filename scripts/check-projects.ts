import { execFileSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'

/** Says whether each TypeScript file is in a project that tsconfig.json names, and so has its types checked; prints the others. */
export function checkProjects(): boolean {
  const { references } = readProject('tsconfig.json') as { references: { path: string }[] }
  const checked = new Set(references.flatMap(({ path }) => filesOf(`${path}/tsconfig.json`)))
  const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
  const left = all.split('\n').filter((path) => path !== '' && !checked.has(resolve(path)))
  for (const path of left) console.error(`${path} is in no project: no types are checked in it`)
  return left.length === 0
}

function filesOf(path: string): string[] {
  return ts
    .parseJsonConfigFileContent(readProject(path), ts.sys, dirname(path))
    .fileNames.map((name) => resolve(name))
}

function readProject(path: string): unknown {
  return ts.readConfigFile(path, ts.sys.readFile).config
}
