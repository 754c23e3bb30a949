import { examine } from '../server/operations/doctor.ts'

const SIGN = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ' }

const findings = await examine(process.env)
for (const { about, state, text } of findings) console.log(`${SIGN[state]}  ${about}: ${text}`)
if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1
