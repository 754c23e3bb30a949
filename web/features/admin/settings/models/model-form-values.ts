import { type Family, SavedEntry } from '#shared/admin/model-entries.ts'
import { Capabilities, familyLike, Level, type ModelEntry } from '#shared/model-catalogue.ts'
import { type Typed, typedNumber } from '#web/lib/typed-number.ts'

/** What the form holds. Whatever is empty is as the family has it, or not known. */
export interface ModelForm {
  id: string
  aliases: string
  family: string
  context: Typed
  output: Typed
  input: Typed
  cached: Typed
  cacheWrite: Typed
  outputPrice: Typed
  /** Whether the prices change on a known day, and what they are then. */
  changes: boolean
  until: string
  laterInput: Typed
  laterCached: Typed
  laterCacheWrite: Typed
  laterOutput: Typed
  day: string
  replacement: string
  temperature: string
  effort: string[]
  wires: string[]
  tokenLimit: string
  structured: string
  source: string
}

/** In place of levels: the model cannot be told how much to think. */
export const NO_LEVELS = 'cannot be told'

/** What the form shows for an entry; for none it is empty. */
export function formOf(entry: ModelEntry | null): ModelForm {
  const { prices, retires } = entry ?? {}
  const later = prices?.afterwards
  return {
    id: entry?.id ?? '',
    aliases: entry?.aliases.join(', ') ?? '',
    family: entry?.family ?? '',
    context: entry?.context ?? '',
    output: entry?.output ?? '',
    input: prices?.input ?? '',
    cached: prices?.cached ?? '',
    cacheWrite: prices?.cache_write ?? '',
    outputPrice: prices?.output ?? '',
    changes: later !== undefined,
    until: prices?.until ?? '',
    laterInput: later?.input ?? '',
    laterCached: later?.cached ?? '',
    laterCacheWrite: later?.cache_write ?? '',
    laterOutput: later?.output ?? '',
    day: retires?.day ?? '',
    replacement: retires?.replacement ?? '',
    temperature: entry?.temperature ?? '',
    effort: entry?.effort?.length === 0 ? [NO_LEVELS] : (entry?.effort ?? []),
    wires: entry?.wires ?? [],
    tokenLimit: entry?.token_limit ?? '',
    structured: entry?.structured ?? '',
    source: entry?.source ?? '',
  }
}

const known = (value: string) => (value === '' ? undefined : value)
const figures = (input: Typed, cached: Typed, cache_write: Typed, output: Typed) => ({
  input: typedNumber(input),
  cached: typedNumber(cached),
  cache_write: typedNumber(cache_write),
  output: typedNumber(output),
})

/** The entry that a form describes, not checked yet. */
function drafted(form: ModelForm, families: readonly Family[]): object {
  const prices = figures(form.input, form.cached, form.cacheWrite, form.outputPrice)
  const later = figures(form.laterInput, form.laterCached, form.laterCacheWrite, form.laterOutput)
  const priced = form.changes || Object.values(prices).some((price) => price !== undefined)
  const replacement = known(form.replacement.trim())
  return {
    id: form.id.trim(),
    aliases: form.aliases
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    family: form.family || familyLike(families, form.id)?.id,
    context: typedNumber(form.context),
    output: typedNumber(form.output),
    prices: priced ? { ...prices, ...(form.changes && { until: form.until, afterwards: later }) } : undefined,
    retires: form.day !== '' || replacement !== undefined ? { day: form.day, replacement } : undefined,
    temperature: known(form.temperature),
    effort:
      form.effort.length === 0 ? undefined : Level.options.filter((level) => form.effort.includes(level)),
    wires: form.wires.length === 0 ? undefined : form.wires,
    token_limit: known(form.tokenLimit),
    structured: known(form.structured),
    source: form.source.trim(),
  }
}

/** The entry of a form without problems; undefined for one with some. */
export const entryOf = (form: ModelForm, families: readonly Family[]): ModelEntry | undefined =>
  SavedEntry.safeParse(drafted(form, families)).data

/** The field that shows each key of an entry. */
const FIELDS: Record<string, keyof ModelForm> = {
  'prices.input': 'input',
  'prices.cached': 'cached',
  'prices.cache_write': 'cacheWrite',
  'prices.output': 'outputPrice',
  'prices.until': 'until',
  'prices.afterwards.input': 'laterInput',
  'prices.afterwards.cached': 'laterCached',
  'prices.afterwards.cache_write': 'laterCacheWrite',
  'prices.afterwards.output': 'laterOutput',
  'retires.day': 'day',
  'retires.replacement': 'replacement',
  token_limit: 'tokenLimit',
}

/** The field that a key of an entry is edited in; undefined for what the form does not have. */
export function fieldOf(path: string): keyof ModelForm | undefined {
  const [first = ''] = path.split('.')
  const field = FIELDS[path] ?? FIELDS[first] ?? first
  return field in formOf(null) ? (field as keyof ModelForm) : undefined
}

/** "Must be a day such as 2026-12-11." */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

/** The first problem of each field, by the same schema that the server reads. */
export function formProblems(
  form: ModelForm,
  families: readonly Family[],
): Partial<Record<keyof ModelForm, string>> {
  const problems: Partial<Record<keyof ModelForm, string>> = {}
  for (const { path, message } of SavedEntry.safeParse(drafted(form, families)).error?.issues ?? []) {
    const field = fieldOf(path.join('.'))
    if (field) problems[field] ??= sentence(message)
  }
  return problems
}

/** The problem that the server named by its key, under the field that shows it; undefined for any other sentence. */
export function problemFrom(message: string): { field: keyof ModelForm; problem: string } | undefined {
  const [, path, problem] = /^entry\.([\w.]+): (.*)$/.exec(message) ?? []
  const field = path === undefined ? undefined : fieldOf(path)
  return field && problem !== undefined ? { field, problem: sentence(problem) } : undefined
}

/** What a model of this form is asked like where the form says nothing. */
export const familyOf = (form: Pick<ModelForm, 'family' | 'id'>, families: readonly Family[]) =>
  families.find(({ id }) => id === form.family) ?? familyLike(families, form.id)

export const TEMPERATURES = Capabilities.shape.temperature.options
export const STRUCTURED = Capabilities.shape.structured.options
export const TOKEN_LIMITS = Capabilities.shape.token_limit.options

/** The fields of the form, in the order of a comparison. */
export const FIELD_KEYS = Object.keys(formOf(null)) as (keyof ModelForm)[]
