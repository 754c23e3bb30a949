import { readEntry } from '#server/services/playbook/read-entry.ts'
import { playbookApi } from '#shared/playbook.ts'
import { type App, route } from './route.ts'

export function mountPlaybook(app: App): void {
  route(app, playbookApi.read, readEntry)
}
