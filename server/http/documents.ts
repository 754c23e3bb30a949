import { createDocument } from '#server/services/documents/create-document.ts'
import { downloadDocument, renderDocument } from '#server/services/documents/document-file.ts'
import {
  listVentureDocuments,
  readDocument,
  removeDocument,
  typeIntoDocument,
} from '#server/services/documents/keep-documents.ts'
import { readForm } from '#server/services/documents/read-form.ts'
import { documentsApi } from '#shared/documents.ts'
import { type App, route, routeFile } from './route.ts'

/** Documents as forms: empty ones, those that members keep, and their files. */
export function mountDocuments(app: App): void {
  route(app, documentsApi.form, readForm)
  route(app, documentsApi.create, createDocument)
  route(app, documentsApi.list, listVentureDocuments)
  route(app, documentsApi.read, readDocument)
  route(app, documentsApi.patch, typeIntoDocument)
  route(app, documentsApi.remove, removeDocument)
  routeFile(app, documentsApi.file, downloadDocument)
  routeFile(app, documentsApi.render, renderDocument)
}
