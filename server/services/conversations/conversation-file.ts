import { dbActor } from '#server/auth/policies.ts'
import { readShareable } from '#server/db/conversation-links.ts'
import { EXPORT_TEXTS } from '#server/files/export-texts.ts'
import type { ExportedFile } from '#server/files/exported-file.ts'
import { fileName } from '#server/files/file-name.ts'
import type { Ctx } from '#server/services/context.ts'
import type { SharedConversation } from '#shared/conversation-links.ts'
import { conversationName } from '#shared/conversations.ts'
import type { FileFormat } from '#shared/documents.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'

/** Says in a file's metadata what made the answers (article 50 of Regulation (EU) 2024/1689). */
const GENERATOR = 'Answers are AI-generated'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A conversation as it is written into a file. */
export interface FileConversation {
  readonly lang: Language
  readonly title: string
  /** Lines under the title. */
  readonly notes: readonly string[]
  readonly messages: readonly FileMessage[]
}

interface FileMessage extends Pick<SharedConversation['messages'][number], 'role' | 'content'> {
  /** Who said it, and when. */
  readonly heading: string
}

/** The messages in view of one of the caller's conversations, as a file. */
export async function downloadConversation(
  ctx: Ctx,
  { id, format, lang }: { id: string; format: FileFormat; lang: Language },
): Promise<ExportedFile> {
  const found = await ctx.database.asActor(dbActor(ctx), (db) => readShareable(db, id))
  if (!found) throw new AppError('not_found', 'This conversation does not exist.')
  const conversation = written(found, lang)
  const name = `${fileName(conversation.title, 'conversation')}.${format}`
  if (format === 'md') return { name, type: 'text/markdown; charset=utf-8', text: markdown(conversation) }
  // Only who downloads a Word file waits for what writes it to be loaded.
  const { wordConversation } = await import('./word-conversation.ts')
  return { name, type: WORD, text: await wordConversation(conversation, GENERATOR) }
}

function written(
  { title, messages }: Pick<SharedConversation, 'title' | 'messages'>,
  lang: Language,
): FileConversation {
  const texts = EXPORT_TEXTS[lang]
  // As the screens write them.
  const locale = lang === 'en' ? 'en-GB' : lang
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const [first] = messages
  const asked = messages.find(({ role }) => role === 'user')?.content ?? ''
  const begun = first && texts.begun.replace('{date}', () => day.format(new Date(first.created_at)))
  return {
    lang,
    title: title.trim() || conversationName('', asked) || texts.untitled,
    notes: [...(begun ? [begun] : []), texts.notice],
    messages: messages.map(({ role, content, created_at }) => ({
      role,
      content,
      heading: `${role === 'user' ? texts.you : texts.assistant}, ${minute.format(new Date(created_at))} UTC`,
    })),
  }
}

function markdown({ title, notes, messages, lang }: FileConversation): string {
  const head = `---\ngenerator: "${GENERATOR}"\nlang: ${lang}\n---\n\n# ${title.replace(/\s+/g, ' ')}\n`
  const parts = messages.map(({ heading, content }) => `## ${heading}\n\n${content}\n`)
  return [head, ...notes.map((note) => `*${note}*\n`), ...parts].join('\n')
}
