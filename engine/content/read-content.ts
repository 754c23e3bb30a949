import type { z } from 'zod'
import { readText } from '#content/files.mjs'
import { readYaml, type YamlFile } from '#shared/read-yaml.ts'

/** The text of a file of `content/`, named from the repository's root. */
export const readContent = (file: string): string => readText(file.replace(/^content\//, ''))

/** Says where a YAML file does not fit its shape: a sentence for each fault, with file, line and key. */
export function faultsOf({ lineOf }: YamlFile, file: string, error: z.ZodError): string[] {
  const at = (path: readonly PropertyKey[], message: string) =>
    `${file}:${lineOf(path)} ${path.join('.')}: ${message}`
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => at([...issue.path, key], 'there is no such key'))
      : [at(issue.path, issue.message)],
  )
}

/** Reads YAML of one shape. Throws a sentence for each fault, with file, line and key. */
export function parseContent<Shape extends z.ZodType>(
  text: string,
  file: string,
  shape: Shape,
): z.infer<Shape> {
  const yaml = readYaml(text, file)
  const parsed = shape.safeParse(yaml.value)
  if (!parsed.success) throw new Error(faultsOf(yaml, file, parsed.error).join('\n'))
  return parsed.data
}
