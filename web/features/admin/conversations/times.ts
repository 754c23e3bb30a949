const updated = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const sent = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })

// Browsers differ in the kind of space before AM and PM.
const plainSpaces = (text: string) => text.replace(/[\u202F\u00A0]/g, ' ')

/** "Nov 21, 3:05 PM": MMM d, h:mm a (product.md section 2). */
export function formatUpdated(iso: string): string {
  return plainSpaces(updated.format(new Date(iso)))
}

/** "3:05:09 PM": h:mm:ss a (product.md section 2). */
export function formatSent(iso: string): string {
  return plainSpaces(sent.format(new Date(iso)))
}
