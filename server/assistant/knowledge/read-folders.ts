import { readdirSync, readFileSync } from 'node:fs'
import type { EntryFolder } from './entry-folder.ts'

const FOLDER = 'content/knowledge'
const ROOT = new URL('../../../', import.meta.url)

/** Reads the files of all shipped entries from `content/knowledge`, a folder each; its name is the slug. */
export function readFolders(): EntryFolder[] {
  return readdirSync(new URL(FOLDER, ROOT))
    .sort()
    .map((slug) => {
      const path = `${FOLDER}/${slug}`
      const folder = new URL(`${path}/`, ROOT)
      const names = readdirSync(folder)
      return {
        slug,
        path,
        files: new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])),
      }
    })
}
