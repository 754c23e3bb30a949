import { entryParts } from '#engine/playbook/entry-parts.ts'
import { titleIn } from '#engine/playbook/parse-entry.ts'
import { relatedTo } from '#engine/playbook/related.ts'
import { DOCUMENT_OF } from '#engine/playbook/texts.ts'
import type { Searchable } from '#engine/search/documents.ts'
import { withoutKeys } from '#engine/words/fence.ts'
import { type Language, languageSignal } from '#shared/language.ts'
import type { PlaybookEntry } from '#shared/playbook.ts'

/** A translation begins with its title. */
const HEADING = /^# .{1,300}\n{1,3}/

/** An entry as founders read it in `lang`, or in the language that it is written in where nobody translated it. */
export function playbookEntry(entry: Searchable, all: Iterable<Searchable>, lang: Language): PlaybookEntry {
  const summary = lang === 'en' ? undefined : entry.summaries?.[lang]
  const written = summary ?? entry.content
  const language = summary ? lang : (languageSignal(entry.content) ?? 'en')
  const { id, category, slug } = entry
  const others = [...all]
  const titles = new Map(others.map((other) => [other.id, titleIn(other, language)]))
  return {
    id,
    title: titleIn(entry, lang),
    category,
    lang: language,
    ...entryParts(withoutKeys(written.replace(HEADING, '')), language),
    readNext: relatedTo(entry, others).map(({ id }) => ({ id, title: titles.get(id) ?? '' })),
    document: (slug && DOCUMENT_OF.get(slug)) || null,
  }
}
