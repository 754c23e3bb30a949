import type { Fence, Html, Marker } from './lines.ts'
import type { SectionLabel } from './section-labels.ts'

export type BlockKind =
  | 'none'
  | 'heading'
  | 'paragraph'
  | 'table'
  | 'list'
  | 'quote'
  | 'fence'
  | 'html'
  | 'code'
  | 'rule'
  | 'rest'

/** A run of text that renders alone exactly as it renders within the whole, link references aside. */
export interface Block {
  /** Offset in the whole text; it never changes, so it serves as a key. */
  start: number
  text: string
  kind: BlockKind
  /** Offset in `text` of the list that follows a section label, else 0. */
  body: number
  label?: SectionLabel
  /** Depths of the headings that this block stands under, outermost first. */
  outline: readonly number[]
  /** Offsets in `text` at which list items or table rows begin; empty where they cannot be told apart. */
  cuts: readonly number[]
}

/** How far a text has been split. Immutable, so that a render that is thrown away does no harm. */
export interface Split {
  text: string
  /** Blocks that no further text can change. */
  settled: readonly Block[]
  /** The block that is still being written. */
  open: Block
  /** Whether link definitions or footnotes may exist, which reach across blocks. */
  hasReferences: boolean
  cursor: Cursor
}

export interface Cursor {
  settled: readonly Block[]
  start: number
  lineStart: number
  kind: BlockKind
  /** The block is complete: the next line with text starts another. */
  ended: boolean
  /** A blank line came last; only lists and indented code can go on after one. */
  blank: boolean
  fence: Fence | undefined
  html: Html | undefined
  marker: Marker | undefined
  /** Lines may belong to the list or quote, or to a paragraph after it: only the parser could tell. */
  unsure: boolean
  table: 'no' | 'maybe' | 'yes'
  lines: number
  head: string
  body: number
  label: SectionLabel | undefined
  depth: number
  outline: readonly number[]
  cuts: readonly number[]
  hasReferences: boolean
}

export const fresh = {
  kind: 'none',
  ended: false,
  blank: false,
  fence: undefined,
  html: undefined,
  marker: undefined,
  unsure: false,
  table: 'no',
  lines: 0,
  head: '',
  body: 0,
  label: undefined,
  depth: 0,
  cuts: [],
} as const

export const origin: Cursor = {
  ...fresh,
  settled: [],
  start: 0,
  lineStart: 0,
  outline: [],
  hasReferences: false,
}
