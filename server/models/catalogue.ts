import { z } from 'zod'
import { readText } from '#content/files.mjs'
import { ModelEntry, ModelFamily } from '#shared/model-catalogue.ts'
import { readYaml } from '#shared/read-yaml.ts'

export const CATALOGUE_FILE = 'content/models.yaml'

const Catalogue = z
  .strictObject({
    no_chat: z.array(z.string().regex(/^[a-z0-9-]{3,}$/, 'must be a part of an id in small letters')),
    families: z.array(ModelFamily).min(1),
    models: z.array(ModelEntry),
  })
  .superRefine(({ families, models }, context) => {
    if (families.filter(({ prefixes }) => prefixes.length === 0).length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['families'],
        message: 'exactly one family must have no prefixes',
      })
    for (const { at, path, message } of faultsBetween(families, models))
      context.addIssue({ code: 'custom', path: ['models', at, ...path], message })
  })
export type Catalogue = z.infer<typeof Catalogue>

/** What does not fit in the entry at a place of the list, and the key that it stands under. */
export interface Fault {
  readonly at: number
  readonly path: readonly string[]
  readonly message: string
}

/**
 * Returns what does not fit between entries that are each well formed: families, replacements, and names that
 * are there twice.
 */
export function faultsBetween(
  families: readonly Pick<ModelFamily, 'id'>[],
  models: readonly ModelEntry[],
): Fault[] {
  const known = new Set(families.map(({ id }) => id))
  const names = models.flatMap(({ id, aliases }) => [id, ...aliases])
  return models.flatMap(({ id, aliases, family, retires }, at) => {
    const faults: Fault[] = []
    if (!known.has(family)) faults.push({ at, path: ['family'], message: `there is no family ${family}` })
    const replacement = retires?.replacement
    if (replacement !== undefined && (!names.includes(replacement) || replacement === id)) {
      const message = `there is no other model ${replacement} here`
      faults.push({ at, path: ['retires', 'replacement'], message })
    }
    for (const name of [id, ...aliases]) {
      if (names.filter((other) => other === name).length > 1)
        faults.push({ at, path: [name === id ? 'id' : 'aliases'], message: `${name} is there twice` })
    }
    return faults
  })
}

/** Reads a catalogue. Throws one sentence for each fault, with the file, the line and the key. */
export function parseCatalogue(text: string, file = CATALOGUE_FILE): Catalogue {
  const { value, lineOf } = readYaml(text, file)
  const parsed = Catalogue.safeParse(value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${file}:${lineOf(path)} ${path.join('.')}: ${message}`,
  )
  throw new Error(faults.join('\n'))
}

/** The catalogue that the product ships with. */
export const CATALOGUE = parseCatalogue(readText('models.yaml'))
