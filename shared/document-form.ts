import { z } from 'zod'
import { LANGUAGES } from './language.ts'
import { DocumentKind } from './offered-document.ts'

/** One question of a form. */
export const FormField = z.object({
  key: z.string(),
  label: z.string(),
  /** What an answer may look like; shown in an open field. Empty for a choice. */
  example: z.string(),
  /** Stands beside other narrow fields on one line. */
  narrow: z.boolean(),
  /** The field whose date this one's must not be before. */
  after: z.string().nullable(),
  /** The answers of a choice with their labels, the first one standing until another is chosen. */
  choices: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
})
export type FormField = z.infer<typeof FormField>

/** A document before it is filled: Markdown with a `{key}` where an answer goes. */
export const DocumentForm = z.object({
  kind: DocumentKind,
  lang: z.enum(LANGUAGES),
  title: z.string(),
  fields: z.array(FormField),
  body: z.string(),
  /** What stands under each line for a signature. */
  signatures: z.array(z.string()),
})
export type DocumentForm = z.infer<typeof DocumentForm>

/** What fills a form, by key; a missing or an empty value is open. */
export type FormValues = Readonly<Record<string, string | undefined>>

const PART = /^<!-- (\w+) -->\n/m

/** The texts of a body by the choice that they belong to; one that depends on no choice has the name ''. */
export function partsOf(body: string): Map<string, string> {
  const [common = '', ...rest] = body.split(PART)
  if (rest.length === 0) return new Map([['', common.trim()]])
  const parts = new Map<string, string>()
  for (let at = 0; at < rest.length; at += 2) parts.set(rest[at] ?? '', (rest[at + 1] ?? '').trim())
  return parts
}

/** The text of a form as its choice has it. */
export function bodyOf(form: DocumentForm, values: FormValues): string {
  const parts = partsOf(form.body)
  const choice = form.fields.find(({ choices }) => choices)
  const chosen = parts.get(values[choice?.key ?? ''] ?? '')
  return chosen ?? parts.values().next().value ?? ''
}

const SLOT = /\{(\w+)\}/g

/** The keys of the slots of a text. */
export const slotKeys = (text: string): Set<string> =>
  new Set([...text.matchAll(SLOT)].map(([, key = '']) => key))

/** The fields that the document has with this choice, in the order of the form. */
export function fieldsShown(form: DocumentForm, values: FormValues): FormField[] {
  const used = slotKeys([bodyOf(form, values), ...form.signatures].join('\n'))
  return form.fields.filter(({ key, choices }) => choices !== null || used.has(key))
}

/** The fields that are still to be filled, in order; a choice never is. */
export function openFields(form: DocumentForm, values: FormValues): FormField[] {
  return fieldsShown(form, values).filter(({ key, choices }) => choices === null && !values[key]?.trim())
}

/** Returns how many fields there are to be filled. */
export const fieldCount = (form: DocumentForm, values: FormValues): number =>
  fieldsShown(form, values).filter(({ choices }) => choices === null).length

/** What stands for an answer that is still open. */
const BLANK = '____'
const SIGNATURE = '______________________________'

/** An answer as a part of a Markdown line: shown as it was typed, whatever it imitates. */
const asText = (value: string): string =>
  value
    .trim()
    .replace(/\s/g, ' ')
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')

/** The filled form as Markdown; `open` gives what stands for a field that is still open. */
export function formMarkdown(
  form: DocumentForm,
  values: FormValues,
  open: (field: FormField | undefined) => string = () => BLANK,
): string {
  const fields = new Map(form.fields.map((field) => [field.key, field]))
  const fill = (text: string) =>
    text.replace(SLOT, (_, key: string) => asText(values[key] ?? '') || open(fields.get(key)))
  const lines = form.signatures.map((line) => `${SIGNATURE}\n${fill(line)}`)
  return [fill(bodyOf(form, values)), ...lines].join('\n\n')
}
