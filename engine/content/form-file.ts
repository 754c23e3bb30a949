import { z } from 'zod'
import { type DocumentForm, partsOf, slotKeys } from '#shared/document-form.ts'
import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offered-document.ts'
import { readYaml, type YamlFile } from '#shared/read-yaml.ts'
import { SOURCES } from './document-keys.ts'
import { faultsOf } from './read-content.ts'
import { group, Text } from './text-shapes.ts'

const Field = z
  .strictObject({
    key: Text.regex(/^\w+$/, 'has to be one word'),
    label: Text,
    example: Text.optional(),
    /** What it is filled from, the best first. */
    from: z.array(z.enum(SOURCES)).min(1, 'is empty').default([]),
    /** `phrase` for a field inside a sentence, where another sentence would not fit. */
    fit: z.literal('phrase').optional(),
    narrow: z.boolean().default(false),
    after: Text.optional(),
    choices: z.record(z.string(), Text).optional(),
  })
  .refine(({ example, choices }) => example || choices, { path: ['example'], error: 'is missing' })

const Head = group({
  title: Text,
  fields: z.array(Field).min(1, 'is empty'),
  signatures: z.array(Text).default([]),
})
export type FormHead = z.infer<typeof Head>

const FENCE = '---\n'

/** A form as its file has it. */
export interface FormFile {
  readonly head: FormHead
  readonly body: string
}

/** Reads a form. The faults are sentences with file, line and key; with one, there is no form. */
export function readFormFile(text: string, file: string): { form?: FormFile; faults: string[] } {
  const end = text.indexOf(`\n${FENCE}`, FENCE.length)
  if (!text.startsWith(FENCE) || end < 0) return { faults: [`${file}:1 has no front matter`] }
  let yaml: YamlFile
  try {
    // The fence's own line is kept, so that lines are counted as in the file.
    yaml = readYaml(`\n${text.slice(FENCE.length, end)}`, file)
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] }
  }
  const { data: head, error } = Head.safeParse(yaml.value)
  if (!head) return { faults: faultsOf(yaml, file, error) }
  const body = text.slice(end + 1 + FENCE.length).trim()
  const faults = [...keyFaults(head, yaml, file), ...slotFaults(head, body, text, file)]
  return faults.length > 0 ? { faults } : { form: { head, body }, faults }
}

/** Keys that two fields have, and an `after` that names no field. */
function keyFaults({ fields }: FormHead, yaml: YamlFile, file: string): string[] {
  const keys = fields.map(({ key }) => key)
  return fields.flatMap(({ key, after }, at) => {
    const where = `${file}:${yaml.lineOf(['fields', at])} fields.${key}:`
    return [
      ...(keys.indexOf(key) === at ? [] : [`${where} there is another field of this key`]),
      ...(after === undefined || keys.includes(after) ? [] : [`${where} there is no field ${after}`]),
    ]
  })
}

/** Slots without a field, fields without a slot, and parts that fit no choice. */
function slotFaults({ fields, signatures }: FormHead, body: string, text: string, file: string): string[] {
  const lineOf = (words: string) => {
    const at = text.indexOf(words)
    return text.slice(0, at).split('\n').length
  }
  const used = slotKeys([body, ...signatures].join('\n'))
  const keys = new Set(fields.map(({ key }) => key))
  const choice = fields.find(({ choices }) => choices)
  const wanted = Object.keys(choice?.choices ?? { '': '' })
  const parts = [...partsOf(body).keys()]
  return [
    ...[...used]
      .filter((key) => !keys.has(key))
      .map((key) => `${file}:${lineOf(`{${key}}`)} {${key}}: no field has this key`),
    ...fields
      .filter(({ key, choices }) => !choices && !used.has(key))
      .map(({ key }) => `${file}:${lineOf(`key: ${key}`)} fields.${key}: no slot of the text has this key`),
    ...wanted.filter((part) => !parts.includes(part)).map((part) => `${file}:1 the part ${part} is missing`),
    ...parts
      .filter((part) => !wanted.includes(part))
      .map((part) => `${file}:${lineOf(`<!-- ${part} -->`)} ${part}: is none of the choices`),
  ]
}

/** The form as the page, the preview and the files have it. */
export function formOf({ head, body }: FormFile, kind: DocumentKind, lang: Language): DocumentForm {
  const { title, signatures } = head
  const fields = head.fields.map(({ key, label, example, narrow, after, choices }) => ({
    key,
    label,
    example: example ?? '',
    narrow,
    after: after ?? null,
    choices: choices ? Object.entries(choices).map(([value, label]) => ({ value, label })) : null,
  }))
  return { kind, lang, title, fields, body, signatures }
}
