/**
 * Anything but spaces, controls, lone marks, what is ignored by default, and the blank that is drawn as
 * nothing.
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns whether anybody sees something of a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
