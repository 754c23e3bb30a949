const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * The direction that a text's first letter sets. The browser's own `dir="auto"` reads a field to its end with
 * each key, which takes seconds in a pasted book.
 */
export function textDirection(text: string): 'rtl' | 'ltr' {
  const first = /\p{L}/u.exec(text.slice(0, 200))?.[0]
  return first && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}
