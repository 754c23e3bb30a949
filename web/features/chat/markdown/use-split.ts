import { useMemo, useRef } from 'react'
import type { Block, Split } from './blocks.ts'
import { splitBlocks } from './split-blocks.ts'

const groupSize = 16

interface Groups {
  groups: readonly (readonly Block[])[]
  hasReferences: boolean
}

/** The blocks of a growing text, in groups; a full group stays the same array for as long as the text grows. */
export function useSplit(text: string, streaming: boolean): Groups {
  // Only a cache of a pure function: any earlier state of the same text leads to the same result.
  const previous = useRef<{ split: Split; full: Block[][] }>(undefined)
  return useMemo(() => {
    const split = splitBlocks(text, previous.current?.split, !streaming)
    const { settled } = split
    const before = previous.current?.full ?? []
    const same = before.filter((group, index) => group[0] === settled[index * groupSize])
    const full = [...same]
    while ((full.length + 1) * groupSize <= settled.length) {
      full.push(settled.slice(full.length * groupSize, (full.length + 1) * groupSize))
    }
    if (streaming) previous.current = { split, full }
    const isEmpty = split.open.text.trim() === ''
    const last = [...settled.slice(full.length * groupSize), ...(isEmpty ? [] : [split.open])]
    return { groups: last.length > 0 ? [...full, last] : full, hasReferences: split.hasReferences }
  }, [text, streaming])
}
