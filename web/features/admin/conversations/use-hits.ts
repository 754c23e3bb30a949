import { type RefObject, useEffect, useMemo, useState } from 'react'
import { type AdminMessage, TEXT_MIN } from '#shared/admin/conversations.ts'

/** The words of a search: each by itself, what stands in quotes together. None of a search that is too short. */
export function wordsOf(search: string): string[] {
  if (search.trim().length < TEXT_MIN) return []
  return Array.from(search.matchAll(/"([^"]*)"?|[^\s"]+/g), ([whole, quoted]) =>
    (quoted ?? whole).trim(),
  ).filter(Boolean)
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The messages in which all words stand, and the one of them that is looked at; it is scrolled to. */
export function useHits(
  messages: readonly AdminMessage[],
  search: string,
  /** Takes what moves on, for the keys in the search field. */
  stepper: RefObject<(direction: 1 | -1) => void>,
) {
  const [at, setAt] = useState(0)
  const found = useMemo(() => {
    const words = wordsOf(search).map(fold)
    if (words.length === 0) return []
    return messages
      .filter(({ content }) => {
        const text = fold(content)
        return words.every((word) => text.includes(word))
      })
      .map(({ id }) => id)
  }, [messages, search])
  const current = found[at % Math.max(1, found.length)]
  const step = (direction: 1 | -1) =>
    setAt((before) => (before + direction + found.length) % Math.max(1, found.length))
  useEffect(() => {
    stepper.current = step
  })
  useEffect(() => {
    if (current) document.getElementById(`message-${current}`)?.scrollIntoView({ block: 'center' })
  }, [current])
  return { count: found.length, place: found.length === 0 ? 0 : (at % found.length) + 1, current, step }
}
