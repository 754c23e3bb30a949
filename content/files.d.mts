/** The text of a file of content/, by its path from there. Throws when there is none. */
export function readText(path: string): string
/** The bytes of a file of content/, by its path from there. Throws when there is none. */
export function readBytes(path: string): Uint8Array
/** The names in a folder of content/, sorted. Throws when there is none. */
export function listFolder(path: string): string[]
