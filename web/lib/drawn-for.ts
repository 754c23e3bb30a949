import type { DrawnFor } from '#shared/drawn-page.ts'

/** The device that the server draws a page for. In a browser nobody asks: it knows itself. */
export const drawnFor: { -readonly [Key in keyof DrawnFor]: DrawnFor[Key] } = {
  isPhone: false,
  timeZone: undefined,
}
