/** The end of a sentence; the point in "30. November" is none. */
const END = /(?<=(?<!\b\d{1,2})\.|[;!?])\s+/

/** Cuts the next best action into its title and what follows it; that is empty when the title says it all. */
export function splitAction(text: string): { title: string; rest: string } {
  const end = END.exec(text)
  const title = end ? text.slice(0, end.index) : text
  return { title: title.replace(/[.;]$/, ''), rest: end ? text.slice(end.index + end[0].length) : '' }
}
