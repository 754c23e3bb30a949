import type { ShippedEntry } from '../types.ts'
import { type EntryFolder, parseFolder } from './entry-folder.ts'
import type { Report } from './fault.ts'

/** Reads the shipped entries, in order. Reports all that is wrong in them; those without English text are left out. */
export function parseKnowledge(folders: readonly EntryFolder[], report: Report): ShippedEntry[] {
  const placed = folders.flatMap((folder) => {
    const found = parseFolder(folder, report)
    return found ? [{ ...found, file: `${folder.path}/entry.en.md` }] : []
  })
  const titles = new Map<string, string>()
  for (const { entry, file } of placed) {
    const other = titles.get(entry.title)
    if (other) report({ file, line: 2, what: `title: ${other} has it too` })
    titles.set(entry.title, file)
  }
  return placed
    .sort((a, b) => a.order - b.order || (a.entry.slug < b.entry.slug ? -1 : 1))
    .map(({ entry }) => entry)
}
