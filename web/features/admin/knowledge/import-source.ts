import { IMPORT_LIMITS } from '#shared/admin/knowledge.ts'
import { type knowledgeImportApi, READ_LIMITS } from '#shared/admin/knowledge-import.ts'
import type { InputOf } from '#shared/endpoint.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminKnowledge')

export type Source = InputOf<typeof knowledgeImportApi.read>

/** Endings of files that are read. */
export const ACCEPTED = '.csv,.json,.md,.markdown,.txt,.pdf,.docx'

const KINDS = {
  csv: 'csv',
  json: 'json',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'markdown',
  pdf: 'pdf',
  docx: 'docx',
} as const
/** Bytes; a text's characters take no fewer. */
const LARGEST = {
  csv: IMPORT_LIMITS.text,
  json: IMPORT_LIMITS.text,
  markdown: READ_LIMITS.markdown,
  pdf: READ_LIMITS.pdf,
  docx: READ_LIMITS.docx,
} as const

/** A file as it is sent. Throws an Error with what is wrong in words, before anything is sent. */
export async function sourceOf(file: File): Promise<Source> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const kind = Object.entries(KINDS).find(([name]) => name === ending)?.[1]
  if (kind === undefined) throw new Error(t('import.kind'))
  const largest = LARGEST[kind]
  const isBinary = kind === 'pdf' || kind === 'docx'
  if (file.size > largest * (isBinary ? 1 : 4))
    throw new Error(t('import.large', { size: largest / 1_000_000 }))
  const { name } = file
  if (!isBinary) return { kind, name, text: await file.text() }
  return { kind, name, data: await inBase64(file) }
}

function inBase64(file: File): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
