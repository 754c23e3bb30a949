import { Button } from '@mantine/core'
import type { PlaybookEntry } from '#shared/playbook.ts'
import { textsOf } from '#web/lib/texts.ts'
import { drafts } from '../composer/drafts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import { chat } from '../conversation/current-chat.ts'
import { aboutWords, leadIn } from './ask-about.ts'
import classes from './entry-drawer.module.css'
import { openedEntry } from './opened-entry.ts'

const t = textsOf('chat')

/** What to do with an entry. Where it lies over the chat, it goes first. */
export function EntryFoot({ entry, leaves }: { entry: PlaybookEntry; leaves: boolean }) {
  const { document } = entry
  const request = document && t(`entry.documents.${document}`)
  const ask = () => {
    if (leaves) openedEntry.dismiss()
    leadIn.set(chat.get().conversationId, aboutWords(entry.title))
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
      {request && (
        <Button variant="subtle" color="gray" className={classes.also} onClick={() => write(request)}>
          {request}
        </Button>
      )}
    </div>
  )
}
