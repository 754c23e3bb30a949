import { z } from 'zod'

/** What no text column can hold: NUL, and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** A text a person typed: trimmed, and always storable. */
export const PlainText = z.string().overwrite(storable).trim()
