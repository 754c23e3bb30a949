import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type SettingVersion, settingsApi } from '#shared/admin/settings.ts'
import { network } from '#web/test/network.ts'
import { STORED } from '#web/test/settings.ts'
import { show } from '#web/test/show.tsx'
import { valuesOf } from './values.ts'
import { VersionDialog } from './version-dialog.tsx'

const version: SettingVersion = {
  id: '7',
  setting_key: 'budget',
  created_at: '2026-11-20T09:00:00.000Z',
  actor: null,
  current: false,
  number: 1,
  summary: '$20.00 a month, warning at 80 %',
  change: null,
  note: null,
}

it('a version of what the page itself does not edit is compared with what is live', async () => {
  network.on(settingsApi.version, { ...version, value: { limit: 20, warn_at: 80 } })
  const values = valuesOf(STORED.settings)
  show(<VersionDialog version={version} onClose={() => {}} settings={STORED} values={values} />)
  await screen.findByText('What restoring would change')
  const said = screen.getByRole('dialog').textContent
  expect(said).toContain('Not set')
  expect(said).toContain('"limit": 20')
  expect(screen.queryByText('Against your unsaved changes, which stay on the page')).toBeNull()
})
