import type { z } from 'zod'
import { readYaml } from '#shared/read-yaml.ts'
import type { Report } from './fault.ts'

/** Where YAML stands: its file, and how many lines of the file stand above it. */
interface Place {
  readonly file: string
  readonly above?: number
}

/** Reads YAML of a shape. Reports each fault with its line and key, and is then undefined. */
export function readShape<T>(
  shape: z.ZodType<T>,
  text: string,
  { file, above = 0 }: Place,
  report: Report,
): T | undefined {
  try {
    const { value, lineOf } = readYaml(text, file)
    const read = shape.safeParse(value)
    for (const { path, message } of read.error?.issues ?? [])
      report({ file, line: above + lineOf(path), what: `${path.join('.')}: ${message}` })
    return read.data
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [, line = '1', what = error.message] =
      /^(\d+) ([\s\S]*)$/.exec(error.message.slice(file.length + 1)) ?? []
    report({ file, line: above + Number(line), what })
    return undefined
  }
}
