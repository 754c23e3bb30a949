import { joinList, KnowledgeEntry, KnowledgeForm } from '#shared/admin/knowledge.ts'

const EMPTY: KnowledgeForm = { title: '', content: '', category: '', keywords: '', relevance_tags: '' }

/** What the form shows for an entry; for none it is empty but for what is known already. */
export function formOf(entry: KnowledgeEntry | null, known: Partial<KnowledgeForm> = {}): KnowledgeForm {
  if (!entry) return { ...EMPTY, ...known }
  const { title, content, category, keywords, relevance_tags } = entry
  return { title, content, category, keywords: joinList(keywords), relevance_tags: joinList(relevance_tags) }
}

/** The first problem of each field, in the words to show under it (product.md section 5). */
export function formProblems(values: KnowledgeForm): Partial<Record<keyof KnowledgeForm, string>> {
  const problems: Partial<Record<keyof KnowledgeForm, string>> = {}
  for (const { path, message } of KnowledgeForm.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof KnowledgeForm
    problems[field] ??= message
  }
  return problems
}

/** Whether the title or text that is typed is another one than translations and answers were written for. */
export function outdatesTexts(entry: KnowledgeEntry | null, { title, content }: KnowledgeForm): boolean {
  if (!entry || entry.texts.translations + entry.texts.answers === 0) return false
  return title.trim() !== entry.title || content.trim() !== entry.content
}

/** The entry that a conflict's error brings along; undefined when it is none. */
export function readEntry(current: unknown): KnowledgeEntry | undefined {
  const wrapped =
    current !== null && typeof current === 'object' && 'entry' in current ? current.entry : current
  return KnowledgeEntry.safeParse(wrapped).data
}
