import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(js|css|html|svg|json|txt|map|webmanifest)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file below `dir`, at the strongest level, so that the
 * server never compresses while it answers. Fonts are compressed already. Returns the number of text files.
 */
export async function precompress(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    const content = await readFile(file)
    const strongest = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }
    const [br, zipped] = await Promise.all([brotli(content, strongest), gz(content, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)])
  }
  return files.length
}
