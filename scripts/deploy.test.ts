import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

interface Unit {
  readonly all: string
  /** The values of a setting, in order. */
  of(setting: string): string[]
}

async function readUnit(name: string): Promise<Unit> {
  const all = await readFile(`deploy/${name}`, 'utf8')
  return {
    all,
    of: (setting) => [...all.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value),
  }
}

/** What decides which installation a process works on. */
const PLACE = ['User', 'WorkingDirectory', 'EnvironmentFile', 'StateDirectory']
const dataDir = (text: string) => /\bDATA_DIR=(\S+)/.exec(text)?.[1]

test('the nightly backup and commands by hand work on what the service runs on', async () => {
  const service = await readUnit('beachhead.service')
  const backup = await readUnit('beachhead-backup.service')
  const byHand = await readUnit('beachhead-run')
  expect(dataDir(service.of('Environment').join(' '))).toBe('/var/lib/beachhead')
  expect(dataDir(backup.of('Environment').join(' '))).toBe('/var/lib/beachhead')
  expect(dataDir(byHand.all)).toBe('/var/lib/beachhead')
  for (const setting of PLACE) {
    expect(service.of(setting), setting).toHaveLength(1)
    expect(backup.of(setting), setting).toEqual(service.of(setting))
    expect(byHand.all, setting).toContain(`-p ${setting}=${service.of(setting)[0]}`)
  }
  const [node] = (service.of('ExecStart')[0] ?? '').split(' ')
  expect(backup.of('ExecStart')).toEqual([`${node} scripts/backup.ts`])
  expect(byHand.all).toContain(`${node} "scripts/$name.ts"`)
})

test('the nightly backup is one that a timer starts, and old ones make room', async () => {
  const timer = await readUnit('beachhead-backup.timer')
  expect(timer.of('OnCalendar')).toHaveLength(1)
  expect(timer.of('Persistent')).toEqual(['true'])
  expect(timer.of('WantedBy')).toEqual(['timers.target'])
  const backup = await readUnit('beachhead-backup.service')
  expect(backup.of('Type')).toEqual(['oneshot'])
  // The name that a backup gives its file when none is said.
  expect(backup.of('ExecStartPost').join()).toMatch(/backups -name beachhead-\*\.gz -mtime \+14 -delete$/)
})
