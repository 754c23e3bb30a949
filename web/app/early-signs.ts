import type { DrawnFrom } from '#shared/drawn-page.ts'

/** What happened on the screen that the server has drawn, before the client had taken it over. */
export interface Early {
  /** What the server said while it drew the page of the person; undefined where it drew nobody's own. */
  readonly from?: Promise<DrawnFrom | undefined>
  /** Whether the page is shown as the server has drawn it. */
  readonly isShown?: boolean
  /** Gives `keep` what is typed in the message box, now and with each change, until `repeat`. */
  typed(keep: (text: string) => void): void
  /** Presses or chooses again what was pressed or chosen last: the client listens now. */
  repeat(): void
}

export const NOTHING_EARLY: Early = { typed: () => {}, repeat: () => {} }
