import { type Language, languageSignal } from '#shared/language.ts'
import type { PlaybookEntry } from '#shared/playbook.ts'
import { withoutKeys } from '../prompt/fence.ts'
import type { Searchable } from '../search/documents.ts'
import { entryParts } from './entry-parts.ts'
import { relatedTo } from './related.ts'
import { DOCUMENT_OF } from './texts.ts'

/** An entry as founders read it in `lang`, or in the language that it is written in where nobody translated it. */
export function playbookEntry(entry: Searchable, all: Iterable<Searchable>, lang: Language): PlaybookEntry {
  const summary = lang === 'en' ? undefined : entry.summaries?.[lang]
  const written = summary ?? entry.content
  const language = summary ? lang : (languageSignal(entry.content) ?? 'en')
  const { id, title, category, slug } = entry
  return {
    id,
    title,
    category,
    lang: language,
    ...entryParts(withoutKeys(written), language),
    readNext: relatedTo(entry, all),
    document: (slug && DOCUMENT_OF.get(slug)) || null,
  }
}
