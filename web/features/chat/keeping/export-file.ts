import { conversationsApi } from '#shared/conversations.ts'
import { errorText } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { languageStore } from '#web/lib/language.ts'
import { buildRequest } from '#web/lib/request.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'

const t = textsOf('keeping')

/** Downloads a conversation as a file, in the language of the screen around what was said; a failure is told. */
export async function exportFile(id: string, format: 'docx' | 'md'): Promise<void> {
  const { path, init } = buildRequest(conversationsApi.file, { id, format, lang: languageStore.get() })
  try {
    await download(path, `${t('keep.fileName')}.${format}`, init)
  } catch (error) {
    toast({ title: t('keep.error'), text: errorText(error, t('keep.exportFailed')), tone: 'error' })
  }
}
