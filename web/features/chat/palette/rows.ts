import type { ComponentType } from 'react'
import type { Place } from '#shared/conversation-search.ts'

export type Group = 'conversations' | 'pages' | 'actions'
export const GROUPS: readonly Group[] = ['conversations', 'pages', 'actions']
/** Rows of a group until all are asked for. */
export const ROWS_SHOWN = 5

/** What the palette offers: something to open or to do. */
export interface Row {
  /** One of its kind in the palette; part of an element's id. */
  readonly id: string
  readonly group: Group
  readonly icon: ComponentType<{ size: number; stroke: number; className?: string | undefined }>
  readonly title: string
  /** Where the title matches. */
  readonly places: readonly Place[]
  /** The title stands in a sentence of the screen, as what would be asked does. */
  readonly asked?: boolean
  /** Said at the right: a day, or what is chosen now. */
  readonly aside?: string
  /** The line of a conversation that matches. */
  readonly line?: { readonly own: boolean; readonly text: string; readonly places: readonly Place[] }
  /** Where it leads; rows with an address open in a new tab too. */
  readonly to?: string
  /** What it does, where it leads nowhere. */
  readonly act?: () => void
  /** It shows other rows, so that the palette stays open. */
  readonly stays?: boolean
}

/** The part of a row's title that matches; rows that do not match a query are left out. */
export type Match = (title: string) => readonly Place[] | null
