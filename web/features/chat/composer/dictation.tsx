import { ActionIcon } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import { IconMicrophone } from '#web/ui/icons/microphone.tsx'
import { drafts } from '../draft/drafts.ts'
import classes from './composer.module.css'
import { type Recognition, recognitionHere, spokenTag } from './recognition.ts'

const t = textsOf('details')

/** What dictation has to say: that it listens, or why it does not. */
export interface DictationState {
  readonly state: 'info' | 'failed'
  readonly text: string
}

type DictationProps = {
  conversationId: string | null
  onState: (state: DictationState | null) => void
}

/**
 * Writes what is said into the message box, in the language of the screen, to be read and sent like anything typed. It
 * begins when its button is pressed and never by itself, and ends with the button, with the page out of sight, or when the
 * browser ends it. Nothing where the browser cannot do it.
 */
export function Dictation({ conversationId, onState }: DictationProps) {
  const language = useLanguage()
  const [session, setSession] = useState<Recognition | null>(null)
  const current = useRef<Recognition | null>(null)
  const told = useEffectEvent(onState)

  useEffect(() => {
    const stop = () => current.current?.stop()
    document.addEventListener('visibilitychange', stop)
    return () => {
      document.removeEventListener('visibilitychange', stop)
      if (!current.current) return
      current.current.onend = null
      current.current.abort()
      told(null)
    }
  }, [])

  const Recognizer = recognitionHere()
  if (!Recognizer) return null

  const begin = () => {
    const recognition = new Recognizer()
    let failure: DictationState | null = null
    recognition.lang = spokenTag(language)
    recognition.continuous = true
    recognition.onresult = ({ results, resultIndex }) => {
      const heard = Array.from(results).slice(resultIndex)
      write(
        conversationId,
        heard.flatMap((result) => (result.isFinal ? (result[0]?.transcript ?? []) : [])),
      )
    }
    recognition.onerror = ({ error }) => {
      failure = error === 'aborted' ? null : failureOf(error)
    }
    recognition.onend = () => {
      current.current = null
      setSession(null)
      onState(failure)
    }
    recognition.start()
    current.current = recognition
    setSession(recognition)
    onState({ state: 'info', text: t('dictation.listening') })
  }
  return (
    <ActionIcon
      className={classes.dictate}
      size={34}
      aria-label={t('dictation.label')}
      title={t('dictation.label')}
      aria-pressed={session !== null}
      onClick={() => (session ? session.stop() : begin())}
    >
      <IconMicrophone size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

/** Puts what was heard behind what stands in the box by then. */
function write(conversationId: string | null, heard: readonly string[]): void {
  const text = heard.join(' ').trim()
  if (text === '') return
  const typed = drafts.get(conversationId).trimEnd()
  drafts.set(conversationId, typed === '' ? text : `${typed} ${text}`)
}

const FAILURES = {
  'not-allowed': 'dictation.denied',
  'service-not-allowed': 'dictation.denied',
  'audio-capture': 'dictation.missing',
  network: 'dictation.offline',
  'no-speech': 'dictation.silent',
  'language-not-supported': 'dictation.language',
} as const

function failureOf(error: string): DictationState {
  const key = Object.hasOwn(FAILURES, error) ? FAILURES[error as keyof typeof FAILURES] : 'dictation.failed'
  return { state: error === 'no-speech' ? 'info' : 'failed', text: t(key) }
}
