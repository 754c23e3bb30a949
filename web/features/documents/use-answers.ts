import { useSyncExternalStore } from 'react'
import type { DocumentView } from './document-view.ts'
import type { SaverState } from './saver.ts'

/** Where an answer comes from; null for a field that is open. */
export type AnswerSource = 'message' | 'roadmap' | 'typed' | null

export interface Answers extends SaverState {
  /** What stands in each field, by key. */
  readonly values: Record<string, string>
  sourceOf(key: string): AnswerSource
}

/** The answers of a document as they stand; renders again with each letter typed. */
export function useAnswers({ form, offered, saver }: DocumentView): Answers {
  const state = useSyncExternalStore(saver.subscribe, saver.get)
  const typedIn = (key: string) => state.typed.get(key) ?? null
  const answerTo = (key: string) => typedIn(key) ?? offered[key]?.value ?? ''
  return {
    ...state,
    values: Object.fromEntries(form.fields.map(({ key }) => [key, answerTo(key)])),
    sourceOf(key) {
      if (answerTo(key).trim() === '') return null
      return typedIn(key) === null ? (offered[key]?.source ?? null) : 'typed'
    },
  }
}
