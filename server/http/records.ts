import { addRecord } from '#server/services/records/add-record.ts'
import { changeRecord } from '#server/services/records/change-record.ts'
import { forgetPerson } from '#server/services/records/forget-person.ts'
import { listRecords } from '#server/services/records/list-records.ts'
import { removeRecord } from '#server/services/records/remove-record.ts'
import { recordsApi } from '#shared/records.ts'
import { type App, route } from './route.ts'

/** A venture's evidence as records. */
export function mountRecords(app: App): void {
  route(app, recordsApi.list, listRecords)
  route(app, recordsApi.add, addRecord)
  route(app, recordsApi.change, changeRecord)
  route(app, recordsApi.remove, removeRecord)
  route(app, recordsApi.forgetPerson, forgetPerson)
}
