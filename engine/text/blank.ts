/** Replaces a stretch by blanks of the same length. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end)
}
