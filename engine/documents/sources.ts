import type { MESSAGE_SOURCES, SOURCES } from '../content/document-keys.ts'

export type MessageSource = (typeof MESSAGE_SOURCES)[number]
export type Source = (typeof SOURCES)[number]

/** What was read, by what it is; a source with nothing in it is left out. */
export type Readings<Of extends string = Source> = Partial<Record<Of, string>>
