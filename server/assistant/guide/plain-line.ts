/** Words a founder typed, as one line of a reply: no markup, and no question that would read as the guide's own. */
export function plainLine(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>*_`#|[\]{}?¿]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
