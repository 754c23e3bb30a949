import { type RefObject, useEffect, useRef } from 'react'

/** Characters of a word, for the end of what is searched for. */
const WORD = '[\\p{L}\\p{N}\\p{M}]'

/**
 * Marks words wherever they stand within an element, whatever draws its text, by the browser's highlights: nothing is added
 * to the page. `name` is that of the highlight in the style sheets. A browser without highlights shows the text as it is.
 */
export function useMarks(name: string, words: readonly string[]): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = words.join('\n')
  useEffect(() => {
    const element = ref.current
    if (!element || wanted === '' || !('highlights' in CSS)) return
    const mark = () => CSS.highlights.set(name, new Highlight(...rangesOf(element, wanted.split('\n'))))
    mark()
    // A reply is drawn once its code is there.
    const watch = new MutationObserver(mark)
    watch.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      CSS.highlights.delete(name)
    }
  }, [name, wanted])
  return ref
}

/** Where the words begin a word in the texts of an element, letter case and accents aside. */
function rangesOf(element: Element, words: readonly string[]): Range[] {
  const sources = words.map((word) => fold(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<!${WORD})(?:${sources.join('|')})`, 'gu')
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const folded = fold(text)
    // Where folding changes the length, places would be off by some letters.
    const searched = folded.length === text.length ? folded : text.toLowerCase()
    for (const { index, 0: found } of searched.matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      ranges.push(range)
    }
  }
  return ranges
}

/** Text without case, and letters without their accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
