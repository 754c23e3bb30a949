import { z } from 'zod'
import { parseContent, readContent } from '../content/read-content.ts'

const Titled = z.object({ title: z.string() })
const titles = new Map<string, string>()

/** The title of a shipped entry, by its slug. Reads its file once; throws where there is none. */
export function entryTitle(slug: string): string {
  const known = titles.get(slug)
  if (known !== undefined) return known
  const file = `content/knowledge/${slug}/entry.en.md`
  const [, front = ''] = readContent(file).split(/^---$/m)
  const { title } = parseContent(front, file, Titled)
  titles.set(slug, title)
  return title
}
