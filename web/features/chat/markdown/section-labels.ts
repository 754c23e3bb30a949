/**
 * Headings that open a section of a structured reply (spec section 3, structuredContent), as the guide and the
 * models write them in each of the product's languages.
 */
const labels = {
  en: ['What matters', 'Do next', 'Adjustments', 'Sources'],
  de: ['Was zählt', 'Worauf es ankommt', 'Als Nächstes', 'Nächste Schritte', 'Anpassungen', 'Quellen'],
  es: ['Lo que importa', 'Qué hacer ahora', 'A continuación', 'Próximos pasos', 'Ajustes', 'Fuentes'],
  fr: ['Ce qui compte', 'À faire', 'À faire ensuite', 'Prochaines étapes', 'Ajustements', 'Sources'],
}

const normal = (text: string) => text.normalize('NFC').trim().replace(/\s*:$/, '').toLowerCase()
const known = new Set(Object.values(labels).flat().map(normal))

/** Whether these words alone, a trailing colon aside, name a section. */
export const isSectionLabel = (words: string) => words.length < 40 && known.has(normal(words))

export const withoutColon = (words: string) => words.trim().replace(/\s*:$/, '')

export interface SectionLabel {
  words: string
  /** Depth of the Markdown heading, or 0 for a bold line. */
  depth: number
}

/** Reads `### Do next`, `**Do next**` or `**Do next:**`; anything else is no label. */
export function readSectionLabel(source: string): SectionLabel | undefined {
  const line = source.trim()
  if (line.length > 60) return undefined
  const heading = /^(#{1,6})[ \t]+(?:\*\*)?([^#*\n\r]+?)(?:\*\*)?[ \t]*#*$/.exec(line)
  const bold = /^(?:\*\*([^*\n\r]+)\*\*|__([^_\n\r]+)__)[ \t]*:?$/.exec(line)
  const words = heading?.[2] ?? bold?.[1] ?? bold?.[2]
  if (!words || words !== words.trim() || !isSectionLabel(words)) return undefined
  return { words: withoutColon(words), depth: heading?.[1]?.length ?? 0 }
}
