/** Of one list; with cut texts this is what a page holds. */
const MOST = 6
/** The longest texts of a page, in characters. */
export const LONGEST = { quote: 110, text: 260, item: 120, short: 60 }

export const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed().trimEnd()}…` : text

/** The values of one field that a page has room for. */
export function valuesOf(
  fields: readonly { field: string; value: string }[],
  field: string,
  longest = LONGEST.item,
): readonly string[] {
  return fields
    .filter((view) => view.field === field)
    .slice(0, MOST)
    .map(({ value }) => cut(value, longest))
}
