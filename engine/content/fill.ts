/** Fills {name} slots; values are the product's own numbers and names or already cleaned words. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))

/** The names of the {slots} of a text, each once, in order of the alphabet. */
export const slotsOf = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
