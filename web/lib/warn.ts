/** Notes in the browser's console what a person need not be told. */
export function warn(message: string, detail?: unknown): void {
  if (detail === undefined) console.warn(message)
  else console.warn(message, detail)
}
