import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type System, systemApi } from '#shared/admin/system.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { SystemPage } from './system-page.tsx'

const AT = '2026-11-22T03:15:00Z'

const SYSTEM: System = {
  version: '0.2.0',
  node: '24.21.0',
  startedAt: AT,
  database: { location: 'data/postgres', version: '18.4', schema: 41, bytes: 15_000_000 },
  retention: { records: 365, unclaimed: 30 },
  mail: { host: null, from: null },
  signIn: { providers: ['Google'], verifyEmail: false, twoFactor: true, withTwoFactor: 2 },
  backups: {
    folder: 'data/backups',
    files: [{ name: 'beachhead-1.gz', bytes: 1_400_000, at: AT }],
    running: false,
    failed: null,
    lastAt: AT,
  },
  maintenance: { on: false, text: '', updatedAt: null },
  conversations: true,
}

function actAs(role: 'admin' | 'support') {
  signIn('Olga')
  sessionStore.setRole(sessionStore.get().user?.id ?? '', role)
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the system page', () => {
  beforeEach(() => {
    actAs('admin')
    network.on(systemApi.read, SYSTEM)
    network.on(systemApi.examine, {
      findings: [
        { about: 'disk', state: 'ok', text: 'plenty' },
        { about: 'mail', state: 'warning', text: 'not configured' },
      ],
      at: AT,
    })
  })

  it('tells what is wrong first', async () => {
    show(<SystemPage />)
    const checks = await panel('Checks')
    expect(await checks.findByText(/^1 thing to look at\./)).toBeTruthy()
    expect(checks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'mailnot configured',
      'diskplenty',
    ])
  })

  it('says why a backup was not finished', async () => {
    const failed = { ...SYSTEM.backups, failed: 'No space left on the disk.' }
    network.on(systemApi.backUp, failed)
    const { user } = show(<SystemPage />)
    const backups = await panel('Backups')
    await user.click(backups.getByRole('button', { name: 'Make a backup' }))
    expect((await backups.findByRole('alert')).textContent).toContain('No space left on the disk.')
    expect(backups.getByRole('button', { name: 'Download beachhead-1.gz' })).toBeTruthy()
  })

  it('keeps the text of who was second with the maintenance mode, beside what is stored', async () => {
    const current = { on: true, text: 'We move house.', updatedAt: AT, savedBy: 'Bo Quist' }
    network.refuse(systemApi.maintain, 409, { error: 'Somebody else', code: 'conflict', current })
    const { user } = show(<SystemPage />)
    const maintenance = await panel('Maintenance')
    const text = maintenance.getByRole('textbox', { name: 'What founders read' })
    await user.clear(text)
    await user.type(text, 'Back at noon.')
    await user.click(maintenance.getByRole('button', { name: 'Begin maintenance' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bo Quist changed the maintenance mode' })
    expect(dialog.textContent).toContain('Stored by Bo Quist')
    expect(dialog.textContent).toContain('house')
    expect(dialog.textContent).toContain('noon')
    expect(network.sent(systemApi.maintain)).toEqual([
      { on: true, text: 'Back at noon.', expectedUpdatedAt: null },
    ])
  })

  it('shows support everything and lets it change and take nothing', async () => {
    actAs('support')
    show(<SystemPage />)
    const backups = await panel('Backups')
    expect(backups.getByText('beachhead-1.gz')).toBeTruthy()
    expect(backups.queryByRole('button')).toBeNull()
    expect((await panel('Maintenance')).queryByRole('button')).toBeNull()
  })
})
