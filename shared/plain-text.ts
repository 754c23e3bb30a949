import { z } from 'zod'
import { isVisible } from './visible.ts'

/** Returns what no text column can hold: NUL, and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** In JSON they can come as escapes alone. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i

/** JSON with nothing in its texts that no text column can hold. Throws SyntaxError as JSON.parse does. */
export function parseStorable(json: string): unknown {
  if (!UNSTORABLE.test(json)) return JSON.parse(json)
  return JSON.parse(json, (_key, value) => (typeof value === 'string' ? storable(value) : value))
}

/** A text a person typed: trimmed, and always storable. */
export const PlainText = z.string().overwrite(storable).trim()

/** Marks and overrides of direction, which turn around what stands beside a name, and characters that nobody sees. */
const HIDDEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g
/** Joiners outside words of scripts that are written with them, and outside emoji. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Extended_Pictographic}])/gu
/** Ends of lines and other controls, by which a name would go on below itself in a mail. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A name on one line, without what hides in it. */
export function withoutHidden(name: string): string {
  return storable(name).replace(HIDDEN, '').replace(STRAY_JOINER, '').replace(BREAKS, ' ')
}

/** A name that others read: trimmed, with nothing hidden in it and something to see; `missing` says when there is nothing. */
export const plainName = (missing: string) =>
  z.string().overwrite(withoutHidden).trim().refine(isVisible, missing)
