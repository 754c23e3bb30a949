import type { Language } from '#shared/language.ts'

/** The part of the browser's SpeechRecognition (Web Speech API) that dictation uses; TypeScript knows only its events. */
export interface Recognition {
  lang: string
  continuous: boolean
  onresult: ((event: Pick<SpeechRecognitionEvent, 'resultIndex' | 'results'>) => void) | null
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, 'error'>) => void) | null
  onend: (() => void) | null
  start(): void
  /** Ends with what was heard. */
  stop(): void
  /** Ends, and drops what was heard since the last result. */
  abort(): void
}

interface SpeechWindow {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** The browser's way to turn speech into text; undefined where it has none. */
export function recognitionHere(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

const USUAL = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const

/** The tag of a language as the person's browser speaks it. */
export function spokenTag(language: Language, preferred: readonly string[] = navigator.languages): string {
  return preferred.find((tag) => tag.startsWith(`${language}-`)) ?? USUAL[language]
}
