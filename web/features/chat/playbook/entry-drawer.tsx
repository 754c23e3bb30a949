import { Skeleton } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { conversationLanguage } from '#shared/language.ts'
import { unlessOnScreen } from '#web/lib/foreign-lang.ts'
import { languageStore } from '#web/lib/language.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { chat } from '../conversation/current-chat.ts'
import { EntryBody } from './entry-body.tsx'
import classes from './entry-drawer.module.css'
import { EntryFoot } from './entry-foot.tsx'
import { type DrawerPlace, EntryHead } from './entry-head.tsx'
import { openedEntry, type Trail } from './opened-entry.ts'
import { useBackGesture } from './use-back-gesture.ts'
import { type EntryState, useEntry } from './use-entry.ts'

const t = textsOf('chat')

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
        onKeyDown={onKeyDown}
        onAnimationEnd={(event) => {
          if (leaving && event.target === root.current) onGone()
        }}
      >
        <EntryHead place={place} entry={entry} canGoBack={trail.length > 1 || place === 'full'} />
        <div ref={scroller} className={classes.scroller}>
          <h2
            id={titleId}
            className={classes.title}
            lang={title === null ? undefined : unlessOnScreen(entry?.lang ?? lang)}
          >
            {title ?? <span className={classes.unseen}>{t('entry.playbook')}</span>}
          </h2>
          <InPlaceOfEntry state={state} untitled={title === null} />
          {entry && <EntryBody entry={entry} />}
        </div>
        {entry && <EntryFoot entry={entry} leaves={isModal} />}
      </section>
    </>
  )
}

type InPlaceProps = { state: EntryState; untitled: boolean }

/** What stands in the place of an entry that is not there, or not yet. */
function InPlaceOfEntry({ state, untitled }: InPlaceProps) {
  if (state.state === 'loading') return <Bars label={t('entry.loading')} untitled={untitled} />
  if (state.state === 'gone') return <StateLine state="info" text={t('entry.gone')} />
  if (state.state === 'there') return null
  return (
    <StateLine
      state="failed"
      text={t('entry.failed')}
      action={{ label: t('messages.retry'), onClick: state.again }}
    />
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

/** The language that the founder writes in; before they wrote anything, the screen's. */
function languageNow() {
  const { messages } = chat.get()
  return messages.some(({ role }) => role === 'user')
    ? conversationLanguage([...messages])
    : languageStore.get()
}
