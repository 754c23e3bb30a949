import { Button } from '@mantine/core'
import type { PlaybookEntry } from '#shared/playbook.ts'
import { drafts } from '../composer/drafts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import { chat } from '../conversation/current-chat.ts'
import { aboutWords, leadIn } from './ask-about.ts'
import classes from './entry-drawer.module.css'
import { ENTRY_TEXTS } from './entry-texts.ts'
import { openedEntry } from './opened-entry.ts'

/** What to do with an entry. Where it lies over the chat, it goes first. */
export function EntryFoot({ entry, leaves }: { entry: PlaybookEntry; leaves: boolean }) {
  const texts = ENTRY_TEXTS[entry.lang]
  const ask = () => {
    if (leaves) openedEntry.dismiss()
    leadIn.set(chat.get().conversationId, aboutWords(entry.title, entry.lang))
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
        {texts.ask}
      </Button>
      {entry.document && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.also}
          onClick={() => entry.document && write(texts.documents[entry.document])}
        >
          {texts.documents[entry.document]}
        </Button>
      )}
    </div>
  )
}
