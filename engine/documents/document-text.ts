import { formMarkdown } from '#shared/document-form.ts'
import type { OfferedDocument } from '#shared/offered-document.ts'
import { FORMS } from './forms.ts'

/** What stands for an open field: its name in brackets in a reply, a line to write on in a file. */
type Open = 'chip' | 'blank'

/** A document as Markdown; in a reply under a small heading. */
export function documentText({ kind, lang, fields }: OfferedDocument, { open }: { open: Open }): string {
  const values = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]))
  const { form } = FORMS[kind][lang]
  if (open === 'blank') return formMarkdown(form, values)
  const text = formMarkdown(form, values, (field) => `[${field?.label ?? ''}]`)
  return text.startsWith('# ') ? `##${text}` : `### ${form.title}\n\n${text}`
}
