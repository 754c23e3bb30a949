import { Button } from '@mantine/core'
import type { PlaybookEntry } from '#shared/playbook.ts'
import { textsOf } from '#web/lib/texts.ts'
import { chat } from '../conversation/current-chat.ts'
import { aboutWords, leadIn } from '../draft/ask-about.ts'
import { drafts } from '../draft/drafts.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import classes from './entry-drawer.module.css'
import { openedEntry } from './opened-entry.ts'

const t = textsOf('chat')

/** What to do with an entry. Where it lies over the chat, it goes first. */
export function EntryFoot({ entry, leaves }: { entry: PlaybookEntry; leaves: boolean }) {
  const { document, lang } = entry
  const ask = () => {
    if (leaves) openedEntry.dismiss()
    leadIn.set(chat.get().conversationId, aboutWords(entry.title, lang))
    focusComposer({ always: true })
  }
  const write = (words: string) => {
    if (leaves) openedEntry.dismiss()
    // While a reply is being written, it waits in the message box.
    if (!chat.send(words)) drafts.keep(chat.get().conversationId, words)
    focusComposer()
  }
  return (
    <div className={classes.foot}>
      <Button variant="filled" onClick={ask}>
        {t('entry.ask')}
      </Button>
      {document && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.also}
          // Sent in the founder's name: in the language of the conversation.
          onClick={() => write(t.in(lang)(`entry.documents.${document}`))}
        >
          {t(`entry.documents.${document}`)}
        </Button>
      )}
    </div>
  )
}
