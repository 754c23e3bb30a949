import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from './check-content.ts'
import { checkDocs } from './check-docs.ts'
import { checkEngine } from './check-engine.ts'
import { checkInterface } from './check-interface.ts'
import { checkProjects } from './check-projects.ts'
import { checkSizes } from './check-sizes.ts'
import { checkTrust } from './check-trust.ts'
import { auditDependencies, lintContainerfile } from './registry-checks.ts'
import { beside, run, type StepResult, step } from './steps.ts'

/** The native compiler; what asks for TypeScript by its name wants the API of release 6. */
const TSC = 'node_modules/typescript-7/bin/tsc'
const bin = (name: string) => `node_modules/.bin/${name}`
const succeeds = async (program: string, args: string[]) => (await run(program, args)) === 0

/** Everything that needs no database: types, lint and format, import rules, dead code, content, paths named in docs, known faults. */
export async function staticChecks(): Promise<StepResult[]> {
  const results: StepResult[] = []
  const types = beside(join(tmpdir(), `beachhead-types-${process.pid}.txt`), () => step('Types', checkTypes))
  results.push(await step('Files without types', async () => checkProjects()))
  results.push(await step('Lint and format', () => succeeds(bin('biome'), ['ci', '--error-on-warnings'])))
  const roots = ['shared', 'engine', 'server', 'web', 'e2e', 'evals', 'bench', 'scripts']
  const cruise = ['--config', 'dependency-cruiser.cjs', '--output-type', 'err-long', ...roots]
  results.push(await step('Import rules', () => succeeds(bin('depcruise'), cruise)))
  results.push(await step('Dead code', () => succeeds(bin('knip'), [])))
  results.push(await step('Engine without words', async () => checkEngine()))
  results.push(await step('Sizes', async () => checkSizes()))
  results.push(await step('Content', checkContent))
  results.push(await step('Texts of the screens', async () => checkInterface()))
  results.push(await step('Paths named in docs', checkDocs))
  results.push(await step('Cases of docs/trust.md', checkTrust))
  results.push(await step('Container file', lintContainerfile))
  results.push(await step('Known faults of runtime dependencies', auditDependencies))
  return [await types(), ...results]
}

async function checkTypes(): Promise<boolean> {
  const check = async (...projects: string[]) => {
    for (const project of projects) if (!(await succeeds(TSC, ['-p', project]))) return false
    return true
  }
  const lanes = await Promise.all([check('server', 'engine', 'shared'), check('web', 'e2e', 'bench')])
  return lanes.every((right) => right)
}
