import { listFolder, readText } from '#content/files.mjs'
import type { EntryFolder } from './entry-folder.ts'

const FOLDER = 'knowledge'

/** Reads the files of all shipped entries from `content/knowledge`, a folder each; its name is the slug. */
export function readFolders(): EntryFolder[] {
  return listFolder(FOLDER).map((slug) => {
    const folder = `${FOLDER}/${slug}`
    const files = new Map(listFolder(folder).map((name) => [name, readText(`${folder}/${name}`)]))
    return { slug, path: `content/${folder}`, files }
  })
}
