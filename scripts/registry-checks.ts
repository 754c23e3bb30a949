import { execFile } from 'node:child_process'
import { z } from 'zod'

/** Reads Containerfiles as editors do; fetched when it is called, so that it is no dependency. */
const CONTAINER_LINT = 'dockerfile-utils@0.16.3'
const PATIENCE_MS = 60_000

/** How a check ended, with lines for the summary: findings, or why nothing could be asked. */
export interface Checked {
  readonly ok: boolean
  readonly named: readonly string[]
}

const notAsked = (why: string): Checked => ({ ok: true, named: [`NOT CHECKED: ${why}`] })

/** Returns what npm printed, and whether it ended well; nothing at all where there is no npm or no registry. */
function npm(...args: string[]): Promise<{ ok: boolean; output: string }> {
  const quiet = ['--loglevel=error', '--fetch-retries=0']
  const options = { timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile('npm', [...quiet, ...args], options, (error, output) => resolve({ ok: !error, output }))
  })
}

/** Returns whether a runtime dependency has a known fault of high severity. */
export async function auditDependencies(): Promise<Checked> {
  return readAudit((await npm('audit', '--omit=dev', '--json')).output)
}

/** Returns whether the container file is as its format wants it. */
export async function lintContainerfile(): Promise<Checked> {
  const call = ['--yes', `--package=${CONTAINER_LINT}`, '--', 'dockerfile-utils']
  const { ok, output } = await npm('exec', ...call, 'lint', 'deploy/Containerfile')
  if (!ok && output.trim() === '') return notAsked(`${CONTAINER_LINT} cannot be fetched.`)
  console.log(output.trim() || 'deploy/Containerfile: nothing to say.')
  return { ok, named: [] }
}

const Audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
})
const Refusal = z.object({ message: z.string() }).catch({ message: 'it gave no answer' })

/** Returns what `npm audit --json` printed means. */
export function readAudit(output: string): Checked {
  const answer = parse(output)
  const audit = Audit.safeParse(answer).data
  if (!audit) return notAsked(`the registry audits nothing here (${Refusal.parse(answer).message}).`)
  const { total = 0, ...counts } = audit.metadata.vulnerabilities
  const listed = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`)
  console.log(`${total} known faults in runtime dependencies: ${listed.join(', ')}`)
  const grave = Object.entries(audit.vulnerabilities).filter(([, { severity }]) =>
    /high|critical/.test(severity),
  )
  return { ok: grave.length === 0, named: grave.map(([name, { severity }]) => `${severity}: ${name}`) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
