import type { ComponentType } from 'react'

/** Draws a reply as the chat does. */
export type ReplyView = ComponentType<{ text: string; streaming?: boolean }>
