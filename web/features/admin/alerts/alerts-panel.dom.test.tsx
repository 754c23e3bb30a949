import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AlertsState, alertsApi, NO_ALERTS } from '#shared/admin/alerts.ts'
import { settingsApi } from '#shared/admin/settings.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { AlertsPanel } from './alerts-panel.tsx'

const AT = '2026-11-21T09:00:00.000Z'
const STATE: AlertsState = {
  settings: NO_ALERTS,
  updatedAt: null,
  mailConfigured: false,
  secretMadeAt: null,
  innerAllowed: false,
  webhookSet: false,
  log: [],
}
const told = (parts: Partial<AlertsState> = {}) => network.on(alertsApi.state, { ...STATE, ...parts })

/** Whoever looks is an admin. */
beforeEach(() => {
  const user = { id: '1', email: 'olga@example.org', fullName: 'Olga' }
  sessionStore.open({ token: 'x', user, receivedAt: Date.now(), lifeMs: 60_000 })
  sessionStore.setRole(user.id, 'admin')
})

describe('the panel Alerts', () => {
  it('saves where alerts go and about what, and refuses what is no address', async () => {
    told()
    const { user } = show(<AlertsPanel />)
    const address = await screen.findByRole('textbox', { name: 'Webhook' })
    expect(screen.getByRole('button', { name: 'Send a test' })).toHaveProperty('disabled', true)
    await user.type(address, 'hooks')
    screen.getByText('Enter the whole address, beginning with https://.')
    expect(screen.getByRole('button', { name: 'Save alerts' })).toHaveProperty('disabled', true)
    await user.clear(address)
    await user.type(address, 'https://hooks.example/x')
    await user.click(screen.getByRole('checkbox', { name: 'A backup is overdue' }))
    network.refuse(settingsApi.save, 500, { error: 'Something went wrong here.', code: 'internal' })
    await user.click(screen.getByRole('button', { name: 'Save alerts' }))
    const codes = NO_ALERTS.codes.filter((code) => code !== 'backup_overdue')
    const value = { mail: false, webhook: 'https://hooks.example/x', codes }
    await screen.findByRole('alert')
    expect(network.sent(settingsApi.save)).toEqual([
      { setting_key: 'alerts', setting_value: value, expectedUpdatedAt: null },
    ])
    expect(address).toHaveProperty('value', 'https://hooks.example/x')
  })

  it('tells support that a webhook is set, without a field for its address', async () => {
    sessionStore.setRole('1', 'support')
    told({ webhookSet: true })
    show(<AlertsPanel />)
    await screen.findByText('A webhook is set. Its address is shown to admins only.')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows the secret when it is made, and says that it is not shown again', async () => {
    told()
    network.on(alertsApi.makeSecret, { secret: 'whsec_abc' })
    const { user } = show(<AlertsPanel />)
    await user.click(await screen.findByRole('button', { name: 'Make a secret' }))
    await screen.findByText('whsec_abc')
    screen.getByText(/it is not shown again/)
  })

  it('lists what was sent with every try', async () => {
    const attempts = [{ at: AT, ok: false, said: '500' }]
    const delivery = { id: '1', code: 'test' as const, title: 'A test', channel: 'webhook' as const }
    told({ log: [{ ...delivery, status: 'failed', created_at: AT, next_at: null, attempts }] })
    show(<AlertsPanel />)
    await screen.findByText('Webhook: given up')
    screen.getByText(/: 500$/)
  })
})
