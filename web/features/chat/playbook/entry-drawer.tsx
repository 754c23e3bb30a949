import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { useClipboard, useReducedMotion } from '@mantine/hooks'
import { IconArrowLeft, IconCheck, IconLink, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { conversationLanguage } from '#shared/language.ts'
import { type PlaybookEntry, playbookPath } from '#shared/playbook.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { browserLanguage } from '../address/browser-language.ts'
import { drafts } from '../composer/drafts.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import { chat } from '../conversation/current-chat.ts'
import { aboutWords, leadIn } from './ask-about.ts'
import { EntryBody } from './entry-body.tsx'
import classes from './entry-drawer.module.css'
import { ENTRY_TEXTS } from './entry-texts.ts'
import { openedEntry, type Trail } from './opened-entry.ts'
import { useBackGesture } from './use-back-gesture.ts'
import { useEntry } from './use-entry.ts'

export type DrawerPlace = 'beside' | 'over' | 'full'

type EntryDrawerProps = {
  /** Beside the chat, which stays usable; over it; or, on phones, in its place. */
  place: DrawerPlace
}

/** An entry of the playbook beside the chat; it stays for its way out. */
export function EntryDrawer({ place }: EntryDrawerProps) {
  const opened = useSyncExternalStore(openedEntry.subscribe, openedEntry.get)
  const [last, setLast] = useState<Trail | null>(opened)
  const still = useReducedMotion()
  if (opened && opened !== last) setLast(opened)
  useEffect(() => {
    if (!opened) openedEntry.returnFocus()
  }, [opened])
  const trail = opened ?? (still ? null : last)
  if (!trail) return null
  return <Drawer place={place} trail={trail} leaving={!opened} onGone={() => setLast(null)} />
}

function Drawer({
  place,
  trail,
  leaving,
  onGone,
}: EntryDrawerProps & { trail: Trail; leaving: boolean; onGone: () => void }) {
  const shown = trail.at(-1)
  const id = shown?.id ?? ''
  const lang = languageNow()
  const state = useEntry(id, lang)
  const entry = state.state === 'there' ? state.entry : null
  const texts = ENTRY_TEXTS[entry?.lang ?? lang]
  const title = entry?.title ?? shown?.title ?? null
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isModal = place !== 'beside'

  useEffect(() => {
    if (leaving || id === '') return
    // Each entry begins at its top.
    scroller.current?.scrollTo(0, 0)
    root.current?.focus({ preventScroll: true })
  }, [id, leaving])

  useBackGesture(isModal && !leaving, openedEntry.close)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    openedEntry.close()
  }
  const canGoBack = trail.length > 1 || place === 'full'
  return (
    <>
      {isModal && (
        <div
          className={classes.overlay}
          data-leaving={leaving || undefined}
          aria-hidden="true"
          onClick={openedEntry.close}
        />
      )}
      <section
        ref={root}
        className={classes.root}
        data-place={place}
        data-leaving={leaving || undefined}
        role="dialog"
        aria-modal={isModal || undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
        lang={entry?.lang ?? lang}
        onKeyDown={onKeyDown}
        onAnimationEnd={(event) => {
          if (leaving && event.target === root.current) onGone()
        }}
      >
        <div className={classes.head}>
          {canGoBack && (
            <ActionIcon
              className={classes.back}
              aria-label={texts.back}
              title={texts.back}
              onClick={openedEntry.back}
            >
              <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
          <p className={classes.place}>{entry ? `Playbook · ${entry.category}` : 'Playbook'}</p>
          {entry && <CopyLink id={entry.id} labels={texts} />}
          {place !== 'full' && (
            <ActionIcon aria-label={texts.close} title={texts.close} onClick={openedEntry.close}>
              <IconX size={20} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
        <div ref={scroller} className={classes.scroller}>
          <h2 id={titleId} className={classes.title}>
            {title ?? <span className={classes.unseen}>Playbook</span>}
          </h2>
          {state.state === 'loading' && <Bars label={texts.loading} untitled={title === null} />}
          {state.state === 'failed' && (
            <StateLine
              state="failed"
              text={texts.failed}
              action={{ label: texts.retry, onClick: state.again }}
            />
          )}
          {state.state === 'gone' && <StateLine state="info" text={texts.gone} />}
          {entry && <EntryBody entry={entry} />}
        </div>
        {entry && <Foot entry={entry} leaves={isModal} />}
      </section>
    </>
  )
}

function Bars({ label, untitled }: { label: string; untitled: boolean }) {
  return (
    <div className={classes.bars} role="status" aria-label={label}>
      {untitled && <Skeleton height={26} width="60%" />}
      <Skeleton height={16} width="92%" />
      <Skeleton height={16} width="100%" />
      <Skeleton height={16} width="74%" />
    </div>
  )
}

function CopyLink({ id, labels }: { id: string; labels: { copy: string; copied: string } }) {
  const clipboard = useClipboard({ timeout: 2000 })
  const label = clipboard.copied ? labels.copied : labels.copy
  const Icon = clipboard.copied ? IconCheck : IconLink
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      onClick={() => clipboard.copy(new URL(playbookPath(id), window.location.origin).href)}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

/** What to do with an entry. Where it lies over the chat, it goes first. */
function Foot({ entry, leaves }: { entry: PlaybookEntry; leaves: boolean }) {
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

/** The language that the founder writes in; before they wrote anything, the browser's. */
function languageNow() {
  const { messages } = chat.get()
  return messages.some(({ role }) => role === 'user')
    ? conversationLanguage([...messages])
    : browserLanguage()
}
