import { FORMS } from '#engine/documents/forms.ts'
import type { Ctx } from '#server/services/context.ts'
import type { DocumentForm } from '#shared/document-form.ts'
import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offered-document.ts'

/** The form of a document, with nothing filled in. */
export async function readForm(
  _ctx: Ctx,
  { kind, lang }: { kind: DocumentKind; lang: Language },
): Promise<DocumentForm> {
  return FORMS[kind][lang].form
}
