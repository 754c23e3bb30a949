const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of ILIKE for text that holds `part`, taken literally; null when there is no part. */
export const contains = (part: string | null) => (part === null ? null : `%${escaped(part)}%`)

/** The pattern of LIKE for text that begins with `part`, taken literally. */
export const startsWith = (part: string | null) => (part === null ? null : `${escaped(part)}%`)
