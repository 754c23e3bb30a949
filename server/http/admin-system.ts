import { Readable } from 'node:stream'
import { readSetUp } from '#server/services/set-up/read-set-up.ts'
import { settleStep } from '#server/services/set-up/settle-step.ts'
import { downloadBackup, makeBackup } from '#server/services/system/backups.ts'
import { setMaintenance } from '#server/services/system/maintenance.ts'
import { examineSystem, readSystem } from '#server/services/system/read-system.ts'
import { setUpApi } from '#shared/admin/set-up.ts'
import { systemApi } from '#shared/admin/system.ts'
import { guard } from './guard.ts'
import { type App, admit, route } from './route.ts'

/** The installation as operators set it up and keep it. */
export function mountAdminSystem(app: App): void {
  route(app, setUpApi.read, readSetUp)
  route(app, setUpApi.settle, settleStep)
  route(app, systemApi.read, readSystem)
  route(app, systemApi.examine, examineSystem)
  route(app, systemApi.backUp, makeBackup)
  route(app, systemApi.maintain, setMaintenance)
  const { download } = systemApi
  // Streamed: a backup has no limit that a process's memory would have to hold.
  app.on(download.method, download.path, guard(download), async (c) => {
    const { name, bytes, contents } = await downloadBackup(c.get('ctx'), await admit(c, download))
    return c.body(Readable.toWeb(contents) as ReadableStream, 200, {
      'Content-Type': 'application/gzip',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
}
