import type { ComponentType } from 'react'

export interface ToastInput {
  title: string
  text?: string
  tone: 'ok' | 'error' | 'info'
  /** Milliseconds; 5 s, errors 8 s. */
  duration?: number
  /** What is being done: a toast takes away the one before it of the same act. */
  act?: string
  /** Whether it stands in the room that the page keeps for it, where there is some, and covers nothing. */
  aside?: boolean
  action?: { label: string; onClick: () => void }
}

/** What draws toasts; loaded after the first page, so that it is there when the network is not. */
export interface ToastView {
  show(input: ToastInput): void
  /** Takes away all that are shown. */
  clear(): void
  Host: ComponentType
}
