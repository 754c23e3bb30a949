import { expect, test } from 'vitest'
import { readAudit } from './registry-checks.ts'

const counts = { info: 0, low: 1, moderate: 0, high: 0, critical: 0, total: 1 }
const fault = (severity: string) => ({ name: 'a-package', severity, isDirect: true, via: [], range: '*' })
const audit = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'a-package': fault(severity) },
    metadata: { vulnerabilities: counts, dependencies: { prod: 1 } },
  })

test.each(['high', 'critical'])('a known fault of %s severity fails the audit and is named', (severity) => {
  expect(readAudit(audit(severity))).toEqual({ ok: false, named: [`${severity}: a-package`] })
})

test('a known fault of low severity is no reason to stop', () => {
  expect(readAudit(audit('low'))).toEqual({ ok: true, named: [] })
})

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOTFOUND"}}', 'it gave no answer'],
  ['', 'it gave no answer'],
])('a registry that audits nothing is said so, and is never taken for a clean one: %s', (output, reason) => {
  expect(readAudit(output)).toEqual({ ok: true, named: [expect.stringContaining(`NOT CHECKED`)] })
  expect(readAudit(output).named[0]).toContain(reason)
})
